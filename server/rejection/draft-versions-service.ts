import type { DraftVersion, DraftVersionContent } from '#contract/draft-versions.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import type { DraftRow } from './draft-repository.ts'
import {
  addRefusedDraft,
  addStandingDraft,
  deleteVersions,
  findNewestKept,
  findVersion,
  listVersions,
  measureVersions,
} from './draft-versions-repository.ts'
import { findLog, lockLog } from './log-repository.ts'
import { thinVersions } from './thin-versions.ts'

/** A draft that stood this long, or was saved this long after the newest version, becomes one when it is replaced. */
const APART_MS = 60_000

const thin = async (transaction: Database, logId: number): Promise<void> => {
  const versions = await measureVersions(transaction, logId)
  const staying = new Set(thinVersions(versions, Date.now()))
  await deleteVersions(
    transaction,
    versions.filter(version => !staying.has(version)).map(({ id }) => id),
  )
}

interface Replaced {
  logId: number
  savedAt: Date
  /** Another was chosen in its place: keep it however young it is. */
  isKept: boolean
}

/** Keeps the draft that stands as a version before another takes its place: about one for each minute of work. */
export const keepReplaced = async (transaction: Database, { logId, savedAt, isKept }: Replaced): Promise<void> => {
  const isWorthKeeping = async (): Promise<boolean> => {
    if (isKept || Date.now() - savedAt.getTime() >= APART_MS) return true
    const newest = await findNewestKept(transaction, logId)
    return newest === null || savedAt.getTime() - newest.getTime() >= APART_MS
  }
  if (!(await isWorthKeeping())) return
  await addStandingDraft(transaction, logId, isKept ? 'replaced' : 'saved')
  await thin(transaction, logId)
}

/** Keeps a draft that came too late beside the one that stands. */
export const keepRefused = async (transaction: Database, accountId: number, draft: DraftRow): Promise<void> => {
  await addRefusedDraft(transaction, accountId, draft)
  await thin(transaction, draft.logId)
}

/** Keeps the draft that a Word file was made of; a log without a draft has nothing to keep. */
export const keepExported = async (db: Database, accountId: number, logId: number): Promise<void> => {
  await db.transaction().execute(async transaction => {
    if (!(await lockLog(transaction, accountId, logId))) return
    await addStandingDraft(transaction, logId, 'exported')
    await thin(transaction, logId)
  })
}

/** The versions of a log's draft, newest first. Throws `AppError` notFound for another account's log or none. */
export const readVersions = async (db: Database, accountId: number, logId: number): Promise<DraftVersion[]> => {
  if (!(await findLog(db, accountId, logId))) throw new AppError('notFound')
  const versions = await listVersions(db, accountId, logId)
  return versions.map(version => ({ ...version, savedAt: timestampOf(version.savedAt.getTime()) }))
}

/** One version with its documents. Throws `AppError` notFound, also for one that was thinned out. */
export const readVersion = async (
  db: Database,
  accountId: number,
  logId: number,
  id: number,
): Promise<DraftVersionContent> => {
  const version = await findVersion(db, accountId, logId, id)
  if (!version) throw new AppError('notFound')
  return { ...version, savedAt: timestampOf(version.savedAt.getTime()) }
}
