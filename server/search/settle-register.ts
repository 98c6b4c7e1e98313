import { sql } from 'kysely'
import { refreshNames } from '../register/names-repository.ts'
import type { Database } from '../storage/database.ts'

/**
 * After many marks were written: moves what waits to be entered into the recall index, which each search would read through,
 * lists the names of owners, agents and marks anew, and tells the planner what the register is like now.
 */
export const settleRegister = async (db: Database): Promise<void> => {
  await sql`select gin_clean_pending_list('marks_recall')`.execute(db)
  await sql`analyze marks`.execute(db)
  await refreshNames(db)
}
