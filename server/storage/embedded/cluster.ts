import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../../app-error.ts'
import { canEnter, makeOpenFolder, type PostgresBinaries, type RunAs } from './postgres-binaries.ts'
import { OWNER } from './postmaster.ts'

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Returns where DATA_DIR/pg really is: itself, or the folder that it links to. Undefined when there is nothing yet. */
export const existingCluster = async (dataDir: string): Promise<string | undefined> => {
  const folder = join(dataDir, 'pg')
  const entry = await lstat(folder).catch(() => undefined)
  if (!entry) return undefined
  const target = entry.isSymbolicLink() ? resolve(dataDir, await readlink(folder)) : folder
  if (await isThere(dirname(target))) return target
  throw new StartRefusal(`${folder} links to ${target}, which is gone. Bring that folder back; the database is in it.`)
}

/**
 * Returns the folder for a new cluster: DATA_DIR/pg, or one below `sharedRoot` when `runAs` cannot enter DATA_DIR.
 * DATA_DIR/pg then links to it, so that the choice moves with DATA_DIR, and `say` names the folder.
 */
export const chooseCluster = async (
  dataDir: string,
  runAs: RunAs,
  sharedRoot: string,
  say: (line: string) => void,
): Promise<string> => {
  const folder = join(dataDir, 'pg')
  if (await canEnter(dataDir, runAs)) return folder
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const target = join(sharedRoot, name, 'pg')
  await makeOpenFolder(sharedRoot)
  await makeOpenFolder(dirname(target))
  if (!(await canEnter(dirname(target), runAs))) {
    throw new StartRefusal(
      `Run as root, the database needs a folder that others may enter: ${dirname(target)} is none.`,
    )
  }
  await symlink(target, folder)
  say(`${dataDir} is private to root, so the database is kept in ${target}.`)
  return target
}

/** Returns the major version of the cluster in the folder, undefined before its first start. */
export const clusterMajor = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, 'PG_VERSION'), 'utf8').then(
    text => text.trim(),
    () => undefined,
  )

/**
 * Refuses a cluster of another major version before anything is touched, and says how to move
 * (docs/architecture.md §10).
 */
export const requireMajor = (folder: string, found: string, wanted: string): void => {
  if (found === wanted) return
  throw new StartRefusal(
    `${folder} was written by PostgreSQL ${found}, this version brings ${wanted}. Nothing was changed. To move: with the ` +
      `former version running, pg_dump its database; rename ${folder}; start this version once; load the dump with psql.`,
  )
}

/** Refuses a cluster that belongs to another user, or that the user it runs as cannot reach. */
export const requireAccess = async (folder: string, runAs: RunAs): Promise<void> => {
  const { uid } = await stat(folder)
  const own = process.getuid?.()
  if (!runAs && own !== undefined && uid !== own) {
    throw new StartRefusal(`${folder} belongs to user ${uid}. Start as that user or as root.`)
  }
  if (!(await canEnter(folder, runAs))) {
    throw new StartRefusal(
      `${folder} cannot be entered by its owner, user ${uid}. Let others pass the folders above it.`,
    )
  }
}

/** Makes a private folder that belongs to the user PostgreSQL runs as. */
const makePrivateFolder = async (folder: string, runAs: RunAs): Promise<void> => {
  await mkdir(folder, { mode: 0o700 })
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
}

const run = promisify(execFile)
const DRAFT = '.new-'
const HAS_SOCKETS = process.platform !== 'win32'
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const passwordFile = (dataDir: string): string => join(dataDir, 'pg-password')

/** Returns the password of a cluster reached over loopback; undefined where a private Unix socket needs none. */
export const readPassword = (dataDir: string): Promise<string | undefined> =>
  HAS_SOCKETS ? Promise.resolve(undefined) : readFile(passwordFile(dataDir), 'utf8')

const authentication = async (dataDir: string): Promise<string[]> => {
  if (HAS_SOCKETS) return ['--auth-local=trust', '--auth-host=reject']
  await writeFile(passwordFile(dataDir), randomBytes(24).toString('hex'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`]
}

interface NewCluster {
  folder: string
  dataDir: string
  binaries: PostgresBinaries
  runAs: RunAs
}

/**
 * Makes the cluster beside its place and renames it, so that a start killed half-way leaves no half cluster, and one of
 * two starts at once wins.
 */
export const createCluster = async ({ folder, dataDir, binaries, runAs }: NewCluster): Promise<void> => {
  const draft = `${folder}${DRAFT}${randomBytes(6).toString('hex')}`
  await makePrivateFolder(draft, runAs)
  try {
    const options = [`--pgdata=${draft}`, `--username=${OWNER}`, '--no-instructions', ...LOCALE]
    await run(binaries.initdb, [...options, ...(await authentication(dataDir))], {
      ...runAs,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await clusterMajor(folder))) throw error
  }
}

/**
 * Removes what a killed creation left beside the cluster; call it with the server lock held. A draft that the loser of
 * two starts still writes may resist: the loser removes it.
 */
export const removeDrafts = async (folder: string): Promise<void> => {
  const parent = dirname(folder)
  const drafts = (await readdir(parent)).filter(name => name.startsWith(`${basename(folder)}${DRAFT}`))
  await Promise.allSettled(drafts.map(name => rm(join(parent, name), { recursive: true, force: true })))
}
