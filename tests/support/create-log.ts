import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { insertLog } from '../../server/rejection/log-repository.ts'
import type { Database } from '../../server/storage/database.ts'
import { readNotice } from './notice-upload.ts'

/** Analyses a notice of the tests; answers the new log. */
export const createLog = async (url: string): Promise<RejectionLogDetail> => {
  const body = new FormData()
  const notice = new Blob([await readNotice('partial-two-cited')], { type: 'application/pdf' })
  body.append(ANALYSIS_FILE_PART, notice, '驳回通知书.pdf')
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2024-06-11')), type: '0', isEn: '0' })
  const answer = await fetch(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}

/** Adds a log that says the same as another, and answers its identity: an analysis takes two seconds of work. */
export const copyLog = async (db: Database, id: number): Promise<number> => {
  const log = await db.selectFrom('rejection_logs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return await insertLog(db, log.account_id, {
    fileId: log.file_id,
    officeName: log.office_name,
    resultName: log.result_name,
    receiveTime: log.receive_time,
    type: log.service_type,
    isEn: log.is_en,
    notice: log.notice,
    deadline: log.deadline,
    analysisContent: log.analysis_content,
    reasonContent: log.reason_content,
  })
}
