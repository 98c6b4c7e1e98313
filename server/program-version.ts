import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazily } from './similarity/data-table.ts'

/** Returns the version of the program, as its package names it. */
export const programVersion = lazily((): string => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
  return version
})
