import { sql } from 'kysely'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import { storedKeys } from './mark-keys.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Returns a key as the 32-bit number the index holds (FNV-1a). Two keys may share one: what is found is compared afterwards. */
export const tokenOf = (key: string): number => {
  let hash = OFFSET
  for (let place = 0; place < key.length; place += 1) hash = Math.imul(hash ^ key.charCodeAt(place), PRIME)
  return hash | 0
}

/** The version of the keys that `indexMark` makes. Marks that were indexed under another version are indexed again. */
export const TOKEN_VERSION = 4

/** The columns by which a mark of the register is found: `tok`, `lt` and `scope`. */
export interface MarkIndex {
  tok: number[]
  /** Text of a tsvector. */
  lt: string
  scope: number[]
}

/** Characters of a wording from its beginning and from its end at which it can be entered. */
const MOST_STARTS = 64
/** PostgreSQL takes lexemes of 2046 bytes. */
const LONGEST_LEXEME = 500

/**
 * Returns a wording as lexemes: itself after `^`, then each of its shorter ends. So `^ab:*` asks for what begins with, `b | ^b` for what ends
 * with, and `b:* | ^b:*` for what contains. The wording is normalised: letters and digits, nothing to escape.
 */
const lexemesOf = (characters: readonly string[]): string[] => {
  if (characters.length === 0) return []
  const isNear = (start: number): boolean => start < MOST_STARTS || start >= characters.length - MOST_STARTS
  const ends = characters.flatMap((_, start) =>
    start > 0 && isNear(start) ? [characters.slice(start, start + LONGEST_LEXEME).join('')] : [],
  )
  return [`^${characters.slice(0, LONGEST_LEXEME).join('')}`, ...ends]
}

/** Returns the number a class or a group goes by in `scope`: 9 for class 9, 901 for group 0901. */
export const scopeOf = (code: string | number): number => Number(code)

/** The groups of a mark as SQL reads them out of its scope, where they stand behind its class. */
export const GROUPS_IN_SCOPE = sql<string[]>`array(select lpad(code::text, 4, '0') from unnest(scope[2:]) as code)`

type WordingIndex = Pick<MarkIndex, 'tok' | 'lt'>

/** The indexes of the latest wordings, because the marks of a family stand side by side in a register. */
const known = new WeakMap<MarkProfile, WordingIndex>()

const indexWording = (mark: MarkProfile): WordingIndex => {
  const indexed = known.get(mark)
  if (indexed) return indexed
  const index = {
    tok: [...new Set(storedKeys(mark).map(tokenOf))],
    lt: [...new Set(lexemesOf(mark.characters))].map(lexeme => `'${lexeme}'`).join(' '),
  }
  known.set(mark, index)
  return index
}

/** Makes the index of a mark from its wording (empty for a device alone), its class and its groups. */
export const indexMark = ({
  name,
  class: niceClass,
  groups,
}: {
  name: string
  class: number
  groups: readonly string[]
}): MarkIndex => ({
  ...indexWording(describeMark(name)),
  scope: [niceClass, ...new Set(groups.map(scopeOf))].filter(Number.isSafeInteger),
})
