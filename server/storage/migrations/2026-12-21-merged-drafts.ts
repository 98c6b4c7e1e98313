import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table drafts add column clashes json not null default '[]'`,
  sql`alter table drafts add column was_read boolean not null default true`,
  sql`create table draft_bases (
    log_id bigint not null references rejection_logs on delete cascade,
    revision integer not null,
    analysis json not null,
    reason json not null,
    reviewed json not null,
    primary key (log_id, revision)
  )`,
]

/** What two people's saves are merged by: the revisions that someone may go on from, and the places that clash. */
export const mergedDrafts: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
