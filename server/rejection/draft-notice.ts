import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { doubtServiceDay } from '#domain/law/deadline.ts'
import { readClassificationLookup } from '../classification/classification-lookup.ts'
import { draftDocuments } from '../drafting/draft-documents.ts'
import { hasWording } from '../drafting/mark-composition.ts'
import { computeDeadline } from '../law/deadlines.ts'
import { readRegisterLookup } from '../register/register-lookup.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import type { StoredMarkPicture } from './pictures/pictures-repository.ts'

/** A notice and its service: all that its documents rest on. */
export interface ServedNotice {
  notice: Notice
  receiveTime: number
  type: ServiceType
  isEn: 0 | 1
  /** Pictures of marks that were cut out of the notice. */
  pictures: readonly StoredMarkPicture[]
}

interface DraftedNotice {
  deadline: Deadline
  analysisContent: string
  reasonContent: string
}

/** Returns the deadline of a notice, with doubts about the day given for its service. */
export const deadlineOf = ({
  notice,
  receiveTime,
  type,
}: Pick<ServedNotice, 'notice' | 'receiveTime' | 'type'>): Deadline => {
  const counted = computeDeadline(receiveTime, type, notice.kind)
  const doubts = doubtServiceDay(dayOf(receiveTime), type, notice.dispatchDate, dayOf(Date.now()))
  return { ...counted, warnings: [...counted.warnings, ...doubts] }
}

/** Returns the deadline and the documents of a notice, by the tables and the firm's particulars as they are now. */
export const draftNotice = async (
  db: Database,
  accountId: number,
  { notice, receiveTime, type, isEn, pictures }: ServedNotice,
  onCompare?: (index: number, total: number, citedMark: CitedMark) => void,
): Promise<DraftedNotice> => {
  const deadline = deadlineOf({ notice, receiveTime, type })
  const classification = await readClassificationLookup(db)
  const register = await readRegisterLookup(db, notice)
  const documents = draftDocuments({
    notice,
    deadline,
    type,
    receiveDay: dayOf(receiveTime),
    isEn,
    pictures,
    firm: await findFirm(db, accountId),
    ...(classification && { classification }),
    ...(register && { register }),
    ...(onCompare && { onCompare }),
  })
  return { deadline, ...documents }
}

const KINDS = {
  full: { zh: '驳回通知书', en: 'full refusal' },
  partial: { zh: '部分驳回', en: 'partial refusal' },
}

/** Returns the name of a result in the history: the mark, or what else identifies the case, and the kind of refusal. */
export const resultName = (notice: Notice, isEn: 0 | 1): string => {
  const device = notice.markIsDevice ? (isEn ? '(device mark)' : '（图形）') : ''
  const mark = hasWording(notice.mark) ? notice.mark : device
  const subject = mark || notice.applicant || notice.applicationNo
  const kind = KINDS[notice.kind][isEn ? 'en' : 'zh']
  return subject === '' ? kind : `${subject} · ${kind}`
}
