import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps with an import what its file was read as and the day it stands at: a report names the files that its register is made from. */
export const importSources: Migration = {
  async up(db) {
    await sql`alter table imports add column kind text, add column as_of date`.execute(db)
  },
}
