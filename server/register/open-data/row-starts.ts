import type { ReadColumn } from './open-tables.ts'

/** How a cell of a kind may read at the beginning of a row, where its kind tells; quoted or not. */
const OPENINGS: Partial<Record<ReadColumn['kind'], string>> = {
  number: '[A-Za-z]{0,2}\\d{1,12}[A-Za-z]{0,2}',
  class: '(?:第?\\d{1,3}类?)',
  date: '(?:\\d{4}[-/.年]?\\d{1,2}[-/.月]?\\d{1,2}日?(?:[ T][\\d:.]+)?)?',
}
/** A number alone begins a row where it is at least this long: 1200, in an address that runs over, does too, 12 does not. */
const TELLING_NUMBER = /\d{4}/

export interface RowStarts {
  /** Returns true for a line that begins a row, after one that has this many cells. */
  begins(line: string, cellsBefore: number): boolean
}

/**
 * Returns the test for lines that begin a row of a table with these columns: they open with its number, its class and, where a day
 * comes next, with that day (docs/register.md §1). Any other line goes on from the row before it. Quotes play no part in this, so that
 * a broken one never swallows the rows behind it.
 */
export const rowStartsOf = (columns: readonly ReadColumn[], separator: string): RowStarts => {
  const between = separator === '\t' ? '\\t' : separator
  const openings: string[] = []
  for (const { kind } of columns) {
    const opening = OPENINGS[kind]
    if (opening === undefined) break
    openings.push(`\\s*"*\\s*${opening}\\s*"*\\s*`)
  }
  const isLast = openings.length === columns.length
  const start = new RegExp(`^\\ufeff?${openings.join(between)}${isLast ? '$' : between}`, 'u')
  if (openings.length >= 2) return { begins: line => start.test(line) }
  return {
    begins(line, cellsBefore) {
      if (openings.length === 0) return cellsBefore >= columns.length
      return start.test(line) && (cellsBefore >= columns.length || TELLING_NUMBER.test(line.split(separator)[0] ?? ''))
    },
  }
}
