import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The pictures stored with each log, once for the same bytes. */
export const pictures: Migration = {
  async up(db) {
    await sql`create table pictures (
      file_id uuid primary key references files on delete cascade,
      log_id bigint not null references rejection_logs on delete cascade,
      sha256 text not null,
      created_at timestamptz not null default now(),
      unique (log_id, sha256)
    )`.execute(db)
  },
}
