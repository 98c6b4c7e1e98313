import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a value when it is first asked for, and keeps it: tables cost nothing until a mark needs them. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Returns the lines of a table in `data/`, without its comments (`#`) and blank lines. */
export const dataLines = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'data', name), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))

/** Returns the words of a line, separated by spaces. */
export const wordsOf = (line: string): string[] => line.split(/\s+/).filter(word => word !== '')

const MOST_REMEMBERED = 16_384

/** Remembers what was worked out of the latest words, `most` of them: a register has the same words in thousands of marks. */
export const remembering = <Answer extends string | readonly string[] | ReadonlySet<number>>(
  work: (word: string) => Answer,
  most = MOST_REMEMBERED,
): ((word: string) => Answer) => {
  let known = new Map<string, Answer>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= most) known = new Map()
    const answer = work(word)
    known.set(word, answer)
    return answer
  }
}
