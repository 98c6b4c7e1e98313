import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { carryMarks } from './carry-marks.ts'
import type { Database } from './database.ts'
import { FIRST_DAY } from './migrations/2026-11-21.ts'
import { NOVEMBER } from './migrations/2026-11-22-to-30.ts'
import { DECEMBER } from './migrations/2026-12.ts'
import { markDetails } from './migrations/2026-12-27-mark-details.ts'

/**
 * Every migration by name. They run in the order of their names, and a name that has run somewhere is never changed.
 */
const MIGRATIONS: Record<string, Migration> = {
  ...FIRST_DAY,
  ...NOVEMBER,
  ...DECEMBER,
  '2026-12-27-mark-details': markDetails,
}

interface MigrationOptions {
  /** The name of the last migration, for the tables of an earlier version. */
  last?: string
  /** Takes how far long work has come, for a person. */
  say?: (line: string) => void
}

/** Any fixed number: of several servers that start at once, each waits until the one before it is done. */
const LOCK_KEY = 7_391_051

/**
 * Brings the database to this version's tables, one server after another: the tables in one transaction, then a large register in steps that
 * can be stopped (`carryMarks`). Throws what the failing migration threw.
 */
export const migrate = (db: Database, { last, say = () => undefined }: MigrationOptions = {}): Promise<void> =>
  db.connection().execute(async connection => {
    // The migrator lists the tables before it takes its own lock, and fails where another server drops one meanwhile.
    await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(connection)
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
      const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
      if (error) throw error
      if (last === undefined) await carryMarks(db, say)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection)
    }
  })
