import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import { removeDeletedLogs, setDeleted } from './log-repository.ts'

/** How long a deleted analysis can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Lets analyses go that were deleted long ago, with their drafts and notices. */
const purge = async (db: Database, files: Files): Promise<void> => {
  const fileIds = await removeDeletedLogs(db, new Date(Date.now() - KEPT_MS))
  for (const id of fileIds) await files.remove(id)
}

/** Takes an analysis out of the history; what is in it stays for a month. Throws `AppError` notFound. */
export const deleteLog = async (db: Database, files: Files, accountId: number, id: number): Promise<null> => {
  if (!(await setDeleted(db, accountId, id, new Date()))) throw new AppError('notFound')
  await purge(db, files)
  return null
}

/** Puts a deleted analysis back; one that is not deleted stays. Throws `AppError` notFound, also once it is purged. */
export const restoreLog = async (db: Database, accountId: number, id: number): Promise<null> => {
  if (!(await setDeleted(db, accountId, id, null))) throw new AppError('notFound')
  return null
}
