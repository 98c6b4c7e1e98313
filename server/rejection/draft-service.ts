import { createHash } from 'node:crypto'
import type { DraftBody, DraftContent, DraftSaved } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { checkDocument } from './check-document.ts'
import { findStanding, replaceDraft } from './draft-repository.ts'
import { addSave, isHeld, isOwnWork } from './draft-saves.ts'
import { keepRefused, keepReplaced } from './draft-versions-service.ts'
import { lockLog } from './log-repository.ts'

/** By which the same content is known when it is saved again. */
export const digestOf = ({ analysis, reason, form, reviewed }: DraftContent): string =>
  createHash('sha256')
    .update(JSON.stringify([analysis, reason, form, reviewed]))
    .digest('hex')

const savedAs = (revision: number, savedAt: Date): DraftSaved => ({ revision, savedAt: timestampOf(savedAt.getTime()) })

/**
 * Saves the documents as the next revision, if nobody else has saved since the one they are based on; resolved means on
 * disk. A save sent again, because its answer was lost, is answered again, and one by the writer of all later revisions
 * goes on top of them. Throws `AppError` invalidInput for a document outside the schema, notFound, and staleRevision after
 * keeping the refused draft.
 */
export const saveDraft = async (
  db: Database,
  accountId: number,
  logId: number,
  body: DraftBody,
): Promise<DraftSaved> => {
  const { revision: base, mark, keepReplaced: isKept = false, ...content } = body
  checkDocument(content.analysis)
  checkDocument(content.reason)
  const digest = digestOf(content)
  const saved = await db.transaction().execute(async transaction => {
    if (!(await lockLog(transaction, accountId, logId))) throw new AppError('notFound')
    const stored = await findStanding(transaction, accountId, logId)
    const current = stored?.revision ?? 0
    const saves = stored?.saves ?? []
    const isRepeated = mark ? isHeld(saves, mark, current) : stored?.digest === digest && current === base + 1
    if (stored && isRepeated) return savedAs(current, stored.savedAt)
    if (base !== current && !(mark && isOwnWork(saves, mark, base, current))) {
      await keepRefused(transaction, accountId, { logId, revision: base, digest, content })
      return null
    }
    if (stored) await keepReplaced(transaction, { logId, savedAt: stored.savedAt, isKept })
    const revision = current + 1
    const row = { logId, revision, digest, content }
    return savedAs(revision, await replaceDraft(transaction, accountId, row, addSave(saves, mark, revision)))
  })
  if (!saved) throw new AppError('staleRevision')
  return saved
}
