import { type SqlBool, sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { escapeLike } from '../storage/escape-like.ts'

/** Where a typed text is looked for. */
export type SuggestedColumn = 'owner' | 'owner_en' | 'name'

/** Which marks of the register count: all, published ones, registered ones, or those a decision went against. */
export type MarkScope = 'all' | 'published' | 'registered' | 'decided'

const DECIDED = ['refused', 'cancelled', 'invalidated'] as const

const inScope = {
  all: sql<SqlBool>`true`,
  published: sql<SqlBool>`(preliminary_date is not null or registration_date is not null)`,
  registered: sql<SqlBool>`status in ('registered', 'in-grace')`,
  decided: sql<SqlBool>`status in (${sql.join(DECIDED)})`,
} satisfies Record<MarkScope, unknown>

/** Texts of a column that begin with `text`, or else that hold it, those with most marks first. */
export const listTexts = async (
  db: Database,
  column: SuggestedColumn,
  text: string,
  { scope, limit, isPrefix }: { scope: MarkScope; limit: number; isPrefix: boolean },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('marks')
    .select(eb => [eb.ref(column).as('text')])
    .where(inScope[scope])
    .where(column, isPrefix ? 'like' : 'ilike', isPrefix ? `${escapeLike(text)}%` : `%${escapeLike(text)}%`)
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`${sql.ref(column)} collate "C"`)
    .limit(limit)
    .execute()
  return rows.map(row => row.text)
}

/** Applicants whose name, in either language, holds the text; those with most marks first. */
export const listOwners = (
  db: Database,
  text: string,
  limit: number,
): Promise<{ name: string; enName: string; total: number }[]> =>
  db
    .selectFrom('marks')
    .select(['owner as name', sql<string>`max(owner_en)`.as('enName'), sql<number>`count(*)`.as('total')])
    .where(eb =>
      eb.or([eb('owner', 'ilike', `%${escapeLike(text)}%`), eb('owner_en', 'ilike', `%${escapeLike(text)}%`)]),
    )
    .groupBy('owner')
    .orderBy('total', 'desc')
    .orderBy(sql`owner collate "C"`)
    .limit(limit)
    .execute()

/** Addresses that the applicant's marks stand under, the newest first. */
export const listAddresses = async (db: Database, owner: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('marks')
    .select('address')
    .where('owner', '=', owner)
    .where('address', '<>', '')
    .groupBy('address')
    .orderBy(sql`max(application_date) desc nulls last`)
    .orderBy(sql`address collate "C"`)
    .limit(limit)
    .execute()
  return rows.map(({ address }) => address)
}
