import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const TABLES = [
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
export const openData: Migration = {
  async up(db) {
    for (const table of TABLES)
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
