import type { Notice } from '#contract/notice.ts'
import { hasWording } from '../drafting/mark-composition.ts'

const KINDS = {
  full: { zh: '驳回通知书', en: 'full refusal' },
  partial: { zh: '部分驳回', en: 'partial refusal' },
}

/** Name of a result in the history: the mark, or what else tells the case apart, and the kind of refusal. */
export const resultName = (notice: Notice, isEn: 0 | 1): string => {
  const device = notice.markIsDevice ? (isEn ? '(device mark)' : '（图形）') : ''
  const mark = hasWording(notice.mark) ? notice.mark : device
  const subject = mark || notice.applicant || notice.applicationNo
  const kind = KINDS[notice.kind][isEn ? 'en' : 'zh']
  return subject === '' ? kind : `${subject} · ${kind}`
}
