import { CLASS_COUNT } from '#contract/limits.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'

const SEPARATOR = '|'

/**
 * Decodes a value that may have been encoded once more than the address itself (docs/specification.md §2); any other
 * stays as it is.
 */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const splitAll = (values: readonly string[]): string[] =>
  filledRows(values.flatMap(value => decode(value).split(SEPARATOR)))

const isClass = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= CLASS_COUNT

/** Returns the names and classes in the page's address (`markname`, `cats`); null where it names no mark. */
export const readPrefill = (query: URLSearchParams): { marknames: string[]; categories: number[] } | null => {
  const marknames = splitAll(query.getAll('markname'))
  if (marknames.length === 0) return null
  const classes = splitAll(query.getAll('cats')).map(Number).filter(isClass)
  return { marknames, categories: [...new Set(classes)].sort((a, b) => a - b) }
}
