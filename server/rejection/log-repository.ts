import { sql } from 'kysely'
import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import type { LogQuery, RejectionLogPage } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, timestampOf } from '#domain/calendar-day.ts'
import { type Database, escapeLike } from '../storage/database.ts'

/** An analysis that is to be kept. */
export interface NewLog {
  fileId: string
  officeName: string
  resultName: string
  receiveTime: number
  type: ServiceType
  isEn: 0 | 1
  notice: Notice
  deadline: Deadline
  analysisContent: string
  reasonContent: string
}

/** Removes U+0000, the one character that text columns do not hold. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const columnsOf = (log: Omit<NewLog, 'fileId' | 'officeName' | 'isEn'>) => ({
  result_name: withoutNul(log.resultName),
  kind: log.notice.kind,
  due: log.deadline.due,
  receive_time: log.receiveTime,
  service_type: log.type,
  notice: JSON.stringify(log.notice),
  deadline: JSON.stringify(log.deadline),
  analysis_content: withoutNul(log.analysisContent),
  reason_content: withoutNul(log.reasonContent),
})

/** Adds the log and returns its identity. */
export const insertLog = async (db: Database, accountId: number, log: NewLog): Promise<number> => {
  const { id } = await db
    .insertInto('rejection_logs')
    .values({
      account_id: accountId,
      file_id: log.fileId,
      office_name: withoutNul(log.officeName),
      is_en: log.isEn,
      ...columnsOf(log),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the facts of a log, and what was drafted from them, by corrected ones. */
export const replaceLog = async (
  db: Database,
  id: number,
  log: Omit<NewLog, 'fileId' | 'officeName' | 'isEn'>,
): Promise<void> => {
  await db.updateTable('rejection_logs').set(columnsOf(log)).where('id', '=', id).execute()
}

/** Returns the account's log, undefined for another account's, a deleted one or none. */
export const findLog = (db: Database, accountId: number, id: number) =>
  db
    .selectFrom('rejection_logs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

const MOST_DUE = 500

/** Lists the account's logs whose deadline has not passed on a day, the next first. */
export const listDueLogs = (db: Database, accountId: number, onDay: CalendarDay) =>
  db
    .selectFrom('rejection_logs')
    .select(['id', 'due', 'notice'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('due', '>=', onDay)
    .orderBy('due')
    .limit(MOST_DUE)
    .execute()

/** Takes the log out of the history, or puts it back; returns whether there was such a log. */
export const setDeleted = async (db: Database, accountId: number, id: number, at: Date | null): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('rejection_logs')
    .set({ deleted_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Removes the logs deleted before an instant, with their drafts and versions; returns the files that nothing refers to
 * now.
 */
export const removeDeletedLogs = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db.deleteFrom('rejection_logs').where('deleted_at', '<', before).returning('file_id').execute()
  return rows.map(({ file_id }) => file_id)
}

/**
 * Returns whether the log is the account's, and locks it to the end of the transaction, so that saves come one by one.
 */
export const lockLog = async (transaction: Database, accountId: number, id: number): Promise<boolean> => {
  const row = await transaction
    .selectFrom('rejection_logs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Returns one page of the account's logs, newest first, and the number of all that pass the filters. */
export const pageLogs = async (db: Database, accountId: number, query: LogQuery): Promise<RejectionLogPage> => {
  const { pageNum, pageSize, open, deleted, sha256 } = query
  const keyword = withoutNul(query.keyword ?? '').trim()
  const pattern = `%${escapeLike(keyword)}%`
  const matching = db
    .selectFrom('rejection_logs')
    .where('account_id', '=', accountId)
    .where('deleted_at', deleted === 1 ? 'is not' : 'is', null)
    .$if(sha256 !== undefined, logs =>
      logs.where('file_id', 'in', ({ selectFrom }) =>
        selectFrom('files')
          .select('files.id')
          .where('files.account_id', '=', accountId)
          .where('sha256', '=', sha256 ?? ''),
      ),
    )
    .$if(keyword !== '', logs =>
      logs.where(({ or, eb }) => or([eb('result_name', 'ilike', pattern), eb('office_name', 'ilike', pattern)])),
    )
    .$if(open === 1, logs =>
      logs.where(({ or, eb }) => or([eb('due', 'is', null), eb('due', '>=', dayOf(Date.now()))])),
    )
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['id', 'created_at', 'office_name', 'result_name', 'due', 'kind'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const list = rows.map(({ created_at, office_name, result_name, ...row }) => ({
    ...row,
    gmtCreate: timestampOf(created_at.getTime()),
    officeName: office_name,
    resultName: result_name,
  }))
  return { list, total }
}
