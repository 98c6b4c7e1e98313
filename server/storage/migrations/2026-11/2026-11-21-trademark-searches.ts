import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table searches (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    result_name text not null,
    pdf_file_id uuid not null references files,
    word_file_id uuid not null references files,
    request json not null,
    report json not null,
    overrules json not null default '[]'
  )`,
  sql`create index searches_newest on searches (account_id, id desc)`,
]

/** Fast searches with their reports and what attorneys overruled in them. */
export const trademarkSearches: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
