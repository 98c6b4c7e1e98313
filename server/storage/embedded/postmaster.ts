import { readFile, readlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The role that owns the embedded cluster. */
export const OWNER = 'rejoinder'
const MAINTENANCE_DATABASE = 'postgres'

interface Address {
  port: number
  socketFolder: string
  host: string
}

/**
 * Returns the address of the cluster's maintenance database: its Unix socket, or loopback with a password. Empty when
 * it has neither.
 */
const connectionUrl = ({ port, socketFolder, host }: Address, password: string | undefined): string => {
  if (socketFolder) {
    return `postgres://${OWNER}@${encodeURIComponent(socketFolder)}:${port}/${MAINTENANCE_DATABASE}`
  }
  return host && password ? `postgres://${OWNER}:${password}@${host}:${port}/${MAINTENANCE_DATABASE}` : ''
}

/** Returns the address of another database on the same server. */
export const withDatabase = (url: string, database: string): string => url.replace(/\/[^/]*$/, `/${database}`)

/** Holds what a running PostgreSQL writes into its folder's postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  host: string
  isReady: boolean
}

const PATIENCE_MS = 30_000
const UNSETTLED_MS = 5_000
const POLL_MS = 25
const STARTING_UP = '57P03'
const IMPOSSIBLE_PID = 2 ** 31 - 1

const pidFile = (folder: string): string => join(folder, 'postmaster.pid')

export const readPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder, host, , status] = text.split('\n').map(line => line.trim())
  if (!Number(pid)) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder ?? '',
    host: host ?? '',
    isReady: status === 'ready',
  }
}

const hasProcess = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns whether a process is dead but still in the process table, as in a container without an init. */
const isZombie = async (pid: number): Promise<boolean> => {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return facts.slice(facts.lastIndexOf(')')).startsWith(') Z')
}

/**
 * Returns whose process the pid is: 'ours' when it works in this folder, 'other' when it works elsewhere (the number
 * was given to another program), 'none' when there is no such process; undefined when the system does not tell.
 */
export const ownerOf = async ({ pid }: Postmaster, folder: string): Promise<'ours' | 'other' | 'none' | undefined> => {
  if (!hasProcess(pid) || (await isZombie(pid))) return 'none'
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (workingFolder === undefined) return undefined
  return workingFolder === folder ? 'ours' : 'other'
}

/**
 * Makes postmaster.pid name an impossible process. Removing the file would also remove the shared memory's key, by
 * which PostgreSQL sees whether a killed postmaster left children at work.
 */
export const forgetPid = async (folder: string): Promise<void> => {
  const text = await readFile(pidFile(folder), 'utf8')
  await writeFile(pidFile(folder), text.replace(/^\d+/, String(IMPOSSIBLE_PID)))
}

/**
 * Asks the PostgreSQL behind the address for its folder: 'starting' while it does not serve yet, undefined without an
 * answer.
 */
const askFolder = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return resolve(rows[0]?.data_directory ?? '')
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === STARTING_UP ? 'starting' : undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Returns the address of a PostgreSQL that serves this folder already, by its postmaster.pid; undefined when none does.
 * Waits for one that is starting, recovering or stopping.
 */
export const reachPostmaster = async (folder: string, password: string | undefined): Promise<string | undefined> => {
  const begin = Date.now()
  for (;;) {
    const postmaster = await readPostmaster(folder)
    if (!postmaster || (await ownerOf(postmaster, folder)) === 'none') return undefined
    const url = connectionUrl(postmaster, password)
    const answer = url && (await askFolder(url))
    if (answer === folder) return url
    const patience = answer === 'starting' ? PATIENCE_MS : UNSETTLED_MS
    if ((postmaster.isReady && answer !== 'starting') || Date.now() - begin > patience) return undefined
    await pause(POLL_MS)
  }
}
