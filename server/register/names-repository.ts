import { type SqlBool, sql } from 'kysely'
import { type Database, escapeLike } from '../storage/database.ts'
import type { NameCount, NameView } from '../storage/tables.ts'

/** Which marks of a name count: all, published ones, registered ones, or those a decision went against. */
export type MarkScope = keyof NameCount

/** A name of the register, once, with how many of its marks count. */
export interface RegisterName {
  name: string
  enName: string
  total: number
}

interface NamesAsked {
  /** Names that begin with the text, rather than hold it. */
  isPrefix?: boolean
  scope?: MarkScope
  limit: number
}

/** Names that hold the text in either language, whatever its case, those with most marks first; as the register last settled. */
export const listNames = (
  db: Database,
  view: NameView,
  text: string,
  { isPrefix = false, scope = 'marks', limit }: NamesAsked,
): Promise<RegisterName[]> => {
  const isAsked = isPrefix
    ? sql<SqlBool>`folded like lower(${`${escapeLike(text)}%`})`
    : sql<SqlBool>`position(lower(${text}) in folded) > 0`
  return db
    .selectFrom(view)
    .select(['name', 'name_en as enName', `${scope} as total`])
    .where(isAsked)
    .where(scope, '>', 0)
    .orderBy('total', 'desc')
    .orderBy(sql`name collate "C"`)
    .limit(limit)
    .execute()
}

const VIEWS: readonly NameView[] = ['register_owners', 'register_agents', 'register_wordings']

/** Lists the names anew: those of the marks that stand in the register now. */
export const refreshNames = async (db: Database): Promise<void> => {
  for (const view of VIEWS) {
    await sql`refresh materialized view ${sql.table(view)}`.execute(db)
    await sql`analyze ${sql.table(view)}`.execute(db)
  }
}
