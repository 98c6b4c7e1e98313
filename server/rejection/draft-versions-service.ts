import type { DraftVersion, DraftVersionContent, VersionKind } from '#contract/rejection.ts'
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

export interface MeasuredVersion {
  id: number
  kind: VersionKind
  savedAt: Date
  bytes: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The distance that saved versions keep, by their age. */
const SPACING: readonly { upTo: number; apart: number }[] = [
  { upTo: HOUR_MS, apart: MINUTE_MS },
  { upTo: DAY_MS, apart: 10 * MINUTE_MS },
  { upTo: 30 * DAY_MS, apart: HOUR_MS },
  { upTo: Number.POSITIVE_INFINITY, apart: DAY_MS },
]
/** The most versions of each kind, and the most bytes of all, for one log. */
const MOST: Record<VersionKind, number> = { saved: 200, exported: 50, replaced: 50, refused: 50 }
const MOST_BYTES = 64 * 2 ** 20
/** The kinds by value: the lowest goes first when there are too many bytes. */
const VALUE: Record<VersionKind, number> = { saved: 0, exported: 1, replaced: 2, refused: 3 }

/**
 * Returns the span of time that a version stands for, by its age: a minute, ten minutes, an hour or a day. Only the
 * newest version of a span stays.
 */
const spanOf = (savedAt: Date, now: number): string => {
  const age = now - savedAt.getTime()
  const apart = SPACING.find(({ upTo }) => age < upTo)?.apart ?? DAY_MS
  return `${apart} ${Math.floor(savedAt.getTime() / apart)}`
}

/**
 * Returns the versions of a log that stay, newest first: fewer saved ones the older they are, a number of each kind,
 * and as many bytes as a log may take. The newest stays whatever its size.
 */
export const thinVersions = (versions: readonly MeasuredVersion[], now: number): MeasuredVersion[] => {
  const spans = new Set<string>()
  const counts: Record<VersionKind, number> = { saved: 0, exported: 0, replaced: 0, refused: 0 }
  const spaced = versions.filter(({ kind, savedAt }) => {
    if (kind === 'saved') {
      const span = spanOf(savedAt, now)
      if (spans.has(span)) return false
      spans.add(span)
    }
    counts[kind] += 1
    return counts[kind] <= MOST[kind]
  })
  let bytes = 0
  const fitting = spaced
    .toSorted((a, b) => VALUE[b.kind] - VALUE[a.kind])
    .filter(version => {
      bytes += version.bytes
      return bytes <= MOST_BYTES || version === spaced[0]
    })
  return spaced.filter(version => fitting.includes(version))
}

/**
 * A draft that is replaced becomes a version if it stood this long, or was saved this long after the newest version.
 */
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
  /** Keeps the draft however young it is: another was chosen in its place. */
  isKept: boolean
}

/** Keeps the stored draft as a version before another replaces it: about one for each minute of work. */
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

/** Keeps a draft that came too late beside the stored one. */
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

/**
 * Returns the versions of a log's draft, newest first. Throws `AppError` notFound for another account's log or none.
 */
export const readVersions = async (db: Database, accountId: number, logId: number): Promise<DraftVersion[]> => {
  if (!(await findLog(db, accountId, logId))) throw new AppError('notFound')
  const versions = await listVersions(db, accountId, logId)
  return versions.map(version => ({ ...version, savedAt: timestampOf(version.savedAt.getTime()) }))
}

/** Returns one version with its documents. Throws `AppError` notFound, also for a version that was thinned out. */
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
