import { sql } from 'kysely'
import type { Draft, DraftBody } from '#contract/rejection.ts'
import { timestampOf } from '../law/calendar-day.ts'
import type { Database } from '../storage/database.ts'

/** What is saved, without the revision it was based on. */
export type DraftContent = Omit<DraftBody, 'revision'>

/** Refused drafts kept for one log; the oldest beyond them go. */
const CONFLICTS_KEPT = 20

const columnsOf = ({ analysis, reason, form, reviewed }: DraftContent) => ({
  analysis: JSON.stringify(analysis),
  reason: JSON.stringify(reason),
  form: JSON.stringify(form),
  reviewed: JSON.stringify(reviewed),
})

export const findDraft = async (db: Database, accountId: number, logId: number): Promise<Draft | null> => {
  const row = await db
    .selectFrom('drafts')
    .select(['analysis', 'reason', 'form', 'reviewed', 'revision', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()
  if (!row) return null
  const { saved_at, ...draft } = row
  return { ...draft, savedAt: timestampOf(saved_at.getTime()) }
}

/** The stored draft's revision, and the digest of its content. */
export const findRevision = (db: Database, accountId: number, logId: number) =>
  db
    .selectFrom('drafts')
    .select(['revision', 'digest', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .executeTakeFirst()

interface DraftRow {
  logId: number
  revision: number
  digest: string
  content: DraftContent
}

/** Puts the draft in place of the stored one; answers when. */
export const replaceDraft = async (db: Database, accountId: number, draft: DraftRow): Promise<Date> => {
  const { logId, revision, digest } = draft
  const columns = { ...columnsOf(draft.content), revision, digest, saved_at: new Date() }
  const { saved_at } = await db
    .insertInto('drafts')
    .values({ ...columns, log_id: logId, account_id: accountId })
    .onConflict(conflict => conflict.column('log_id').doUpdateSet(columns))
    .returning('saved_at')
    .executeTakeFirstOrThrow()
  return saved_at
}

/** Keeps a refused draft beside the stored one, once for each content; `revision` is the one it was based on. */
export const keepConflictingDraft = async (db: Database, accountId: number, draft: DraftRow): Promise<void> => {
  const { logId, revision, digest, content } = draft
  await db
    .insertInto('conflicting_drafts')
    .values({ ...columnsOf(content), log_id: logId, account_id: accountId, revision, digest })
    .onConflict(conflict => conflict.columns(['log_id', 'digest']).doNothing())
    .execute()
  const newest = db
    .selectFrom('conflicting_drafts')
    .select('id')
    .where('log_id', '=', logId)
    .orderBy('id', 'desc')
    .limit(sql.lit(CONFLICTS_KEPT))
  await db.deleteFrom('conflicting_drafts').where('log_id', '=', logId).where('id', 'not in', newest).execute()
}
