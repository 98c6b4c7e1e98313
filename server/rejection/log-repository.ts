import { sql } from 'kysely'
import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import type { LogQuery, RejectionLogPage } from '#contract/rejection.ts'
import { dayOf, timestampOf } from '../law/calendar-day.ts'
import type { Database } from '../storage/database.ts'

/** An analysis to be kept. */
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

/** Text columns hold every character but U+0000. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** Adds the log and answers its identity. */
export const insertLog = async (db: Database, accountId: number, log: NewLog): Promise<number> => {
  const { id } = await db
    .insertInto('rejection_logs')
    .values({
      account_id: accountId,
      file_id: log.fileId,
      office_name: withoutNul(log.officeName),
      result_name: withoutNul(log.resultName),
      kind: log.notice.kind,
      due: log.deadline.due,
      receive_time: log.receiveTime,
      service_type: log.type,
      is_en: log.isEn,
      notice: JSON.stringify(log.notice),
      deadline: JSON.stringify(log.deadline),
      analysis_content: withoutNul(log.analysisContent),
      reason_content: withoutNul(log.reasonContent),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The account's log, undefined for another account's or none. */
export const findLog = (db: Database, accountId: number, id: number) =>
  db
    .selectFrom('rejection_logs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether the log is the account's; if so it is held to the end of the transaction, so that saves come one by one. */
export const lockLog = async (transaction: Database, accountId: number, id: number): Promise<boolean> => {
  const row = await transaction
    .selectFrom('rejection_logs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** One page of the account's logs, newest first, and how many the filters leave in all. */
export const pageLogs = async (db: Database, accountId: number, query: LogQuery): Promise<RejectionLogPage> => {
  const { pageNum, pageSize, open } = query
  const keyword = withoutNul(query.keyword ?? '').trim()
  const pattern = `%${escapeLike(keyword)}%`
  const matching = db
    .selectFrom('rejection_logs')
    .where('account_id', '=', accountId)
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
