import type { RejectionLogDetail } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { fileAddress } from '../storage/files.ts'
import { findDraft } from './draft-repository.ts'
import { findLog } from './log-repository.ts'

/** One analysis as generated, with the draft made of it. Throws `AppError` notFound. */
export const readLog = async (db: Database, accountId: number, id: number): Promise<RejectionLogDetail> => {
  const log = await findLog(db, accountId, id)
  if (!log) throw new AppError('notFound')
  return {
    id,
    gmtCreate: timestampOf(log.created_at.getTime()),
    officeName: log.office_name,
    resultName: log.result_name,
    officeFile: fileAddress({ id: log.file_id, name: log.office_name }),
    receiveTime: log.receive_time,
    type: log.service_type,
    isEn: log.is_en,
    analysisContent: log.analysis_content,
    reasonContent: log.reason_content,
    notice: log.notice,
    deadline: log.deadline,
    draft: await findDraft(db, accountId, id),
  }
}
