import type { RejectionLogDetail } from '#contract/rejection.ts'
import type { WordComparison } from '#contract/word-import.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import type { WordOrigin } from '../word/way-back.ts'
import type { ExportedDocuments } from '../word-import/compare-word.ts'
import type { WordReader } from '../word-import/word-reader.ts'
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
  reader: WordReader,
  accountId: number,
  logId: number,
  bytes: Uint8Array,
): Promise<WordComparison> => {
  const log = await readLog(db, accountId, logId)
  let made: Pick<WordComparison, 'type' | 'revision' | 'isKnown'> | undefined
  const documentsOfFile = async (origin: WordOrigin): Promise<ExportedDocuments> => {
    if (origin.logId !== logId) throw new AppError('otherLog')
    const exported = await exportedDraft(db, accountId, log, origin)
    const { type, revision } = origin
    made = { type, revision, isKnown: exported !== undefined }
    return { documents: documentsOf(exported === undefined ? log : { ...log, draft: exported }), type, isEn: log.isEn }
  }
  const difference = await reader.compare(bytes, documentsOfFile, accountId)
  if (!made) throw new AppError('internal', 'a Word file was compared with nothing')
  return { ...made, ...difference }
}
