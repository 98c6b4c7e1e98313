import { setPriority } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { ShardAddress } from '../config.ts'
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

const LOW_PRIORITY = 10

/** Lets searches go before what a connection works at, where the database runs on this machine. */
const standBack = (client: pg.PoolClient): void => {
  const { host, processID } = client as pg.PoolClient & { host?: string; processID?: number | null }
  if (!host?.startsWith('/') || typeof processID !== 'number') return
  try {
    setPriority(processID, LOW_PRIORITY)
  } catch {
    // Another user's process, or a system without priorities.
  }
}

const pools = new WeakMap<Database, pg.Pool>()

/** Returns how many connections of a database that was opened here are in use and idle, and how many queries wait for one. */
export const poolLoad = (db: Database): { used: number; idle: number; waiting: number } => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** An open server of some classes. `reaching` settles once it is known to be ready; undefined where that is to be asked anew. */
export interface Shard extends ShardAddress {
  db: Database
  reaching: Promise<void> | undefined
  failedAt: number
}

/** By the adapter, which transactions share with the database they are of. */
const shards = new WeakMap<object, readonly Shard[]>()

/** Returns the servers that hold the marks of a database, or of a transaction of it; none where it holds all itself. */
export const shardsOf = (db: Database): readonly Shard[] => shards.get(db.getExecutor().adapter) ?? []

/**
 * Opens a pool of connections for requests, with bounds of time, or for long work or imports, without, and one to each server that holds marks in its place;
 * `destroy()` closes them. A connection that breaks while idle is replaced on the next use.
 */
export const openDatabase = (
  url: string,
  use: 'requests' | 'long work' | 'imports' = 'requests',
  addresses: readonly ShardAddress[] = [],
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    types,
    ...(use === 'requests' ? SERVING : PATIENT),
  })
  pool.on('error', () => undefined)
  // One that breaks while it is in use fails its query; without a listener it would end the server as well.
  pool.on('connect', client => void client.on('error', () => undefined))
  if (use === 'imports') pool.on('connect', standBack)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  if (addresses.length === 0) return db
  const opened = addresses.map(address => ({
    ...address,
    db: openDatabase(address.url, use),
    reaching: undefined,
    failedAt: Number.NEGATIVE_INFINITY,
  }))
  shards.set(db.getExecutor().adapter, opened)
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await Promise.all([destroy(), ...opened.map(shard => shard.db.destroy())])
  }
  return db
}
