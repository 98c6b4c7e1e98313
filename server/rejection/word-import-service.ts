import type { RejectionLogDetail } from '#contract/rejection.ts'
import type { WordComparison } from '#contract/word-import.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import type { WordOrigin } from '../word/way-back.ts'
import { compareWord } from '../word-import/compare-word.ts'
import { readMainPart, readWordOrigin } from '../word-import/read-word.ts'
import { WordRefusal } from '../word-import/word-refusal.ts'
import { documentsOf, GENERATED } from './documents-of.ts'
import { findRevision } from './draft-versions-repository.ts'
import { readLog } from './read-log.ts'

/** Returns the draft that a file was made of; undefined where it is no longer kept. */
const exportedDraft = async (
  db: Database,
  accountId: number,
  { id, draft }: RejectionLogDetail,
  { revision }: WordOrigin,
): Promise<Parameters<typeof documentsOf>[0]['draft'] | undefined> => {
  if (revision === GENERATED) return null
  return draft?.revision === revision ? draft : await findRevision(db, accountId, id, revision)
}

/**
 * Returns how an edited Word file of a log differs from the documents it was made of: those of the revision that it
 * names, or of the stored draft where that revision is no longer kept. Changes nothing. Throws `AppError` notFound,
 * notWord, notExported, tooComplex, and otherLog for a file of another log.
 */
export const compareWordFile = async (
  db: Database,
  accountId: number,
  logId: number,
  bytes: Uint8Array,
): Promise<WordComparison> => {
  const log = await readLog(db, accountId, logId)
  try {
    const xml = readMainPart(bytes)
    const origin = readWordOrigin(bytes)
    if (origin.logId !== logId) throw new AppError('otherLog')
    const exported = await exportedDraft(db, accountId, log, origin)
    const documents = documentsOf(exported === undefined ? log : { ...log, draft: exported })
    const { type, revision } = origin
    const isKnown = exported !== undefined
    return { type, revision, isKnown, ...(await compareWord(xml, { documents, type, isEn: log.isEn })) }
  } catch (error) {
    throw error instanceof WordRefusal ? new AppError(error.reason, error.message, { cause: error }) : error
  }
}
