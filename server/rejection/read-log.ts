import type { RejectionLogDetail } from '#contract/rejection.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { type Files, fileAddress } from '../storage/files.ts'
import { findDraft, noteReading } from './draft-repository.ts'
import { findLog, removeDeletedLogs, setDeleted } from './log-repository.ts'
import { removeDeletedPictures } from './pictures/pictures-repository.ts'

/** Returns one analysis as generated, with the draft made of it. Throws `AppError` notFound. */
export const readLog = async (db: Database, accountId: number, id: number): Promise<RejectionLogDetail> => {
  const log = await findLog(db, accountId, id)
  if (!log) throw new AppError('notFound')
  await noteReading(db, id)
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
    ...(log.is_sample && { isSample: true }),
    ...(log.filed_on !== null && { filedOn: log.filed_on }),
    ...(log.has_evidence !== null && { hasEvidence: log.has_evidence }),
    ...(log.evidence_due !== null && { evidenceDue: log.evidence_due }),
    ...(log.evidence_on !== null && { evidenceOn: log.evidence_on }),
    ...(log.companion_of !== null && { companion: { of: log.companion_of, regNo: log.companion_no ?? '' } }),
  }
}

/** The time in which a deleted analysis can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Removes analyses that were deleted long ago, with their drafts, notices and pictures. */
const purge = async (db: Database, files: Files): Promise<void> => {
  const before = new Date(Date.now() - KEPT_MS)
  const pictureIds = await removeDeletedPictures(db, before)
  const noticeIds = await removeDeletedLogs(db, before)
  for (const id of [...pictureIds, ...noticeIds]) await files.remove(id)
}

/** Takes an analysis out of the history; its content stays for a month. Throws `AppError` notFound. */
export const deleteLog = async (db: Database, files: Files, accountId: number, id: number): Promise<null> => {
  if (!(await setDeleted(db, accountId, id, new Date()))) throw new AppError('notFound')
  await purge(db, files)
  return null
}

/** Puts a deleted analysis back; one that is not deleted stays. Throws `AppError` notFound, also once it is purged. */
export const restoreLog = async (db: Database, accountId: number, id: number): Promise<null> => {
  if (!(await setDeleted(db, accountId, id, null))) throw new AppError('notFound')
  return null
}
