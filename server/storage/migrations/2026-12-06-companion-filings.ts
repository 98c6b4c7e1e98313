import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table rejection_logs
    add companion_of bigint references rejection_logs on delete cascade,
    add companion_no text`,
  sql`create unique index rejection_logs_companions on rejection_logs (companion_of, companion_no)
    where companion_of is not null`,
]

/** Lets a log hold the filing that goes beside the review of another: whose companion it is, and against which number. */
export const companionFilings: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
