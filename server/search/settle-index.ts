import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'

/**
 * After many marks were written: moves what waits to be entered into the recall index, which each search would read through,
 * and tells the planner what the register is like now.
 */
export const settleIndex = async (db: Database): Promise<void> => {
  await sql`select gin_clean_pending_list('marks_recall')`.execute(db)
  await sql`analyze marks`.execute(db)
}
