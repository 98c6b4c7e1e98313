import { sql } from 'kysely'
import type { RejectionLogItem } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'
import { itemColumns, itemOf } from './log-repository.ts'

/** The account's cases that are not deleted. */
const keptCases = (db: Database, accountId: number) =>
  db
    .selectFrom('rejection_logs')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('companion_of', 'is', null)

const MOST_DUE = 500

/** Lists the account's logs, but for samples and filed ones, whose deadline has not passed on a day, the next first. */
export const listDueLogs = (db: Database, accountId: number, onDay: CalendarDay) =>
  keptCases(db, accountId)
    .select(['id', 'due', 'notice'])
    .where('is_sample', '=', false)
    .where('filed_on', 'is', null)
    .where('due', '>=', onDay)
    .orderBy('due')
    .limit(MOST_DUE)
    .execute()

/**
 * Returns the account's cases without a recorded filing, of the review or of the evidence that it announced, that fell due before a
 * day, the latest first, and their number; `limit` bounds them.
 */
export const unfiledBefore = async (
  db: Database,
  accountId: number,
  day: CalendarDay,
  limit: number,
): Promise<{ list: RejectionLogItem[]; total: number }> => {
  const rows = await keptCases(db, accountId)
    .select([...itemColumns, sql<number>`count(*) over ()`.as('total')])
    .where(({ and, eb, or }) =>
      or([
        and([eb('filed_on', 'is', null), eb('due', '<', day)]),
        and([eb('evidence_on', 'is', null), eb('evidence_due', '<', day)]),
      ]),
    )
    .orderBy(sql`coalesce(evidence_due, due)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return { list: rows.map(itemOf), total: rows[0]?.total ?? 0 }
}

/** A day of a case that the calendar shows. */
type DayOfCase = 'due' | 'evidence_due' | 'reminder_on'

/** Returns the account's cases that have such a day between two others, by day, those still to be filed first; `limit` bounds them. */
export const casesWith = async (
  db: Database,
  accountId: number,
  day: DayOfCase,
  { from, to, limit }: { from: CalendarDay; to: CalendarDay; limit: number },
): Promise<RejectionLogItem[]> => {
  const rows = await keptCases(db, accountId)
    .select(itemColumns)
    .where(day, '>=', from)
    .where(day, '<=', to)
    .orderBy(day)
    .orderBy(sql`${sql.ref(day === 'evidence_due' ? 'evidence_on' : 'filed_on')} is not null`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(itemOf)
}
