import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table classifications (
    id integer generated always as identity primary key,
    edition text not null unique,
    origin text not null check (origin in ('starter', 'imported')),
    digest text,
    loaded_at timestamptz not null default now()
  )`,
  sql`create table classification_groups (
    classification_id integer not null references classifications on delete cascade,
    code text not null,
    class smallint not null,
    name_zh text not null,
    name_en text not null,
    primary key (classification_id, code)
  )`,
  sql`create table classification_items (
    id bigint generated always as identity primary key,
    classification_id integer not null references classifications on delete cascade,
    class smallint not null,
    group_code text not null,
    paragraph text not null,
    code text not null,
    name_zh text not null,
    name_en text not null,
    is_acceptable boolean not null,
    folded text not null,
    unique (classification_id, group_code, paragraph, code, name_zh)
  )`,
  sql`create index classification_items_by_class on classification_items (classification_id, class)`,
  sql`create table classification_notes (
    classification_id integer not null references classifications on delete cascade,
    group_code text not null,
    paragraph text not null,
    note text not null,
    primary key (classification_id, group_code, paragraph, note)
  )`,
  sql`create table classification_relations (
    id bigint generated always as identity primary key,
    classification_id integer not null references classifications on delete cascade,
    group_code text not null,
    paragraph text not null,
    kind text not null check (kind in ('similar', 'cross-search', 'cross-group', 'parts-dissimilar')),
    subject text not null,
    to_group text not null,
    to_paragraph text not null,
    to_items text not null,
    old_edition text not null,
    clause text not null,
    unique (classification_id, group_code, paragraph, kind, subject, to_group, to_paragraph, to_items, old_edition)
  )`,
  sql`create index classification_relations_to on classification_relations (classification_id, to_group)`,
  sql`create table imports (
    id bigint generated always as identity primary key,
    subject text not null check (subject in ('classification', 'register')),
    file_name text not null,
    digest text not null,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    lines_read bigint not null default 0,
    rows_changed bigint not null default 0,
    lines_rejected bigint not null default 0
  )`,
  sql`create table rejected_lines (
    import_id bigint not null references imports on delete cascade,
    line bigint not null,
    reason text not null,
    content text not null,
    primary key (import_id, line)
  )`,
]

/** The classification of goods and services by edition, and what its imports left aside. */
export const classification: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
