import { createHash } from 'node:crypto'
import type { DraftBody, DraftContent, DraftSave, DraftSaved, SaveMark } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { checkDocument } from './documents-of.ts'
import { findStanding, replaceDraft } from './draft-repository.ts'
import { keepRefused, keepReplaced } from './draft-versions-service.ts'
import { lockLog } from './log-repository.ts'

/** Saves that are remembered with a draft: more than a page can send without an answer. */
const REMEMBERED = 50

/** Returns the remembered saves with the newest one; a save without a mark is not remembered. */
export const addSave = (saves: readonly DraftSave[], mark: SaveMark | undefined, revision: number): DraftSave[] =>
  mark ? [...saves, { ...mark, revision }].slice(-REMEMBERED) : saves.slice(-REMEMBERED)

/** Returns whether the stored draft has the edits of `mark` and nobody else's after them: the save was sent again. */
export const isHeld = (saves: readonly DraftSave[], mark: SaveMark, current: number): boolean => {
  const last = saves.at(-1)
  return last?.revision === current && last.writer === mark.writer && last.edit >= mark.edit
}

/** Returns whether the writer made every revision after `base`, without having heard of it. */
export const isOwnWork = (saves: readonly DraftSave[], mark: SaveMark, base: number, current: number): boolean => {
  const later = saves.filter(({ revision }) => revision > base)
  return base < current && later.length === current - base && later.every(({ writer }) => writer === mark.writer)
}

/** Returns the digest that recognises the same content when it is saved again. */
export const digestOf = ({ analysis, reason, form, reviewed }: DraftContent): string =>
  createHash('sha256')
    .update(JSON.stringify([analysis, reason, form, reviewed]))
    .digest('hex')

const savedAs = (revision: number, savedAt: Date): DraftSaved => ({ revision, savedAt: timestampOf(savedAt.getTime()) })

/**
 * Saves the documents as the next revision, if nobody else has saved since the one they are based on; it resolves once
 * they are on disk. A save that is sent again, because its answer was lost, is answered again; a writer's save goes on
 * top of later revisions of its own. Throws `AppError` invalidInput for a document outside the schema, notFound, and
 * staleRevision after keeping the refused draft.
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
