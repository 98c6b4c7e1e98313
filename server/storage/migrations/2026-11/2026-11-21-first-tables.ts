import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
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
]

/** Accounts with their plan and one local account, files, rejection logs with drafts, uses and progress. */
export const firstTables: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
