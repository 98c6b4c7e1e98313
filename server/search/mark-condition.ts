import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchMode } from '#contract/vocabulary.ts'
import { filterWithPauses } from '../breathing-space.ts'
import { tokenOf } from '../mark-index/index-mark.ts'
import { look, meaning } from '../mark-index/look-and-meaning-keys.ts'
import type { MarkKey } from '../mark-index/mark-key.ts'
import { pinyin, sound } from '../mark-index/sound-keys.ts'
import { listNames } from '../register/names-repository.ts'
import { describeMark } from '../similarity/mark-profile.ts'
import type { Database } from '../storage/database.ts'
import { findWordings, NO_FILTER } from './marks-repository.ts'
import { onceAWording } from './near-marks.ts'
import { describeSearched } from './searched-name.ts'

type Condition = RawBuilder<SqlBool>

/** Every way of searching but by similarity. */
export type WordMode = Exclude<SearchMode, 'similar'>

export interface AskedMarks {
  condition: Condition
  /** True where so many marks came near that not all were looked at. */
  isCut: boolean
  /** Classes whose server did not answer while the condition was made. */
  unsearched?: number[]
}

/** Returns a lexeme as a tsquery takes it; normalised wording has nothing to escape but what letters of other scripts may hide. */
const lexeme = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const byLexemes = (query: string): Condition => sql<SqlBool>`lt @@ ${query}::tsquery`

const MOST_PARTS = 2_000

/** Returns the runs of characters of a wording, the shortest first, until they are too many: what may stand in it. */
const partsOf = (characters: readonly string[]): string[] => {
  const parts = new Set<string>()
  for (let size = 1; size <= characters.length; size += 1)
    for (let start = 0; start + size <= characters.length; start += 1) {
      if (parts.size === MOST_PARTS) return [...parts]
      parts.add(characters.slice(start, start + size).join(''))
    }
  return [...parts]
}

/** Marks whose wording is the text, begins or ends with it, contains it or stands in it. Null for a text without wording. */
const wordingCondition = (
  mode: 'identical' | 'prefix' | 'suffix' | 'contains' | 'contained',
  text: string,
): AskedMarks | null => {
  const mark = describeSearched(text)
  if (mark.text === '') return null
  const parts = mode === 'contained' ? partsOf(mark.characters) : []
  const asked = {
    identical: () => lexeme(`^${mark.text}`),
    prefix: () => `${lexeme(`^${mark.text}`)}:*`,
    suffix: () => `${lexeme(mark.text)} | ${lexeme(`^${mark.text}`)}`,
    contains: () => `${lexeme(mark.text)}:* | ${lexeme(`^${mark.text}`)}:*`,
    contained: () => parts.map(part => lexeme(`^${part}`)).join(' | '),
  }
  return { condition: byLexemes(asked[mode]()), isCut: parts.length === MOST_PARTS }
}

const MOST_MARKS = 20_000
const MOST_PARTIES = 2_000

/** Marks of owners, or agents, whose name holds the text: of those with most marks where so many would be too many. */
const partyCondition = async (
  db: Database,
  registers: readonly number[],
  party: 'owner' | 'agent',
  text: string,
): Promise<AskedMarks | null> => {
  if (text === '') return null
  const parties = await listNames(db, `register_${party}s`, text, { registers, limit: MOST_PARTIES })
  const names: string[] = []
  let marks = 0
  for (const { name, total } of parties) {
    marks += total
    if (marks > MOST_MARKS && names.length > 0) break
    names.push(name)
  }
  const condition = sql<SqlBool>`${sql.ref(party)} = any(${names}::text[])`
  return { condition, isCut: names.length < parties.length || parties.length === MOST_PARTIES }
}

/** Marks with one of the numbers, however they are parted: of the application or of the registration. */
const numberCondition = (text: string): Condition | null => {
  const numbers = text
    .normalize('NFKC')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu)
  return (
    numbers &&
    sql<SqlBool>`(reg_no = any(${numbers}::text[]) or (registration_no <> '' and registration_no = any(${numbers}::text[])))`
  )
}

/** Returns the marks that share a whole key with the text; hashes alone may deceive, so the keys themselves are held side by side. */
const keyCondition = async (
  db: Database,
  registers: readonly number[],
  keys: readonly MarkKey[],
  text: string,
): Promise<AskedMarks | null> => {
  const name = describeSearched(text)
  if (name.text === '') return null
  const asked = new Set(keys.flatMap(key => key.asked(name, [])))
  const tokens = [...asked].map(tokenOf)
  const { rows, isCut, unsearched } = await findWordings(db, {
    tokens,
    filter: { ...NO_FILTER, registers },
    most: MOST_MARKS,
  })
  const sharesKey = onceAWording(other =>
    keys.some(key => key.stored(describeMark(other)).some(stored => asked.has(stored))),
  )
  const ids = (await filterWithPauses(rows, sharesKey)).map(({ id }) => id)
  return { condition: sql<SqlBool>`id = any(${ids}::bigint[])`, isCut, unsearched }
}

const whole = (condition: Condition | null): AskedMarks | null => condition && { condition, isCut: false }

/**
 * Returns the marks of registers that a text asks for in one of the ways; null where it has nothing to search by. Throws as
 * `describeSearched`.
 */
export const findAsked = async (
  db: Database,
  registers: readonly number[],
  mode: WordMode,
  text: string,
): Promise<AskedMarks | null> => {
  if (mode === 'sounds') return keyCondition(db, registers, [sound, pinyin], text)
  if (mode === 'looks') return keyCondition(db, registers, [look], text)
  if (mode === 'meaning') return keyCondition(db, registers, [meaning], text)
  if (mode === 'number') return whole(numberCondition(text))
  if (mode === 'owner' || mode === 'agent') return partyCondition(db, registers, mode, text.replaceAll('\0', '').trim())
  return wordingCondition(mode, text)
}
