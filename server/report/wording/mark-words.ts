import type { ReportMark } from '#contract/search-report.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { RIGHTS_WORDS, rightsStatus } from '#domain/mark/mark-life.ts'
import type { ReportInput } from '../report-input.ts'

/** A status that is no longer known is shown as it was recorded. */
const WORDS: Readonly<Partial<Record<string, LawText>>> = RIGHTS_WORDS

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns in words how a mark stands on the day of the search. */
export const statusWord = ({ read, say }: ReportInput, { status, life, barredUntil }: ReportMark): string => {
  const word = capitalised(read(WORDS[rightsStatus(status, life)] ?? { zh: status, en: status }))
  if (barredUntil === null) return word
  return say(`${word}，隔离期至 ${barredUntil}`, `${word}, still bars others until ${barredUntil}`)
}

/** Returns the name of a mark: 第41877203号“云杉”, No. 41877203 “YUNSHAN”. A device alone is called a device. */
export const markName = ({ say }: ReportInput, { regNo, name }: ReportMark): string => {
  const quoted = name === '' ? say('（图形）', ' (device)') : say(`“${name}”`, ` “${name}”`)
  return say(`第${regNo}号${quoted}`, `No. ${regNo}${quoted}`)
}

/**
 * Returns the dates of a mark: 2019-10-25 / 2020-08-14 – 2030-08-13, with a dash for a day that the register does not
 * have.
 */
export const termText = ({ applicationDate, registrationDate, expiryDate }: ReportMark): string => {
  const term = [registrationDate, expiryDate].filter(day => day !== null).join(' – ')
  return [applicationDate ?? '—', term || '—'].join(' / ')
}

/** Returns the owner in the report's language, as far as the register has it. */
export const ownerName = ({ isEn }: ReportInput, { owner, ownerEn }: ReportMark): string =>
  (isEn ? ownerEn || owner : owner || ownerEn) || '—'

const SHORT_NAME = 24

/** Returns a shortened name of a mark for a place with little room; the card has the whole. */
export const shortMarkName = (input: ReportInput, mark: ReportMark): string => {
  const characters = [...mark.name]
  const name = characters.length > SHORT_NAME ? `${characters.slice(0, SHORT_NAME).join('')}…` : mark.name
  return markName(input, { ...mark, name })
}
