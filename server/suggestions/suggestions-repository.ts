import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'

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
