import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { NameView } from '../storage/tables.ts'

const VIEWS: readonly NameView[] = ['register_owners', 'register_agents', 'register_wordings']

/**
 * After many marks were written: moves what waits to be entered into the recall index, which each search would read through,
 * lists the names of owners, agents and marks anew, and tells the planner what the register is like now.
 */
export const settleRegister = async (db: Database): Promise<void> => {
  await sql`select gin_clean_pending_list('marks_recall')`.execute(db)
  await sql`analyze marks`.execute(db)
  for (const view of VIEWS) {
    await sql`refresh materialized view ${sql.table(view)}`.execute(db)
    await sql`analyze ${sql.table(view)}`.execute(db)
  }
}
