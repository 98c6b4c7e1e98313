import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table registers (
    id integer generated always as identity primary key,
    origin text not null check (origin in ('sample', 'imported')),
    name_zh text not null,
    name_en text not null,
    as_of date not null,
    size integer not null default 0,
    digest text not null,
    token_version integer not null,
    state text not null check (state in ('loading', 'ready')),
    loaded_at timestamptz not null default now()
  )`,
  sql`create unique index registers_one on registers ((true))`,
  sql`create table marks (
    id bigint generated always as identity primary key,
    reg_no text not null,
    registration_no text not null default '',
    class smallint not null check (class between 1 and 45),
    name text not null,
    is_device boolean not null,
    kind text not null,
    owner text not null,
    owner_en text not null,
    address text not null,
    agent text not null,
    status text not null check (status in ('pending', 'preliminary', 'registered', 'in-grace', 'refused', 'expired',
      'cancelled', 'invalidated', 'withdrawn')),
    application_date date,
    preliminary_date date,
    registration_date date,
    expiry_date date,
    groups text[] not null,
    goods jsonb not null,
    tok integer[] not null,
    lt tsvector not null,
    scope integer[] not null,
    digest text not null,
    unique (reg_no, class)
  )`,
  sql`create index marks_recall on marks using gin (tok, lt, scope)`,
  sql`create index marks_by_registration_no on marks (registration_no) where registration_no <> ''`,
  sql`create index marks_by_owner on marks (owner text_pattern_ops)`,
  sql`create index marks_by_agent on marks (agent text_pattern_ops)`,
  sql`create table mark_events (
    mark_id bigint not null references marks on delete cascade,
    place smallint not null,
    happened_on date not null,
    code text not null,
    zh text not null,
    en text not null,
    detail text not null,
    primary key (mark_id, place)
  )`,
]

/** The one register of marks that is searched, and what happened to each mark. */
export const register: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
