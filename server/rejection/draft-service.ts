import { createHash } from 'node:crypto'
import type { DraftBody, DraftSaved } from '#contract/rejection.ts'
import { AppError } from '../app-error.ts'
import { timestampOf } from '../law/calendar-day.ts'
import type { Database } from '../storage/database.ts'
import { checkDocument } from './check-document.ts'
import { type DraftContent, findRevision, keepConflictingDraft, replaceDraft } from './draft-repository.ts'
import { lockLog } from './log-repository.ts'

const digestOf = ({ analysis, reason, form, reviewed }: DraftContent): string =>
  createHash('sha256')
    .update(JSON.stringify([analysis, reason, form, reviewed]))
    .digest('hex')

const savedAs = (revision: number, savedAt: Date): DraftSaved => ({ revision, savedAt: timestampOf(savedAt.getTime()) })

/**
 * Saves the documents as the revision after the one they are based on; resolved means on disk. The same save sent again,
 * because its answer was lost, is answered again. Throws `AppError` invalidInput for a document outside the schema,
 * notFound, and staleRevision after keeping the refused draft.
 */
export const saveDraft = async (
  db: Database,
  accountId: number,
  logId: number,
  body: DraftBody,
): Promise<DraftSaved> => {
  const { revision: base, ...content } = body
  checkDocument(content.analysis)
  checkDocument(content.reason)
  const digest = digestOf(content)
  const saved = await db.transaction().execute(async transaction => {
    if (!(await lockLog(transaction, accountId, logId))) throw new AppError('notFound')
    const stored = await findRevision(transaction, accountId, logId)
    const current = stored?.revision ?? 0
    const revision = base + 1
    if (base === current) {
      return savedAs(revision, await replaceDraft(transaction, accountId, { logId, revision, digest, content }))
    }
    if (stored?.digest === digest && current === revision) return savedAs(current, stored.savedAt)
    await keepConflictingDraft(transaction, accountId, { logId, revision: base, digest, content })
    return null
  })
  if (!saved) throw new AppError('staleRevision')
  return saved
}
