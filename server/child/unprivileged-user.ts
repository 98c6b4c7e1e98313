import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A user and its group, by their numbers. */
export interface SystemUser {
  uid: number
  gid: number
}

const ROOT = 0
const OTHERS = { read: 0o4, enter: 0o1 }

/** Returns whether this process runs as root. */
export const isRoot = (): boolean => process.getuid?.() === ROOT

/** Returns the first of the named users that this machine has, never root. */
export const findUser = (names: readonly string[]): SystemUser | undefined => {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of names) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (Number(uid) > ROOT) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Returns whether every user may read the file and enter each folder above it. */
export const isOpenToAll = (path: string): boolean => {
  if ((statSync(path).mode & OTHERS.read) === 0) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS.enter) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
