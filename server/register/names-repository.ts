import { type SqlBool, sql } from 'kysely'
import { type Database, escapeLike } from '../storage/database.ts'
import { askPlaces, compareTexts, inAllPlaces, markPlaces } from '../storage/shards.ts'
import type { NameCount, NameView } from '../storage/tables.ts'

/** The marks of a name that count: all, published ones, registered ones, or those that a decision went against. */
export type MarkScope = keyof NameCount

/** A name of the register, once, with the number of its marks that count. */
export interface RegisterName {
  name: string
  enName: string
  total: number
}

interface NamesAsked {
  /** The registers whose names are asked for. */
  registers: readonly number[]
  /** Asks for names that begin with the text rather than contain it. */
  isPrefix?: boolean
  scope?: MarkScope
  limit: number
}

/** Returns the names that one server has, those with most of its marks first. */
const readNames = (
  db: Database,
  view: NameView,
  text: string,
  { registers, isPrefix = false, scope = 'marks', limit, names }: NamesAsked & { names?: readonly string[] },
): Promise<RegisterName[]> => {
  const isAsked = isPrefix
    ? sql<SqlBool>`folded like lower(${`${escapeLike(text)}%`})`
    : sql<SqlBool>`position(lower(${text}) in folded) > 0`
  return db
    .selectFrom(view)
    .select(({ fn }) => [
      'name',
      fn.max('name_en').as('enName'),
      sql<number>`sum(${sql.ref(scope)})::float8`.as('total'),
    ])
    .where(isAsked)
    .where('register_id', '=', sql<number>`any(${registers}::integer[])`)
    .where(scope, '>', 0)
    .$if(names !== undefined, query => query.where('name', '=', sql<string>`any(${names}::text[])`))
    .groupBy('name')
    .orderBy('total', 'desc')
    .orderBy(sql`name collate "C"`)
    .limit(limit)
    .execute()
}

/**
 * Returns the names that contain the text in either language, in any case, those with most marks first; as of the last
 * refresh.
 */
export const listNames = async (
  db: Database,
  view: NameView,
  text: string,
  asked: NamesAsked,
): Promise<RegisterName[]> => {
  if (markPlaces(db).length === 1) return readNames(db, view, text, asked)
  const { limit } = asked
  for (let most = limit; ; most *= 4) {
    // A name may have its marks on several servers: no first list says how many in all.
    const { answers } = await askPlaces(db, [], part => readNames(part, view, text, { ...asked, limit: most }))
    const names = [...new Set(answers.flatMap(list => list.map(({ name }) => name)))]
    const counts = await askPlaces(db, [], part =>
      readNames(part, view, text, { ...asked, names, limit: names.length }),
    )
    const whole = [...Map.groupBy(counts.answers.flat(), ({ name }) => name)].map(([name, parts]) => ({
      name,
      enName: parts.map(({ enName }) => enName).reduce((last, one) => (one > last ? one : last), ''),
      total: parts.reduce((sum, { total }) => sum + total, 0),
    }))
    const first = whole.sort((a, b) => b.total - a.total || compareTexts(a.name, b.name)).slice(0, limit)
    // What stands in no list has at most as many marks as the last of each that is full.
    const bound = answers.reduce((sum, list) => sum + (list.length < most ? 0 : (list.at(-1)?.total ?? 0)), 0)
    if (bound === 0 || (first.length === limit && (first.at(-1)?.total ?? 0) > bound)) return first
  }
}

const VIEWS: readonly NameView[] = ['register_owners', 'register_agents', 'register_wordings']

/** Lists the names of the marks in the register anew. */
export const refreshNames = async (db: Database): Promise<void> => {
  await inAllPlaces(db, async part => {
    for (const view of VIEWS) {
      await sql`refresh materialized view ${sql.table(view)}`.execute(part)
      await sql`analyze ${sql.table(view)}`.execute(part)
    }
  })
}
