import type { CalendarFeedBody } from '#contract/calendar/deadline-days.ts'
import type { Database } from '../storage/database.ts'

export const findFeed = (db: Database, accountId: number) =>
  db.selectFrom('calendar_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Returns the feed of a token, undefined for a token that is nobody's. */
export const findFeedByToken = (db: Database, token: string) =>
  db.selectFrom('calendar_feeds').selectAll().where('token', '=', token).executeTakeFirst()

/** Turns the feed on with these choices. It keeps the token that it has, unless it is to be renewed. */
export const keepFeed = async (
  db: Database,
  accountId: number,
  token: string,
  { isEn, contents, alarmDays, renew }: CalendarFeedBody,
): Promise<void> => {
  const choices = { is_en: isEn, contents, alarm_days: alarmDays }
  await db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, token, ...choices })
    .onConflict(conflict =>
      conflict.column('account_id').doUpdateSet({ ...choices, ...(renew && { token, read_at: null }) }),
    )
    .execute()
}

export const deleteFeed = async (db: Database, accountId: number): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
}

export const noteRead = async (db: Database, token: string): Promise<void> => {
  await db.updateTable('calendar_feeds').set({ read_at: new Date() }).where('token', '=', token).execute()
}
