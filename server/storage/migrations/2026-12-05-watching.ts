import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table watches add column stopped_at timestamptz`,
  sql`create table mark_changes (
    id bigint generated always as identity primary key,
    reg_no text not null,
    class smallint not null,
    kind text not null check (kind in ('new', 'published', 'owner', 'ended')),
    day date not null,
    noted_at timestamptz not null default now(),
    is_compared boolean not null default false
  )`,
  sql`create index mark_changes_waiting on mark_changes (id) where not is_compared`,
  sql`create table alerts (
    id bigint generated always as identity primary key,
    watch_id bigint not null references watches on delete cascade,
    reg_no text not null,
    class smallint not null,
    stage text not null check (stage in ('filed', 'published')),
    ours text not null,
    level text not null check (level in ('identical', 'similar', 'weak')),
    rules jsonb not null,
    name text not null,
    owner text not null,
    groups jsonb not null,
    filed_on date,
    published_on date,
    due date,
    day date not null,
    state text not null default 'new' check (state in ('new', 'seen', 'opposed', 'dismissed')),
    reason text not null default '',
    created_at timestamptz not null default now(),
    unique (watch_id, reg_no, class)
  )`,
]

/** What imports change in the register, and what of it is near to the marks that are watched. */
export const watching: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
