import type { ReportMark } from '#contract/search-report.ts'
import type { LawText } from '../../law/law-version.ts'
import type { ReportInput } from '../report-input.ts'

const STATUS: Record<string, LawText> = {
  pending: { zh: '申请中', en: 'Pending' },
  preliminary: { zh: '初步审定', en: 'Preliminarily approved' },
  registered: { zh: '已注册', en: 'Registered' },
  'in-grace': { zh: '期满，宽展期内', en: 'Expired, in grace' },
  refused: { zh: '已驳回', en: 'Refused' },
  expired: { zh: '期满未续展', en: 'Expired' },
  cancelled: { zh: '已撤销', en: 'Cancelled' },
  invalidated: { zh: '已宣告无效', en: 'Declared invalid' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}

/** How a mark stands on the day of the search. */
export const statusWord = ({ read, say }: ReportInput, { status, life, barredUntil }: ReportMark): string => {
  const key = life === 'in-grace' ? 'in-grace' : life === 'dead' && status === 'registered' ? 'expired' : status
  const word = read(STATUS[key] ?? { zh: status, en: status })
  if (barredUntil === null) return word
  return say(`${word}，隔离期至 ${barredUntil}`, `${word}, still bars others until ${barredUntil}`)
}

/** 第41877203号“云杉”, No. 41877203 “YUNSHAN”; a device alone is called so. */
export const markName = ({ say }: ReportInput, { regNo, name }: ReportMark): string => {
  const quoted = name === '' ? say('（图形）', ' (device)') : say(`“${name}”`, ` “${name}”`)
  return say(`第${regNo}号${quoted}`, `No. ${regNo}${quoted}`)
}

/** 2019-10-25 / 2020-08-14 – 2030-08-13, with a dash for a day the register does not tell. */
export const termText = ({ applicationDate, registrationDate, expiryDate }: ReportMark): string => {
  const term = [registrationDate, expiryDate].filter(day => day !== null).join(' – ')
  return [applicationDate ?? '—', term || '—'].join(' / ')
}

/** The owner in the report's language, as far as the register has it. */
export const ownerName = ({ isEn }: ReportInput, { owner, ownerEn }: ReportMark): string =>
  (isEn ? ownerEn || owner : owner || ownerEn) || '—'
