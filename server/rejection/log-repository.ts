import { type Selectable, sql } from 'kysely'
import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import type { Filing, RejectionLogItem } from '#contract/rejection.ts'
import { type CalendarDay, timestampOf } from '#domain/calendar-day.ts'
import { caseColumns } from '#domain/case-search.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import { forgetProblems, openPoints } from './open-points.ts'

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
  /** Who is in charge of the case. */
  attorney?: string
  /** Made of the notice that comes with the product. */
  isSample?: boolean
  /** The log beside whose review it is filed, and the number of the mark it is against. */
  companion?: { of: number; regNo: string }
}

/** Removes U+0000, the one character that text columns do not hold. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

const columnsOf = (log: Omit<NewLog, 'fileId' | 'isEn'>) => ({
  ...caseColumns(log.notice, log.officeName, log.resultName),
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
      ...(log.attorney !== undefined && { attorney: log.attorney }),
      ...(log.isSample && { is_sample: true }),
      ...(log.companion && { companion_of: log.companion.of, companion_no: log.companion.regNo }),
      ...columnsOf(log),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the facts of a log, and what was drafted from them, by corrected ones. */
export const replaceLog = async (db: Database, id: number, log: Omit<NewLog, 'fileId' | 'isEn'>): Promise<void> => {
  await db.updateTable('rejection_logs').set(columnsOf(log)).where('id', '=', id).execute()
  await forgetProblems(db, id)
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

/** Takes the log out of the history, or puts it back; returns whether there was such a log. */
export const setDeleted = async (db: Database, accountId: number, id: number, at: Date | null): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('rejection_logs')
    .set({ deleted_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('companion_of', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns what is recorded of the filing of the account's log, undefined where there is no such log. */
export const findFiling = (db: Database, accountId: number, id: number): Promise<Filing | undefined> =>
  db
    .selectFrom('rejection_logs')
    .select([
      'filed_on as filedOn',
      'has_evidence as hasEvidence',
      'evidence_due as evidenceDue',
      'evidence_on as evidenceOn',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Sets what is recorded of the filing of the log's review. */
export const setFiling = async (db: Database, id: number, filing: Filing): Promise<void> => {
  const { filedOn, hasEvidence, evidenceDue, evidenceOn } = filing
  await db
    .updateTable('rejection_logs')
    .set({ filed_on: filedOn, has_evidence: hasEvidence, evidence_due: evidenceDue, evidence_on: evidenceOn })
    .where('id', '=', id)
    .execute()
}

/** Sets what the attorneys note of the account's case; returns whether there is such a case. */
export const setNotes = async (
  db: Database,
  accountId: number,
  id: number,
  notes: { attorney: string } | { reminder_on: CalendarDay | null; reminder: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('rejection_logs')
    .set(
      'attorney' in notes
        ? { attorney: withoutNul(notes.attorney) }
        : { ...notes, reminder: withoutNul(notes.reminder) },
    )
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('companion_of', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const MOST_ATTORNEYS = 500

/** Lists who is in charge of the account's cases, each once, by name. */
export const listAttorneys = async (db: Database, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('rejection_logs')
    .select('attorney')
    .distinct()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('attorney', '!=', '')
    .orderBy('attorney')
    .limit(MOST_ATTORNEYS)
    .execute()
  return rows.map(({ attorney }) => attorney)
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

const ITEM_COLUMNS = [
  'id',
  'created_at',
  'office_name',
  'result_name',
  'due',
  'filed_on',
  'has_evidence',
  'evidence_due',
  'evidence_on',
  'reminder_on',
  'reminder',
  'receive_time',
  'service_type',
  'attorney',
  'kind',
  'mark',
  'is_device',
  'application_no',
  'applicant',
  'classes',
  'cited_count',
  'is_en',
  'is_sample',
] as const

const picture = sql<string | null>`(
  select file_id from pictures where log_id = rejection_logs.id and width is not null and 'mark' = any(facts) limit 1
)`

/** What an item of the list of cases is read from. */
export const itemColumns = [
  ...ITEM_COLUMNS,
  openPoints.as('open_points'),
  picture.as('picture'),
  sql<boolean>`coalesce(deadline->>'nominal' <> deadline->>'due', false)`.as('is_moved'),
] as const

type ItemRow = Pick<Selectable<Tables['rejection_logs']>, (typeof ITEM_COLUMNS)[number]> & {
  is_moved: boolean
  open_points: number | null
  picture: string | null
}

/** The item of the list that a row of these columns is. */
export const itemOf = (row: ItemRow): RejectionLogItem => ({
  id: row.id,
  gmtCreate: timestampOf(row.created_at.getTime()),
  officeName: row.office_name,
  resultName: row.result_name,
  due: row.due,
  filedOn: row.filed_on,
  hasEvidence: row.has_evidence,
  evidenceDue: row.evidence_due,
  evidenceOn: row.evidence_on,
  reminderOn: row.reminder_on,
  reminder: row.reminder,
  receiveTime: row.receive_time,
  type: row.service_type,
  attorney: row.attorney,
  isMoved: row.is_moved,
  kind: row.kind,
  mark: row.mark,
  markIsDevice: row.is_device,
  picture: row.picture,
  applicationNo: row.application_no,
  applicant: row.applicant,
  classes: row.classes,
  citedCount: row.cited_count,
  openPoints: row.open_points,
  isEn: row.is_en,
  isSample: row.is_sample,
})
