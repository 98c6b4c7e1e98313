import type { Firm } from '#contract/account.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { signKind } from '#domain/mark/sign-kind.ts'
import type { Draft } from './draft.ts'
import { writtenDate } from './language.ts'
import { missingText, textField } from './markup/fields.ts'
import type { Html } from './markup/html.ts'

interface Fact extends LawText {
  source: string
  read: (draft: Draft) => string
}

const day = (value: string | null, isEn: 0 | 1): string => (value === null ? '' : writtenDate(value, isEn))

const FACTS = {
  applicant: { zh: '申请人', en: 'Applicant', source: 'notice.applicant', read: ({ notice }) => notice.applicant },
  address: { zh: '申请人地址', en: 'Address', source: 'notice.address', read: ({ notice }) => notice.address },
  agency: { zh: '代理机构', en: 'Agency', source: 'notice.agency', read: ({ notice }) => notice.agency },
  mark: {
    zh: '申请商标',
    en: 'Mark',
    source: 'notice.mark',
    read: draft => draft.notice.mark || (draft.notice.markIsDevice ? draft.read(signKind(draft.notice)) : ''),
  },
  applicationNo: {
    zh: '申请号',
    en: 'Application no.',
    source: 'notice.applicationNo',
    read: ({ notice }) => notice.applicationNo,
  },
  classes: {
    zh: '类别',
    en: 'Class',
    source: 'notice.classes.0',
    read: ({ notice, say }) => notice.classes.join(say('、', ', ')),
  },
  applicationDate: {
    zh: '申请日期',
    en: 'Filing date',
    source: 'notice.applicationDate',
    read: ({ notice, isEn }) => day(notice.applicationDate, isEn),
  },
  dispatchNo: {
    zh: '发文编号',
    en: 'Dispatch no.',
    source: 'notice.dispatchNo',
    read: ({ notice }) => notice.dispatchNo,
  },
  dispatchDate: {
    zh: '发文日期',
    en: 'Dispatch date',
    source: 'notice.dispatchDate',
    read: ({ notice, isEn }) => day(notice.dispatchDate, isEn),
  },
  servedDate: {
    zh: '收到日期',
    en: 'Date received',
    // The notice does not say when it was received.
    source: 'attorney.receiveTime',
    read: ({ deadline, isEn }) => day(deadline.served, isEn),
  },
} satisfies Record<string, Fact>

export type FactName = keyof typeof FACTS

export const FACT_NAMES = Object.keys(FACTS) as FactName[]

/** Returns the label of a fact; the label of the day of service depends on the way of service. */
export const factLabel = (draft: Draft, name: FactName): string =>
  name === 'servedDate' && draft.type === 1
    ? draft.say('视为送达日期', 'Deemed date of service')
    : draft.read(FACTS[name])

/**
 * Writes a fact of the case as a text field. It has one name and one link everywhere, so that it changes everywhere at
 * once.
 */
export const factField = (draft: Draft, name: FactName): Html => {
  const value = FACTS[name].read(draft)
  const isMissing = value === ''
  return textField({
    name,
    link: name,
    label: factLabel(draft, name),
    required: isMissing,
    source: isMissing ? 'missing' : FACTS[name].source,
    value,
  })
}

type FirmName = Exclude<keyof Firm, 'givesAdvice'>

const LABELS: Record<FirmName, LawText> = {
  agency: { zh: '代理机构', en: 'Agency' },
  attorney: { zh: '代理人', en: 'Attorney' },
  licenceNo: { zh: '执业证号', en: 'Licence no.' },
  address: { zh: '代理机构地址', en: 'Agency’s address' },
  contact: { zh: '联系方式', en: 'Contact' },
}

const fieldName = (name: FirmName): string => `firm${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Writes one of the firm's particulars as a text field, empty while it is not entered. */
const firmField = ({ firm, read }: Draft, name: FirmName): Html => {
  const [own, label, value] = [fieldName(name), read(LABELS[name]), firm?.[name] ?? '']
  if (value === '') return missingText(own, label)
  return textField({ name: own, link: own, label, source: `firm.${name}`, value })
}

/** Writes who acts in the review: the firm of the settings, else the agency that the notice names. */
export const agencyField = (draft: Draft): Html =>
  draft.firm?.agency ? firmField(draft, 'agency') : factField(draft, 'agency')

const DETAILS = ['attorney', 'licenceNo', 'address', 'contact'] as const

/**
 * Returns the rows of the first page about the agency and the firm's other particulars. Only a lawyer holds a licence, so
 * its number stands there where it was entered and is not asked for.
 */
export const firmRows = (draft: Draft): (readonly [string, Html])[] => [
  [factLabel(draft, 'agency'), agencyField(draft)],
  ...DETAILS.filter(name => name !== 'licenceNo' || (draft.firm?.licenceNo ?? '') !== '').map(
    name => [draft.read(LABELS[name]), firmField(draft, name)] as const,
  ),
]
