import { sql } from 'kysely'
import { StartRefusal } from '../app-error.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'

/** The database, open and brought to this version's tables. */
export interface Storage {
  url: string
  db: Database
  /** Settles when the embedded database has gone away by itself; never for one's own. */
  lost: Promise<void>
  /** Closes the connections, then the embedded database. */
  close(): Promise<void>
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** One's own database answers, or its words are the refusal; its address, with the password in it, is not shown. */
const requireDatabase = async (db: Database): Promise<void> => {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartRefusal(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Opens the embedded database, or the one of DATABASE_URL. Throws `StartRefusal` for what a person can mend; whatever was
 * opened before a failure is closed again. `say` takes the lines a person should see.
 */
export const openStorage = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<Storage> => {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, say }) : undefined
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await embedded?.stop()
  }
  try {
    if (databaseUrl !== undefined) await requireDatabase(db)
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { url, db, lost: embedded?.lost ?? new Promise(() => undefined), close }
}
