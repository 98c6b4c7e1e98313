import { execFile } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
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
