import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { clusterMajor, makePrivateFolder } from './cluster-folder.ts'
import { OWNER } from './connection-url.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { RunAs } from './run-as.ts'

const run = promisify(execFile)
const DRAFT = '.new-'
const HAS_SOCKETS = process.platform !== 'win32'
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const passwordFile = (dataDir: string): string => join(dataDir, 'pg-password')

/** The password of a cluster reached over loopback; undefined where a private Unix socket needs none. */
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
 * Makes the cluster beside its place and renames it there, so that a start killed half-way leaves no half a cluster and
 * of two starts at once one wins.
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
 * Removes what a creation that was killed left beside the cluster; for the holder of the server lock. What the loser of
 * two starts at once is still writing in may resist: it removes that itself.
 */
export const removeDrafts = async (folder: string): Promise<void> => {
  const parent = dirname(folder)
  const drafts = (await readdir(parent)).filter(name => name.startsWith(`${basename(folder)}${DRAFT}`))
  await Promise.allSettled(drafts.map(name => rm(join(parent, name), { recursive: true, force: true })))
}
