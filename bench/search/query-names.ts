import { sql } from 'kysely'
import { hanName, inventName } from '../../server/register/sample/mark-names.ts'
import { inventNearPair, NEAR_RULES } from '../../server/register/sample/near-names.ts'
import { seededRandom } from '../../server/register/sample/seeded-random.ts'
import { describeMark } from '../../server/similarity/mark-profile.ts'
import type { Database } from '../../server/storage/database.ts'
import { recallNames } from '../../tests/support/recall-names.ts'

export const KINDS = ['Han', 'mixed', 'Latin'] as const
type Kind = (typeof KINDS)[number]

/** A name to search for, and a class to search in, as often as its marks stand there. */
export interface Query {
  name: string
  kind: Kind
  niceClass: number
}

const kindOf = (name: string): Kind | null => {
  const { isHan, isLatin, text } = describeMark(name)
  if (text === '') return null
  return isHan ? 'Han' : isLatin ? 'Latin' : 'mixed'
}

/**
 * Names to search for, of each kind as often as the register has it, none twice: a third stand in the register as they are,
 * a third are new, a third are made near to something by one of the rules.
 */
export const queryNames = async (db: Database, count: number, seed: number): Promise<Query[]> => {
  const random = seededRandom(seed)
  const { rows } = await sql<{ name: string; class: number }>`
    select name, class from marks where name <> '' order by md5(id::text || ${seed}) limit ${count}`.execute(db)
  const names = rows.map((row, index) => {
    if (index % 3 === 0) return { ...row, name: row.name }
    if (index % 3 === 1) return { ...row, name: inventName(random) }
    return {
      ...row,
      name: inventNearPair(random, NEAR_RULES[index % NEAR_RULES.length] ?? 'R01').later || hanName(random),
    }
  })
  return names.flatMap(({ name, class: niceClass }) => {
    const kind = kindOf(name)
    return kind ? [{ name, kind, niceClass }] : []
  })
}

/** Names of every kind that is near to some of the register by a rule, composites among them, to hold recall against comparing all. */
export const recallQueries = async (db: Database, count: number): Promise<Omit<Query, 'niceClass'>[]> => {
  const { rows } = await sql<{ name: string }>`select distinct name from marks where name <> '' order by name`.execute(
    db,
  )
  const register = rows.map(({ name }) => name)
  return recallNames(register, count, 3).flatMap(({ name }) => {
    const kind = kindOf(name)
    return kind ? [{ name, kind }] : []
  })
}
