import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { FIRST_DAY } from './migrations/2026-11-21.ts'
import { NOVEMBER } from './migrations/2026-11-22-to-30.ts'
import { DECEMBER } from './migrations/2026-12.ts'
import { DETAILS_OF_MARK, KEYS, markDetails } from './migrations/2026-12-27-mark-details.ts'

/** Any fixed number: it lets one of several servers carry marks over that start at once. */
const CARRYING_LOCK = 7_391_050
/** Marks that are carried over in one transaction. */
const BATCH = 20_000
const BATCHES_A_LINE = 10

const isWaiting = async (db: Database): Promise<boolean> =>
  (await sql<{ waits: boolean }>`select to_regclass('marks_before') is not null as waits`.execute(db)).rows[0]?.waits ??
  false

/** Carries the next marks over; returns their number. Where it was stopped, it goes on behind the last mark that was committed. */
const carryBatch = async (db: Database, size: number): Promise<number> => {
  const { rows } = await sql<{ carried: number }>`
    with next as materialized (
      select * from marks_before where id > coalesce((select max(id) from marks), 0) order by id limit ${size}
    ), carried as (
      insert into marks (id, register_id, class, is_device, application_date, preliminary_date, registration_date, expiry_date, reg_no,
        registration_no, name, kind, status, owner, owner_en, agent, tok, lt, scope, digest)
      select id, register_id, class, is_device, application_date, preliminary_date, registration_date, expiry_date, reg_no,
        registration_no, name, kind, status, owner, owner_en, agent, tok, lt, scope, digest from next
    ), detailed as (
      insert into mark_details (mark_id, address, goods, events)
      select id, address, goods, coalesce(events, '[]') from next left join mark_events_before on mark_id = id
    )
    select count(*)::integer as carried from next`.execute(db)
  return rows[0]?.carried ?? 0
}

/** Indexes what was carried over, and drops the tables of before. */
const settle = async (db: Database, say: (line: string) => void): Promise<void> => {
  await sql`set maintenance_work_mem = '256MB'`.execute(db)
  try {
    for (const [place, statement] of KEYS.entries()) {
      await statement.execute(db)
      say(`The register is indexed: ${place + 1} of ${KEYS.length}.`)
    }
    await sql`vacuum analyze marks, mark_details`.execute(db)
    await db.transaction().execute(async transaction => {
      await DETAILS_OF_MARK.execute(transaction)
      for (const view of ['register_owners', 'register_agents', 'register_wordings'])
        await sql`refresh materialized view ${sql.table(view)}`.execute(transaction)
      await sql`drop table marks_before, mark_events_before`.execute(transaction)
    })
  } finally {
    await sql`reset maintenance_work_mem`.execute(db)
  }
}

/**
 * Brings the marks of an earlier version into the tables of this one, in batches of their own; `say` takes how far that has
 * come. A stopped one goes on where it was. Until it ends the disk holds the register twice.
 */
export const carryMarks = async (db: Database, say: (line: string) => void, size = BATCH): Promise<void> => {
  if (!(await isWaiting(db))) return
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${CARRYING_LOCK})`.execute(connection)
    try {
      if (!(await isWaiting(connection))) return
      const { rows } = await sql<{ whole: number; done: number }>`
        select (select count(*) from marks_before)::integer as whole, (select count(*) from marks)::integer as done`.execute(
        connection,
      )
      let { whole, done } = rows[0] ?? { whole: 0, done: 0 }
      const told = (): void =>
        say(
          `The register is brought to this version: ${done.toLocaleString('en')} of ${whole.toLocaleString('en')} marks.`,
        )
      told()
      for (let batch = 1, carried = await carryBatch(connection, size); carried > 0; batch += 1) {
        done += carried
        if (batch % BATCHES_A_LINE === 0 || done === whole) told()
        carried = await carryBatch(connection, size)
      }
      await settle(connection, say)
    } finally {
      await sql`select pg_advisory_unlock(${CARRYING_LOCK})`.execute(connection)
    }
  })
}

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
