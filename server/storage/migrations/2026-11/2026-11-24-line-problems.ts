import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reasons become codes that every language has words for; those written before stand as the text that is wrong. */
export const lineProblems: Migration = {
  async up(db) {
    await sql`alter table rejected_lines add column detail text not null default ''`.execute(db)
    await sql`update rejected_lines set detail = reason, reason = 'other'`.execute(db)
  },
}
