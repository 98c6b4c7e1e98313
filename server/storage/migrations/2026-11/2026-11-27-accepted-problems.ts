import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the problems of the filing check that an attorney lets stand, with the reason given. */
export const acceptedProblems: Migration = {
  async up(db) {
    await sql`create table accepted_problems (
      log_id bigint not null references rejection_logs on delete cascade,
      problem text not null,
      reason text not null,
      accepted_at timestamptz not null default now(),
      primary key (log_id, problem)
    )`.execute(db)
  },
}
