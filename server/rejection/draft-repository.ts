import type { Clash, Draft, DraftContent, DraftSave } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'
import { documentsDigest } from './open-points.ts'

/** Returns the content as its columns take it. */
export const columnsOf = ({ analysis, reason, form, reviewed }: DraftContent) => ({
  analysis: JSON.stringify(analysis),
  reason: JSON.stringify(reason),
  form: JSON.stringify(form),
  reviewed: JSON.stringify(reviewed),
})

/** Returns the draft of a log; null where nothing was saved. */
export const findDraft = async (db: Database, accountId: number, logId: number): Promise<Draft | null> => {
  const row = await db
    .selectFrom('drafts')
    .select(['analysis', 'reason', 'form', 'reviewed', 'revision', 'saved_at', 'saves', 'clashes'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()
  if (!row) return null
  const { saved_at, clashes, ...draft } = row
  return { ...draft, savedAt: timestampOf(saved_at.getTime()), ...(clashes.length > 0 && { clashes }) }
}

/** Returns what a save has to know of the stored draft, without its content. */
export const findStanding = (db: Database, accountId: number, logId: number) =>
  db
    .selectFrom('drafts')
    .select(['revision', 'digest', 'saves', 'clashes', 'was_read as wasRead', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()

export interface DraftRow {
  logId: number
  revision: number
  digest: string
  content: DraftContent
}

/** Notes that somebody may go on from the draft as it stands. */
export const noteReading = async (db: Database, logId: number): Promise<void> => {
  await db
    .updateTable('drafts')
    .set({ was_read: true })
    .where('log_id', '=', logId)
    .where('was_read', '=', false)
    .execute()
}

/** The number of revisions back that a save may rest on. */
const MOST_BASES = 40

/** Keeps documents as the revision that a save to come may rest on. */
export const keepBase = async (
  db: Database,
  logId: number,
  revision: number,
  { analysis, reason, reviewed }: Pick<DraftContent, 'analysis' | 'reason' | 'reviewed'>,
): Promise<void> => {
  await db
    .insertInto('draft_bases')
    .values({
      log_id: logId,
      revision,
      analysis: JSON.stringify(analysis),
      reason: JSON.stringify(reason),
      reviewed: JSON.stringify(reviewed),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('draft_bases')
    .where('log_id', '=', logId)
    .where('revision', '<=', revision - MOST_BASES)
    .execute()
}

/** Returns the documents that a save rests on, as long as they are kept. */
export const findBase = (db: Database, logId: number, revision: number) =>
  db
    .selectFrom('draft_bases')
    .select(['analysis', 'reason', 'reviewed'])
    .where('log_id', '=', logId)
    .where('revision', '=', revision)
    .executeTakeFirst()

/** Replaces the stored draft, and its clashes where some are given; returns when. */
export const replaceDraft = async (
  db: Database,
  accountId: number,
  { logId, revision, digest, content }: DraftRow,
  saves: readonly DraftSave[],
  clashes?: readonly Clash[],
): Promise<Date> => {
  const documents = columnsOf(content)
  const columns = {
    ...documents,
    documents_digest: documentsDigest(documents.analysis, documents.reason),
    revision,
    digest,
    saves: JSON.stringify(saves),
    saved_at: new Date(),
    was_read: false,
    ...(clashes && { clashes: JSON.stringify(clashes) }),
  }
  const { saved_at } = await db
    .insertInto('drafts')
    .values({ ...columns, log_id: logId, account_id: accountId })
    .onConflict(conflict => conflict.column('log_id').doUpdateSet(columns))
    .returning('saved_at')
    .executeTakeFirstOrThrow()
  return saved_at
}
