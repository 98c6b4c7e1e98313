import { sql } from 'kysely'
import { StartRefusal } from '../app-error.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { openShards } from './shards.ts'

/** The open database, with the tables of this version. */
export interface Storage {
  url: string
  db: Database
  /** For statements that take as long as they need: migrations, imports, the care of the register. */
  patient: Database
  /** Settles when the embedded database has gone away by itself; never for an external one. */
  lost: Promise<void>
  /** Closes the connections, then the embedded database. */
  close(): Promise<void>
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Refuses an external database that does not answer, with its own words; its address, which holds the password, is not
 * shown.
 */
const requireDatabase = async (db: Database): Promise<void> => {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartRefusal(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Opens the embedded database, or the one of DATABASE_URL. Throws `StartRefusal` for what a person can mend and closes
 * what was opened before a failure. A guest may join the embedded database of a running server. `say` takes the lines for a person.
 */
export const openStorage = async (
  {
    databaseUrl,
    dataDir,
    registerShards = [],
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'registerShards'>>,
  say: (line: string) => void,
  { asGuest = false }: { asGuest?: boolean } = {},
): Promise<Storage> => {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, say, asGuest }) : undefined
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url, 'requests', registerShards)
  const patient = openDatabase(url, 'long work', registerShards)
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), patient.destroy()])
    await embedded?.stop()
  }
  try {
    if (databaseUrl !== undefined) await requireDatabase(db)
    await migrate(patient, { say })
    await openShards(patient, say)
  } catch (error) {
    await close()
    throw error
  }
  return { url, db, patient, lost: embedded?.lost ?? new Promise(() => undefined), close }
}
