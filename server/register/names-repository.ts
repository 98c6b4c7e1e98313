import { type SqlBool, sql } from 'kysely'
import { type Database, escapeLike } from '../storage/database.ts'
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

/**
 * Returns the names that contain the text in either language, in any case, those with most marks first; as of the last
 * refresh.
 */
export const listNames = (
  db: Database,
  view: NameView,
  text: string,
  { registers, isPrefix = false, scope = 'marks', limit }: NamesAsked,
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
    .groupBy('name')
    .orderBy('total', 'desc')
    .orderBy(sql`name collate "C"`)
    .limit(limit)
    .execute()
}

const VIEWS: readonly NameView[] = ['register_owners', 'register_agents', 'register_wordings']

/** Lists the names of the marks in the register anew. */
export const refreshNames = async (db: Database): Promise<void> => {
  for (const view of VIEWS) {
    await sql`refresh materialized view ${sql.table(view)}`.execute(db)
    await sql`analyze ${sql.table(view)}`.execute(db)
  }
}
