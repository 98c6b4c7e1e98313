import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was chosen for the columns of vendors' tables, by the digest of their labels. */
export const columnChoices: Migration = {
  async up(db) {
    await sql`create table column_choices (
      labels text primary key,
      columns json not null,
      chosen_at timestamptz not null default now()
    )`.execute(db)
  },
}
