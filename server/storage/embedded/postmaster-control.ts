import { execFile } from 'node:child_process'
import { chown, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { canEnter, type PostgresBinaries, type RunAs } from './postgres-binaries.ts'
import { forgetPid, ownerOf, reachPostmaster, readPostmaster } from './postmaster.ts'

const run = promisify(execFile)
const HAS_SOCKETS = process.platform !== 'win32'
/** A Unix socket's path ends at 107 bytes; PostgreSQL adds its file name and this module a folder. */
const LONGEST_TEMP_FOLDER = 60
const SOCKET_FOLDER = 'rejoinder-'
const MAX_LOG_BYTES = 5 * 1024 * 1024
const LOG_TAIL_LINES = 5
const ATTEMPTS = 5
const ATTEMPT_MS = 300

export interface Cluster {
  folder: string
  binaries: PostgresBinaries
  runAs: RunAs
  password: string | undefined
}

const MB = 1024 * 1024
const MOST_BUFFERS_MB = 1_024

const SETTINGS = [
  // Errors are logged without the statement or the row they were about: logs hold no document text
  // (docs/architecture.md §12).
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
  'timezone=UTC',
  // An import writes gigabytes: with PostgreSQL's own gigabyte it would write out every page again and again meanwhile.
  'max_wal_size=4GB',
  // A search reads thousands of rows that lie apart: each page that is not here is copied first.
  `shared_buffers=${Math.round(Math.min(MOST_BUFFERS_MB, totalmem() / MB / 4))}MB`,
]

const makeSocketFolder = async (runAs: RunAs): Promise<string> => {
  const own = tmpdir()
  const isUsable = Buffer.byteLength(own) <= LONGEST_TEMP_FOLDER && (await canEnter(own, runAs))
  const folder = await mkdtemp(join(isUsable ? own : '/tmp', SOCKET_FOLDER))
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  return folder
}

/** Removes a socket folder of ours that postmaster.pid names, and no other folder. */
const removeSocketFolder = async (folder: string): Promise<void> => {
  if (basename(folder).startsWith(SOCKET_FOLDER)) await rm(folder, { recursive: true, force: true })
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Opens the log beside the cluster for the user PostgreSQL runs as; a large one starts anew. */
const openLog = async ({ folder, runAs }: Cluster): Promise<string> => {
  const path = `${folder}.log`
  const isLarge = ((await stat(path).catch(() => undefined))?.size ?? 0) > MAX_LOG_BYTES
  await (await open(path, isLarge ? 'w' : 'a', 0o600)).close()
  if (runAs) await chown(path, runAs.uid, runAs.gid)
  return path
}

/** Runs pg_ctl and waits for its exit, not for its output to close: PostgreSQL may have inherited that. */
const control = (cluster: Cluster, ...options: string[]): Promise<unknown> =>
  run(cluster.binaries.pgCtl, [...options, '-D', cluster.folder, '-w', '-t', '60'], {
    ...cluster.runAs,
    cwd: dirname(cluster.folder),
    env: { ...process.env, LC_ALL: 'C' },
    windowsHide: true,
  })

/**
 * Makes way for a start: stops our own PostgreSQL that no longer answers, and forgets a pid that is no longer its own.
 */
const clearLeftover = async (cluster: Cluster): Promise<void> => {
  const leftover = await readPostmaster(cluster.folder)
  if (!leftover) return
  const owner = await ownerOf(leftover, cluster.folder)
  if (owner === 'ours') await control(cluster, 'stop', '-m', 'fast')
  if (owner === 'other' || owner === 'none') await forgetPid(cluster.folder)
  await removeSocketFolder(leftover.socketFolder)
}

const launch = async (cluster: Cluster): Promise<void> => {
  const log = await openLog(cluster)
  const settings = SETTINGS.map(setting => `-c ${setting}`).join(' ')
  const socketFolder = HAS_SOCKETS ? await makeSocketFolder(cluster.runAs) : ''
  const listening = HAS_SOCKETS
    ? `-h '' -k '${socketFolder}' -c unix_socket_permissions=0700`
    : `-h 127.0.0.1 -p ${await freePort()}`
  try {
    await control(cluster, 'start', '-l', log, '-o', `${listening} ${settings}`)
  } catch (error) {
    await removeSocketFolder(socketFolder)
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-LOG_TAIL_LINES)
    throw new Error(`PostgreSQL did not start on ${cluster.folder}:\n${tail.join('\n')}`, { cause: error })
  }
}

/**
 * Returns the address of the PostgreSQL on this folder, running or started now. There are never two: PostgreSQL refuses
 * to start while children of a killed one still work, so a failed start is tried again.
 */
export const startPostmaster = async (cluster: Cluster, attempts = ATTEMPTS): Promise<string> => {
  const running = await reachPostmaster(cluster.folder, cluster.password)
  if (running) return running
  await clearLeftover(cluster)
  const failure = await launch(cluster).catch((error: unknown) => error)
  const url = await reachPostmaster(cluster.folder, cluster.password)
  if (url) return url
  if (attempts <= 1) throw failure ?? new Error(`PostgreSQL started on ${cluster.folder} but does not answer.`)
  await pause(ATTEMPT_MS)
  return await startPostmaster(cluster, attempts - 1)
}

/** Stops PostgreSQL, own or adopted, and removes its socket folder. */
export const stopPostmaster = async (cluster: Cluster): Promise<void> => {
  const postmaster = await readPostmaster(cluster.folder)
  if (!postmaster) return
  const isGone = async (): Promise<boolean> => (await ownerOf(postmaster, cluster.folder)) === 'none'
  // One that was killed may go between the look and the stop, and pg_ctl then calls it not shut down.
  if (!(await isGone()))
    await control(cluster, 'stop', '-m', 'fast').catch(async (error: unknown) => {
      if (!(await isGone())) throw error
    })
  await removeSocketFolder(postmaster.socketFolder)
}
