import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** Returns a text for a pattern of SQL's `like` in which each of its characters stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export type Database = Kysely<Tables>

const CONNECTIONS = 10
/** Beside requests run imports and the care of the register, whose statements may take as long as they need. */
const PATIENT_CONNECTIONS = 4

/** A person's request has an answer in this time, and be it that the database does not answer. */
const SERVING = {
  max: CONNECTIONS,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 20_000,
  // Asked of a database that hangs, the driver itself stops waiting.
  query_timeout: 22_000,
  idle_in_transaction_session_timeout: 60_000,
}
const PATIENT = { max: PATIENT_CONNECTIONS, connectionTimeoutMillis: 30_000 }
const { INT8, DATE } = pg.types.builtins

/**
 * Reads identities as numbers (RowId keeps them exact) and days as their text: pg would make strings of the first and
 * midnights in this machine's time zone of the second.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

const pools = new WeakMap<Database, pg.Pool>()

/** Returns how many connections of a database that was opened here are in use and idle, and how many queries wait for one. */
export const poolLoad = (db: Database): { used: number; idle: number; waiting: number } => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Opens a pool of connections for requests, with bounds of time, or for long work, without; `destroy()` closes it. A
 * connection that breaks while idle is replaced on the next use.
 */
export const openDatabase = (url: string, use: 'requests' | 'long work' = 'requests'): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    types,
    ...(use === 'requests' ? SERVING : PATIENT),
  })
  pool.on('error', () => undefined)
  // One that breaks while it is in use fails its query; without a listener it would end the server as well.
  pool.on('connect', client => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}
