import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the similar groups that a watch is narrowed to. */
export const watchedGroups: Migration = {
  async up(db) {
    await sql`alter table watches add column groups jsonb not null default '[]'`.execute(db)
  },
}
