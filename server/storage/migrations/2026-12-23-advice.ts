import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds whether search reports give advice under the attorney's name; a firm switches it on. */
export const advice: Migration = {
  async up(db) {
    await sql`alter table firms add column gives_advice boolean not null default false`.execute(db)
  },
}
