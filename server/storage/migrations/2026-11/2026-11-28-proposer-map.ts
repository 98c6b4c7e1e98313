import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table whitelist (
    user_name text primary key,
    company text not null
  )`,
  sql`create table joined_names (
    account_id bigint not null references accounts on delete cascade,
    name text not null,
    main_name text not null,
    place smallint not null,
    primary key (account_id, name)
  )`,
  sql`create index joined_names_by_main on joined_names (account_id, main_name)`,
  sql`create table watches (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    name text not null,
    marks jsonb not null,
    classes jsonb not null,
    level text not null check (level in ('identical', 'similar', 'weak')),
    created_at timestamptz not null default now()
  )`,
  sql`create index watches_of_name on watches (account_id, name)`,
]

/** Adds who may open the proposer map, the names that count as one applicant, and the watches on others' marks. */
export const proposerMap: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
