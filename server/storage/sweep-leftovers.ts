import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'

const HOUR_MS = 3_600_000
const DRAFT = /\.new$/
const IDENTITY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RECEIVED = /^rejoinder-import-(\d+)-/
const ASKED_AT_ONCE = 1_000

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Younger files may belong to a request that still runs. */
const isOld = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > HOUR_MS
}

const remove = async (paths: readonly string[]): Promise<number> => {
  for (const path of paths) await rm(path, { recursive: true, force: true })
  return paths.length
}

/** Returns the identities among these that no row of `files` has. */
const orphansAmong = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const orphans = new Set(ids)
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const asked = ids.slice(start, start + ASKED_AT_ONCE)
    const known = await db.selectFrom('files').select('id').where('id', 'in', asked).execute()
    for (const { id } of known) orphans.delete(id)
  }
  return orphans
}

const sweepFiles = async (db: Database, root: string): Promise<number> => {
  let removed = 0
  for (const shelf of await namesIn(root)) {
    const folder = join(root, shelf)
    const names = await namesIn(folder)
    const orphans = await orphansAmong(
      db,
      names.filter(name => IDENTITY.test(name)),
    )
    const paths = names.filter(name => DRAFT.test(name) || orphans.has(name)).map(name => join(folder, name))
    const old: string[] = []
    for (const path of paths) if (await isOld(path)) old.push(path)
    removed += await remove(old)
  }
  return removed
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Folders of uploads whose server is gone. */
const sweepReceived = async (): Promise<number> => {
  const left = (await namesIn(tmpdir())).filter(name => {
    const pid = RECEIVED.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  return await remove(left.map(name => join(tmpdir(), name)))
}

/** Returns the beginning of the name of a folder for an upload, by which it is known whose it is. */
export const receivedFolder = (): string => join(tmpdir(), `rejoinder-import-${process.pid}-`)

/**
 * Removes what a full disk, a crash or a kill left behind: half-written files, files that no row names, and uploads of
 * servers that are gone. Returns how many. Anything younger than an hour stays, for a request may still be at it.
 */
export const sweepLeftovers = async (db: Database, root: string): Promise<number> =>
  (await sweepFiles(db, root)) + (await sweepReceived())
