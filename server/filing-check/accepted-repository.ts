import type { Acceptance } from '#contract/filing-check.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'

/** Returns the problems of a log that were accepted, by their id. */
export const findAccepted = async (db: Database, logId: number): Promise<Map<string, Acceptance>> => {
  const rows = await db
    .selectFrom('accepted_problems')
    .select(['problem', 'reason', 'accepted_at as acceptedAt'])
    .where('log_id', '=', logId)
    .execute()
  return new Map(
    rows.map(({ problem, reason, acceptedAt }) => [problem, { reason, at: timestampOf(acceptedAt.getTime()) }]),
  )
}

/** Keeps the reason for which a problem stands, in place of an earlier one, and returns it with its time. */
export const keepAccepted = async (
  db: Database,
  logId: number,
  problem: string,
  reason: string,
): Promise<Acceptance> => {
  const accepted = { reason: reason.replaceAll('\0', '').trim(), accepted_at: new Date() }
  await db
    .insertInto('accepted_problems')
    .values({ log_id: logId, problem, ...accepted })
    .onConflict(conflict => conflict.columns(['log_id', 'problem']).doUpdateSet(accepted))
    .execute()
  return { reason: accepted.reason, at: timestampOf(accepted.accepted_at.getTime()) }
}

/** Makes an accepted problem a problem again; nothing happens where it was not accepted. */
export const removeAccepted = async (db: Database, logId: number, problem: string): Promise<void> => {
  await db.deleteFrom('accepted_problems').where('log_id', '=', logId).where('problem', '=', problem).execute()
}
