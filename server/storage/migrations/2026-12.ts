import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { inOrder } from './2026-11-21.ts'

/** Adds the changes that imports make in the register, and the alerts to those that are near to watched marks. */
const watching: Migration = inOrder([
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
])

/** Lets a log hold the filing that goes beside the review of another: whose companion it is, and against which number. */
const companionFilings: Migration = inOrder([
  sql`alter table rejection_logs
    add companion_of bigint references rejection_logs on delete cascade,
    add companion_no text`,
  sql`create unique index rejection_logs_companions on rejection_logs (companion_of, companion_no)
    where companion_of is not null`,
])

/**
 * The notices of the gazette as they were read. They are kept apart from the marks: a notice may come before its mark, and a mark that is
 * read anew must not lose what was published on it. Class 0 stands for all classes of a number.
 */
const gazetteNotices: Migration = {
  async up(db) {
    await sql`create table gazette_notices (
      reg_no text not null,
      class smallint not null,
      day date not null,
      kind text not null,
      issue text not null,
      primary key (reg_no, class, day, kind)
    )`.execute(db)
  },
}

/** The feed of an account's deadlines, which whoever knows its token may read. */
const calendarFeeds: Migration = {
  async up(db) {
    await sql`create table calendar_feeds (
      account_id bigint primary key references accounts on delete cascade,
      token text not null unique,
      is_en smallint not null default 0,
      has_applicant boolean not null default false,
      alarm_days smallint not null default 3,
      read_at timestamptz
    )`.execute(db)
  },
}

/** The pictures stored with each log, once for the same bytes. */
const pictures: Migration = {
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

/** Adds the choices for the columns of vendors' tables, by the digest of their labels. */
const columnChoices: Migration = {
  async up(db) {
    await sql`create table column_choices (
      labels text primary key,
      columns json not null,
      chosen_at timestamptz not null default now()
    )`.execute(db)
  },
}

/** Adds what the saves of two people are merged by: the revisions that someone may go on from, and the places that clash. */
const mergedDrafts: Migration = inOrder([
  sql`alter table drafts add column clashes json not null default '[]'`,
  sql`alter table drafts add column was_read boolean not null default true`,
  sql`create table draft_bases (
    log_id bigint not null references rejection_logs on delete cascade,
    revision integer not null,
    analysis json not null,
    reason json not null,
    reviewed json not null,
    primary key (log_id, revision)
  )`,
])

/** Keeps with an import what its file was read as and the day it stands at: a report names the files that its register is made from. */
const importSources: Migration = {
  async up(db) {
    await sql`alter table imports add column kind text, add column as_of date`.execute(db)
  },
}

/** Adds whether search reports give advice under the attorney's name; a firm switches it on. */
const advice: Migration = {
  async up(db) {
    await sql`alter table firms add column gives_advice boolean not null default false`.execute(db)
  },
}

/** Tables whose rows belong to a register, each with the columns that are one in it. */
const SEVERAL_REGISTERS_KEYED = {
  marks: ['reg_no', 'class'],
  open_basics: ['key', 'class'],
  open_owners: ['key', 'class'],
  open_goods: ['key', 'class'],
  open_co_owners: ['key', 'class'],
  open_priorities: ['key', 'class'],
  open_internationals: ['key', 'class'],
  open_agents: ['key', 'class'],
  open_changes: ['key', 'class'],
  open_packages: ['digest', 'entry'],
  gazette_notices: ['reg_no', 'class', 'day', 'kind'],
  alerts: ['watch_id', 'reg_no', 'class'],
} as const

const SEVERAL_REGISTERS_VIEWS = [
  ['register_owners', 'owner', sql`owner_en`],
  ['register_agents', 'agent', sql`''`],
  ['register_wordings', 'name', sql`''`],
] as const

/**
 * Lets registers stand side by side: every row says which it belongs to. What stands becomes the first register's; notices of the gazette that
 * came before any wait under 0.
 */
const severalRegisters: Migration = {
  async up(db) {
    await sql`drop index registers_one`.execute(db)
    await sql`alter table registers add column is_default boolean not null default true`.execute(db)
    const { rows } = await sql<{ id: number; origin: string }>`select id, origin from registers`.execute(db)
    const [known] = rows
    const imported = known?.origin === 'imported' ? known.id : 0
    for (const [table, key] of Object.entries(SEVERAL_REGISTERS_KEYED)) {
      // The sample has neither open data nor notices: these wait for a register that is imported.
      const first = sql.lit(table === 'marks' || table === 'alerts' ? (known?.id ?? 0) : imported)
      await sql`alter table ${sql.table(table)} add column register_id integer not null default ${first}`.execute(db)
      await sql`alter table ${sql.table(table)} alter column register_id drop default`.execute(db)
      const { rows: constraints } = await sql<{ name: string; type: string }>`
        select conname as name, contype as type from pg_constraint
        where conrelid = ${table}::regclass and contype in ('p', 'u')
          and (contype = 'u' or ${table} not in ('marks', 'alerts'))`.execute(db)
      for (const { name } of constraints)
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
      const columns = sql.join([...key, 'register_id'].map(column => sql.ref(column)))
      await sql`alter table ${sql.table(table)} add unique (${columns})`.execute(db)
    }
    await sql`alter table mark_changes add column register_id integer not null default ${sql.lit(imported)}`.execute(db)
    await sql`alter table mark_changes alter column register_id drop default`.execute(db)
    await sql`alter table imports add column register_id integer`.execute(db)
    await sql`update imports set register_id = ${imported} where subject = 'register' and ${imported} > 0`.execute(db)
    for (const [view, column, english] of SEVERAL_REGISTERS_VIEWS) {
      const name = sql.ref(column)
      await sql`drop materialized view ${sql.table(view)}`.execute(db)
      await sql`create materialized view ${sql.table(view)} as
        select register_id, ${name} as name, max(${english}) as name_en,
          lower(${name}) || chr(10) || lower(max(${english})) as folded,
          count(*) as marks,
          count(*) filter (where preliminary_date is not null or registration_date is not null) as published,
          count(*) filter (where status in ('registered', 'in-grace')) as registered,
          count(*) filter (where status in ('refused', 'cancelled', 'invalidated')) as decided
        from marks where ${name} <> '' group by register_id, ${name}`.execute(db)
      await sql`create index ${sql.ref(`${view}_by_name`)} on ${sql.table(view)} (folded text_pattern_ops)`.execute(db)
    }
  },
}

/** The marks that a picture shows, by their paths in the notice, where it was cut out of it; and its size in pixels. */
const picturesOfMarks: Migration = {
  async up(db) {
    await sql`alter table pictures
      add column facts text[] not null default '{}',
      add column width integer,
      add column height integer`.execute(db)
  },
}

/** Adds the similar groups that a watch is narrowed to. */
const watchedGroups: Migration = {
  async up(db) {
    await sql`alter table watches add column groups jsonb not null default '[]'`.execute(db)
  },
}

/** Drops the groups of marks: their scope holds them as well. */
const groupsInScope: Migration = {
  async up(db) {
    await sql`alter table marks drop column groups`.execute(db)
  },
}

/** Keeps how marks stood before an import that has not ended, so that it can be undone; null where there was none. */
const undoneImports: Migration = {
  async up(db) {
    await sql`create table import_undo (
      import_id integer not null,
      register_id integer not null,
      reg_no text not null,
      class smallint not null,
      before jsonb,
      primary key (register_id, import_id, class, reg_no)
    )`.execute(db)
  },
}

/**
 * Adds the day on which the review was filed, null while no filing is recorded, and an index from which the list by deadline
 * is sorted and counted.
 */
const filedCases: Migration = {
  async up(db) {
    await sql`alter table rejection_logs add column filed_on date`.execute(db)
    await sql`create index rejection_logs_by_deadline on rejection_logs (account_id, due, filed_on, id)
      where deleted_at is null and companion_of is null`.execute(db)
  },
}

/** Adds who is in charge of a case; empty where that is not told. */
const attorneys: Migration = {
  async up(db) {
    await sql`alter table rejection_logs add column attorney text not null default ''`.execute(db)
  },
}

/** Adds the period for supplementary evidence, reminders of one's own, and the choice of what the feed of deadlines tells. */
const datesBesideTheReview: Migration = inOrder([
  sql`alter table rejection_logs
    add column evidence_due date,
    add column evidence_on date,
    add column reminder_on date,
    add column reminder text not null default ''`,
  sql`create index rejection_logs_by_evidence on rejection_logs (account_id, evidence_due) where evidence_due is not null`,
  sql`create index rejection_logs_by_reminder on rejection_logs (account_id, reminder_on) where reminder_on is not null`,
  sql`alter table calendar_feeds
    add column contents text[] not null default '{review,evidence,opposition,mark,number}'`,
  sql`update calendar_feeds set contents = contents || '{applicant}' where has_applicant`,
  sql`alter table calendar_feeds drop column has_applicant`,
])

/** Tells a filing that announced no evidence from one of which that was never asked. */
const knownEvidence: Migration = inOrder([
  sql`alter table rejection_logs add column has_evidence boolean`,
  sql`update rejection_logs set has_evidence = true where evidence_due is not null`,
])

/** Keeps what the filing check found, and by a digest the documents that it found it in; those of before are not known. */
const openPoints: Migration = inOrder([
  sql`create table filing_checks (
    log_id bigint primary key references rejection_logs on delete cascade,
    documents_digest text not null,
    is_generated boolean not null,
    problems text[] not null
  )`,
  sql`alter table drafts add column documents_digest text not null default 'unknown'`,
])

/** The changes of the tables in December 2026. */
export const DECEMBER: Readonly<Record<string, Migration>> = {
  '2026-12-05-watching': watching,
  '2026-12-06-companion-filings': companionFilings,
  '2026-12-08-gazette-notices': gazetteNotices,
  '2026-12-14-calendar-feeds': calendarFeeds,
  '2026-12-16-pictures': pictures,
  '2026-12-20-column-choices': columnChoices,
  '2026-12-21-merged-drafts': mergedDrafts,
  '2026-12-22-import-sources': importSources,
  '2026-12-23-advice': advice,
  '2026-12-23-several-registers': severalRegisters,
  '2026-12-24-pictures-of-marks': picturesOfMarks,
  '2026-12-24-watched-groups': watchedGroups,
  '2026-12-28-groups-in-scope': groupsInScope,
  '2026-12-29-undone-imports': undoneImports,
  '2026-12-30-filed-cases': filedCases,
  '2026-12-31-attorneys': attorneys,
  '2026-12-31-dates-beside-the-review': datesBesideTheReview,
  '2026-12-31-known-evidence': knownEvidence,
  '2026-12-31-open-points': openPoints,
}
