import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazily } from '../similarity/data-table.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Returns the version of the program, as its package names it. */
export const engineVersion = lazily((): string => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
})

/** The folders whose files decide what a search finds and how it is judged. */
const FOLDERS = [
  'server/similarity',
  'server/mark-index',
  'server/absolute-grounds',
  'domain/verdict',
  'domain/goods',
  'domain/mark',
]
const SHOWN = 12

/**
 * Returns a digest of the rules and their data, so that two reports can be told to rest on the same ones: the first digits
 * of SHA-256 over the files in the order of their names.
 */
export const rulesVersion = lazily((): string => {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
    for (const name of names) hash.update(name.slice(ROOT.length)).update('\0').update(readFileSync(name)).update('\0')
  }
  return hash.digest('hex').slice(0, SHOWN)
})
