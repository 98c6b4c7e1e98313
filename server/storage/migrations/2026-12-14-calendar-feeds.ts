import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The feed of an account's deadlines, which whoever knows its token may read. */
export const calendarFeeds: Migration = {
  async up(db) {
    await sql`create table calendar_feeds (
      account_id bigint primary key references accounts on delete cascade,
      token text not null unique,
      is_en smallint not null default 0,
      has_applicant boolean not null default false,
      alarm_days smallint not null default 3,
      read_at timestamptz
    )`.execute(db)
  },
}
