import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Returns the migration that runs these statements one after another. */
export const inOrder = (statements: readonly RawBuilder<unknown>[]): Migration => ({
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
})

/** Accounts with their plan and one local account, files, rejection logs with drafts, uses and progress. */
const firstTables: Migration = inOrder([
  sql`create table plans (code text primary key, zh text not null, en text not null)`,
  sql`create table allowances (
    plan_code text not null references plans on delete cascade,
    feature text not null check (feature in ('write', 'fast')),
    monthly integer check (monthly >= 0),
    primary key (plan_code, feature)
  )`,
  sql`create table accounts (
    id bigint generated always as identity primary key,
    name text not null,
    plan_code text not null references plans,
    created_at timestamptz not null default now()
  )`,
  sql`create table uses (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    feature text not null,
    used_at timestamptz not null default now()
  )`,
  sql`create index uses_by_month on uses (account_id, feature, used_at)`,
  sql`create table files (
    id uuid primary key,
    account_id bigint not null references accounts on delete cascade,
    name text not null,
    media_type text not null,
    size bigint not null,
    sha256 text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index files_of_account on files (account_id, sha256)`,
  sql`create table rejection_logs (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    file_id uuid not null references files,
    office_name text not null,
    result_name text not null,
    kind text not null check (kind in ('full', 'partial')),
    due date,
    receive_time bigint not null,
    service_type smallint not null check (service_type in (0, 1)),
    is_en smallint not null check (is_en in (0, 1)),
    notice json not null,
    deadline json not null,
    analysis_content text not null,
    reason_content text not null
  )`,
  sql`create index rejection_logs_newest on rejection_logs (account_id, id desc)`,
  sql`create table drafts (
    log_id bigint primary key references rejection_logs on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    revision integer not null check (revision > 0),
    digest text not null,
    analysis json not null,
    reason json not null,
    form json not null,
    reviewed json not null,
    saved_at timestamptz not null default now()
  )`,
  sql`create table conflicting_drafts (
    id bigint generated always as identity primary key,
    log_id bigint not null references rejection_logs on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    revision integer not null,
    digest text not null,
    analysis json not null,
    reason json not null,
    form json not null,
    reviewed json not null,
    refused_at timestamptz not null default now(),
    unique (log_id, digest)
  )`,
  sql`create table progress (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    request_id text not null,
    event json not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index progress_of_request on progress (account_id, request_id, id)`,
  sql`create index progress_by_age on progress (created_at)`,
  sql`insert into plans values ('standard', '标准版', 'Standard')`,
  sql`insert into allowances values ('standard', 'write', 50), ('standard', 'fast', 50)`,
  sql`insert into accounts (name, plan_code) values ('', 'standard')`,
])

/** Keeps earlier drafts beside the refused ones, and which saves made a draft. */
const keptDrafts: Migration = inOrder([
  sql`alter table drafts add column saves json not null default '[]'`,
  sql`alter table conflicting_drafts rename to draft_versions`,
  sql`alter table draft_versions rename column refused_at to saved_at`,
  sql`alter table draft_versions add column kind text not null default 'refused'
    check (kind in ('saved', 'exported', 'replaced', 'refused'))`,
  sql`alter table draft_versions alter column kind drop default`,
  sql`alter table draft_versions drop constraint conflicting_drafts_log_id_digest_key`,
  sql`create unique index draft_versions_refused on draft_versions (log_id, digest) where kind = 'refused'`,
  sql`create unique index draft_versions_kept on draft_versions (log_id, revision) where kind <> 'refused'`,
  sql`create index draft_versions_newest on draft_versions (log_id, id desc)`,
])

/** The classification of goods and services by edition, and what its imports left aside. */
const classification: Migration = inOrder([
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
])

/** The one register of marks that is searched, and what happened to each mark. */
const register: Migration = inOrder([
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
])

/** The firm's particulars, and analyses that are taken out of the history before they are gone. */
const settings: Migration = inOrder([
  sql`create table firms (
    account_id bigint primary key references accounts on delete cascade,
    agency text not null,
    attorney text not null,
    licence_no text not null,
    address text not null,
    contact text not null
  )`,
  sql`alter table rejection_logs add column deleted_at timestamptz`,
  sql`create index rejection_logs_deleted on rejection_logs (deleted_at) where deleted_at is not null`,
])

/** Fast searches with their reports and what attorneys overruled in them. */
const trademarkSearches: Migration = inOrder([
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
])

/** The tables of the first day. */
export const FIRST_DAY: Readonly<Record<string, Migration>> = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-kept-drafts': keptDrafts,
  '2026-11-21-nice-classification': classification,
  '2026-11-21-register': register,
  '2026-11-21-settings': settings,
  '2026-11-21-trademark-searches': trademarkSearches,
}
