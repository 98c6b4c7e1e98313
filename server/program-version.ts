import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Returns the version of the program, as its package names it. */
export const programVersion = (): string => {
  if (known === undefined) {
    const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
    known = (JSON.parse(manifest) as { version: string }).version
  }
  return known
}
