import type { Draft, DraftContent, DraftSave } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'

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
    .select(['analysis', 'reason', 'form', 'reviewed', 'revision', 'saved_at', 'saves'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()
  if (!row) return null
  const { saved_at, ...draft } = row
  return { ...draft, savedAt: timestampOf(saved_at.getTime()) }
}

/** Returns what a save has to know of the stored draft, without its content. */
export const findStanding = (db: Database, accountId: number, logId: number) =>
  db
    .selectFrom('drafts')
    .select(['revision', 'digest', 'saves', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()

export interface DraftRow {
  logId: number
  revision: number
  digest: string
  content: DraftContent
}

/** Replaces the stored draft; returns when. */
export const replaceDraft = async (
  db: Database,
  accountId: number,
  { logId, revision, digest, content }: DraftRow,
  saves: readonly DraftSave[],
): Promise<Date> => {
  const columns = { ...columnsOf(content), revision, digest, saves: JSON.stringify(saves), saved_at: new Date() }
  const { saved_at } = await db
    .insertInto('drafts')
    .values({ ...columns, log_id: logId, account_id: accountId })
    .onConflict(conflict => conflict.column('log_id').doUpdateSet(columns))
    .returning('saved_at')
    .executeTakeFirstOrThrow()
  return saved_at
}
