import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a table in `data/`, without its comments (`#`) and blank lines. */
export const dataLines = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'data', name), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))

/** The words of a line, separated by spaces. */
export const wordsOf = (line: string): string[] => line.split(/\s+/).filter(word => word !== '')
