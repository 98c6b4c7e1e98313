import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
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
]

/** The firm's particulars, and analyses that are taken out of the history before they are gone. */
export const settings: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
