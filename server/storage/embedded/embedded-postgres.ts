import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartRefusal } from '../../app-error.ts'
import {
  chooseCluster,
  clusterMajor,
  createCluster,
  existingCluster,
  readPassword,
  removeDrafts,
  requireAccess,
  requireMajor,
} from './cluster.ts'
import { findPostgres, userForPostgres } from './postgres-binaries.ts'
import { OWNER, withDatabase } from './postmaster.ts'
import { startPostmaster, stopPostmaster } from './postmaster-control.ts'

interface ServerLock {
  /** Settles when the connection that holds the lock breaks: the database is gone, or somebody ended the connection. */
  lost: Promise<void>
  release(): Promise<void>
}

/** Any fixed number names the advisory lock. */
const LOCK_KEY = 7_365_104
const ATTEMPTS = 20
const ATTEMPT_MS = 50

/**
 * Takes the one lock of a cluster on a connection of its own; undefined when a living server holds it. The system
 * closes the connection of a killed server and so frees the lock; several attempts give PostgreSQL the time to notice.
 */
const takeServerLock = async (url: string): Promise<ServerLock | undefined> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'rejoinder server lock' })
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const lose = (): void => resolve()
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY])
    if (rows[0]?.taken) return { lost, release: () => client.off('end', lose).end() }
    await pause(ATTEMPT_MS)
  }
  await client.end()
  return undefined
}

export interface EmbeddedPostgres {
  url: string
  /** Settles when the database has gone away by itself. */
  lost: Promise<void>
  /** Stops PostgreSQL. Close every connection before, else it is cut. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  say: (line: string) => void
  /**
   * The folder for the cluster and a copy of the binaries when root's DATA_DIR or clone is private
   * (docs/architecture.md §10).
   */
  sharedRoot?: string
  /** Joins the database of a server that runs on the folder, which is then left running. */
  asGuest?: boolean
}

const DUPLICATE_DATABASE = '42P04'

const createDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${OWNER}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error
  } finally {
    await client.end()
  }
}

/**
 * Starts the PostgreSQL that comes with the project in DATA_DIR/pg: created on the first start, adopted or stopped when
 * a killed server left it running. A guest joins one that another server runs. Throws `StartRefusal` when another server has the folder or it cannot be opened.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { say, sharedRoot = '/var/lib/rejoinder' } = options
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const existing = await existingCluster(dataDir)
  const found = existing && (await clusterMajor(existing))
  const runAs = await userForPostgres(found && existing)
  const binaries = await findPostgres(runAs, sharedRoot)
  const place = existing ?? (await chooseCluster(dataDir, runAs, sharedRoot, say))
  if (found) requireMajor(place, found, binaries.major)
  else await createCluster({ folder: place, dataDir, binaries, runAs })
  const folder = await realpath(place)
  await requireAccess(folder, runAs)

  const cluster = { folder, binaries, runAs, password: await readPassword(dataDir) }
  const url = await startPostmaster(cluster)
  const lock = await takeServerLock(url)
  if (!lock && options.asGuest)
    return { url: withDatabase(url, OWNER), lost: new Promise(() => undefined), stop: () => Promise.resolve() }
  if (!lock)
    throw new StartRefusal(`Another server is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`)
  await removeDrafts(folder)
  await createDatabase(url)
  return {
    url: withDatabase(url, OWNER),
    lost: lock.lost,
    async stop() {
      await lock.release().catch(() => undefined)
      await stopPostmaster(cluster)
    },
  }
}
