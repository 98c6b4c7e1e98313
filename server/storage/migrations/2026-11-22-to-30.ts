import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Notice } from '#contract/notice.ts'
import { caseColumns } from '#domain/case-search.ts'
import { inOrder } from './2026-11-21.ts'

/** Every search of goods asks whether an edition has items that the office accepted beside the table. */
const acceptableItems: Migration = {
  async up(db) {
    await sql`create index classification_items_acceptable on classification_items (classification_id)
      where is_acceptable`.execute(db)
  },
}

/** Editions are read whole and kept until their revision is another: nothing is looked for in their tables any more. */
const classificationRevision: Migration = inOrder([
  sql`alter table classifications add column revision uuid not null default gen_random_uuid()`,
  sql`drop index classification_items_by_class`,
  sql`drop index classification_items_acceptable`,
  sql`drop index classification_relations_to`,
])

/** Reasons become codes that every language has words for; those written before stand as the text that is wrong. */
const lineProblems: Migration = {
  async up(db) {
    await sql`alter table rejected_lines add column detail text not null default ''`.execute(db)
    await sql`update rejected_lines set detail = reason, reason = 'other'`.execute(db)
  },
}

/** The names of a column, each once, with how many of its marks count for what; `folded` is what is looked in. */
const namesOf = (column: 'owner' | 'agent' | 'name', english: RawBuilder<string>) => sql`
  select ${sql.ref(column)} as name, max(${english}) as name_en,
    lower(${sql.ref(column)}) || chr(10) || lower(max(${english})) as folded,
    count(*) as marks,
    count(*) filter (where preliminary_date is not null or registration_date is not null) as published,
    count(*) filter (where status in ('registered', 'in-grace')) as registered,
    count(*) filter (where status in ('refused', 'cancelled', 'invalidated')) as decided
  from marks where ${sql.ref(column)} <> '' group by ${sql.ref(column)}`

const REGISTER_NAMES_VIEWS = [
  ['register_owners', namesOf('owner', sql`owner_en`)],
  ['register_agents', namesOf('agent', sql`''`)],
  ['register_wordings', namesOf('name', sql`''`)],
] as const

/** Looking through each name of a register once takes a fraction of looking through its marks. */
const registerNames: Migration = {
  async up(db) {
    for (const [view, names] of REGISTER_NAMES_VIEWS) {
      await sql`create materialized view ${sql.table(view)} as ${names}`.execute(db)
      await sql`create index ${sql.ref(`${view}_by_name`)} on ${sql.table(view)} (folded text_pattern_ops)`.execute(db)
    }
  },
}

/** The events of a mark in one row: they are read and written together, and a register has four times as many as marks. */
const eventLists: Migration = inOrder([
  sql`alter table mark_events rename to mark_event_rows`,
  sql`create table mark_events (
    mark_id bigint not null,
    events jsonb not null
  )`,
  sql`insert into mark_events
    select mark_id, jsonb_agg(jsonb_build_object('date', happened_on, 'code', code, 'zh', zh, 'en', en, 'detail', detail)
      order by place)
    from mark_event_rows group by mark_id order by mark_id`,
  sql`drop table mark_event_rows`,
  sql`alter table mark_events add constraint mark_events_one primary key (mark_id)`,
  sql`alter table mark_events add constraint mark_events_of_mark foreign key (mark_id) references marks on delete cascade`,
])

/** Adds the problems of the filing check that an attorney lets stand, with the reason given. */
const acceptedProblems: Migration = {
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

/** Adds who may open the proposer map, the names that count as one applicant, and the watches on others' marks. */
const proposerMap: Migration = inOrder([
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
])

const CASE_LIST = [
  sql`alter table rejection_logs
    add mark text not null default '',
    add is_device boolean not null default false,
    add application_no text not null default '',
    add applicant text not null default '',
    add classes smallint[] not null default '{}',
    add cited_count smallint not null default 0,
    add sought text not null default '',
    add tokens integer[] not null default '{}',
    add is_sample boolean not null default false`,
  sql`alter table rejection_logs alter sought set storage external`,
  sql`create index rejection_logs_by_due on rejection_logs (account_id, due, id desc)
    where deleted_at is null`,
  sql`create index rejection_logs_tokens on rejection_logs using gin (tokens)`,
]

/** Adds the columns by which the list of cases finds, sorts and tells apart, and fills those of the cases that are there. */
const caseList: Migration = {
  async up(db) {
    for (const statement of CASE_LIST) await statement.execute(db)
    const ids = await sql<{ id: number }>`select id from rejection_logs order by id`.execute(db)
    for (const { id } of ids.rows) {
      const { rows } = await sql<{ notice: Notice; office_name: string; result_name: string }>`
        select notice, office_name, result_name from rejection_logs where id = ${id}`.execute(db)
      for (const { notice, office_name, result_name } of rows) {
        const columns = caseColumns(notice, office_name, result_name)
        await sql`update rejection_logs set mark = ${columns.mark}, is_device = ${columns.is_device},
          application_no = ${columns.application_no}, applicant = ${columns.applicant}, classes = ${columns.classes},
          cited_count = ${columns.cited_count}, sought = ${columns.sought}, tokens = ${columns.tokens}
          where id = ${id}`.execute(db)
      }
    }
  },
}

const OPEN_DATA_TABLES = [
  'open_basics',
  'open_owners',
  'open_goods',
  'open_co_owners',
  'open_priorities',
  'open_internationals',
  'open_agents',
]

/**
 * The rows of the office's open data as they were read, a table for each of its tables: what the marks are made of. A row keeps the rank of
 * its package, so that packages may come in any order.
 */
const openData: Migration = {
  async up(db) {
    for (const table of OPEN_DATA_TABLES)
      await sql`create table ${sql.table(table)} (
        key text not null,
        class smallint not null,
        rank integer not null,
        registered_rank integer,
        cells jsonb not null,
        primary key (key, class)
      )`.execute(db)
    await sql`create index open_basics_by_agent on open_basics ((cells ->> 'agentCode'))
      where cells ? 'agentCode'`.execute(db)
    await sql`create table open_changes (key text not null, class smallint not null, primary key (key, class))`.execute(
      db,
    )
    await sql`create table open_packages (
      digest text not null,
      entry text not null,
      lines integer not null,
      primary key (digest, entry)
    )`.execute(db)
    await sql`alter table marks drop constraint marks_status_check`.execute(db)
    await sql`alter table marks add constraint marks_status_check check (status in ('pending', 'preliminary', 'registered',
      'in-grace', 'refused', 'expired', 'cancelled', 'invalidated', 'withdrawn', 'ended'))`.execute(db)
    await sql`alter table imports add column repairs jsonb not null default '{}'`.execute(db)
  },
}

/** The changes of the tables in the rest of November 2026. */
export const NOVEMBER: Readonly<Record<string, Migration>> = {
  '2026-11-22-acceptable-items': acceptableItems,
  '2026-11-23-classification-revision': classificationRevision,
  '2026-11-24-line-problems': lineProblems,
  '2026-11-25-register-names': registerNames,
  '2026-11-26-event-lists': eventLists,
  '2026-11-27-accepted-problems': acceptedProblems,
  '2026-11-28-proposer-map': proposerMap,
  '2026-11-29-case-list': caseList,
  '2026-11-30-open-data': openData,
}
