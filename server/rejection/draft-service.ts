import { createHash } from 'node:crypto'
import type { Draft, DraftBody, DraftContent, DraftSave, DraftSaved, SaveMark } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { checkDocument } from './documents-of.ts'
import { findBase, findDraft, findStanding, keepBase, replaceDraft } from './draft-repository.ts'
import { keepRefused, keepReplaced } from './draft-versions-service.ts'
import { lockLog } from './log-repository.ts'
import { mergeDrafts, readGenerated } from './redraft/merge-drafts.ts'

/** Saves that are remembered with a draft: more than a page can send without an answer. */
const REMEMBERED = 50

/** Returns the remembered saves with the newest one; a save without a mark is not remembered. */
export const addSave = (saves: readonly DraftSave[], mark: SaveMark | undefined, revision: number): DraftSave[] =>
  mark ? [...saves, { ...mark, revision }].slice(-REMEMBERED) : saves.slice(-REMEMBERED)

/**
 * Returns whether the stored draft has the edits of `mark` and nobody else's after them: the save was sent again. A save
 * that was merged is followed by one revision more.
 */
export const isHeld = (saves: readonly DraftSave[], mark: SaveMark, current: number): boolean => {
  const last = saves.at(-1)
  if (last === undefined || last.writer !== mark.writer || last.edit < mark.edit) return false
  return last.revision === (last.isMerged ? current - 1 : current)
}

/** Returns the digest that recognises the same content when it is saved again. */
export const digestOf = ({ analysis, reason, form, reviewed }: DraftContent): string =>
  createHash('sha256')
    .update(JSON.stringify([analysis, reason, form, reviewed]))
    .digest('hex')

/** Returns the newest revision that the writer made after `base`, `base` where it made none: what its next edits rest on. */
export const ownBase = (saves: readonly DraftSave[], { writer }: SaveMark, base: number): number =>
  saves.findLast(save => save.writer === writer && save.revision > base)?.revision ?? base

const savedAs = (revision: number, savedAt: Date): DraftSaved => ({ revision, savedAt: timestampOf(savedAt.getTime()) })

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** Keeps the draft that is replaced, where somebody else may go on from it: who read it, or another writer. */
const keepAsBase = async (
  transaction: Database,
  logId: number,
  { revision, saves, wasRead }: Standing,
  writer: string | undefined,
  read: () => Promise<DraftContent>,
): Promise<void> => {
  const last = saves.at(-1)
  if (!wasRead && last?.revision === revision && last.writer === writer) return
  await keepBase(transaction, logId, revision, await read())
}

const answerAgain = (stored: Standing, draft: Draft): DraftSaved => {
  const { savedAt, revision } = stored
  if (stored.saves.at(-1)?.isMerged !== true) return savedAs(revision, savedAt)
  const { analysis, reason, reviewed, clashes = [] } = draft
  return { ...savedAs(revision - 1, savedAt), merged: { revision, analysis, reason, reviewed, clashes } }
}

/**
 * Saves the documents as the next revision; it resolves once they are on disk. Where somebody else has saved since the
 * revision that they rest on, both are merged by field and block (`mergeSaves`), and the answer has the result. A save
 * that is sent again, because its answer was lost, is answered again; a writer's save goes on top of later revisions of its
 * own. Throws `AppError` invalidInput for a document outside the schema, notFound, and staleRevision, after keeping the
 * refused draft, for a save without a mark that rests on an older revision, or on one that never was.
 */
export const saveDraft = async (
  db: Database,
  accountId: number,
  logId: number,
  body: DraftBody,
): Promise<DraftSaved> => {
  const { revision: base, mark, keepReplaced: isKept = false, settled = [], ...content } = body
  checkDocument(content.analysis)
  checkDocument(content.reason)
  const digest = digestOf(content)
  const saved = await db.transaction().execute(async transaction => {
    if (!(await lockLog(transaction, accountId, logId))) throw new AppError('notFound')
    const stored = await findStanding(transaction, accountId, logId)
    const current = stored?.revision ?? 0
    const saves = stored?.saves ?? []
    const readStanding = async (): Promise<Draft> => {
      const draft = await findDraft(transaction, accountId, logId)
      if (draft === null) throw new AppError('notFound')
      return draft
    }
    const isRepeated = mark ? isHeld(saves, mark, current) : stored?.digest === digest && current === base + 1
    if (stored && isRepeated) return answerAgain(stored, await readStanding())
    const rest = mark ? ownBase(saves, mark, base) : base
    const clashes = stored?.clashes.filter(({ id }) => !settled.includes(id)) ?? []
    if (rest === current) {
      if (stored) {
        await keepReplaced(transaction, { logId, savedAt: stored.savedAt, isKept })
        await keepAsBase(transaction, logId, stored, mark?.writer, readStanding)
      }
      const revision = current + 1
      const row = { logId, revision, digest, content }
      return savedAs(revision, await replaceDraft(transaction, accountId, row, addSave(saves, mark, revision), clashes))
    }
    if (!stored || !mark || rest > current) {
      await keepRefused(transaction, accountId, { logId, revision: base, digest, content })
      return null
    }
    const before =
      (await findBase(transaction, logId, rest)) ?? (await readGenerated(transaction, accountId, logId, rest))
    const standing = await readStanding()
    await keepReplaced(transaction, { logId, savedAt: stored.savedAt, isKept })
    await keepBase(transaction, logId, current, standing)
    await keepBase(transaction, logId, current + 1, content)
    const merged = mergeDrafts({ before, standing, late: content }, { clashes, mark, revision: current + 1 })
    const next = addSave(saves, mark, current + 1).map(save =>
      save.revision === current + 1 ? { ...save, isMerged: true } : save,
    )
    const row = { logId, revision: current + 2, digest: digestOf(merged.content), content: merged.content }
    const at = await replaceDraft(transaction, accountId, row, next, merged.clashes)
    const { analysis, reason, reviewed } = merged.content
    return {
      ...savedAs(current + 1, at),
      merged: { revision: current + 2, analysis, reason, reviewed, clashes: merged.clashes },
    }
  })
  if (!saved) throw new AppError('staleRevision')
  return saved
}
