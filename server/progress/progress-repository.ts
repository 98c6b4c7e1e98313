import { sql } from 'kysely'
import type { ProgressEvent } from '#contract/progress.ts'
import type { Database } from '../storage/database.ts'

/** A step with its number, which grows along a request. */
export interface ProgressRow {
  id: number
  event: ProgressEvent
}

export const insertProgress = async (
  db: Database,
  accountId: number,
  requestId: string,
  event: ProgressEvent,
): Promise<void> => {
  await db
    .insertInto('progress')
    .values({ account_id: accountId, request_id: requestId, event: JSON.stringify(event) })
    .execute()
}

/** Returns the account's steps of a request after the step `afterId`, oldest first. */
export const readProgressAfter = (
  db: Database,
  accountId: number,
  requestId: string,
  afterId: number,
): Promise<ProgressRow[]> =>
  db
    .selectFrom('progress')
    .select(['id', 'event'])
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .where('id', '>', afterId)
    .orderBy('id')
    .execute()

/** Removes the steps that are older than an hour: they are only for those who watch. */
export const purgeProgress = async (db: Database): Promise<void> => {
  await db.deleteFrom('progress').where('created_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
}
