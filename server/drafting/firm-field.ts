import type { Firm } from '#contract/settings.ts'
import type { LawText } from '../law/law-version.ts'
import type { Draft } from './draft.ts'
import { factField, factLabel } from './fact-field.ts'
import type { Html } from './html.ts'
import { missingText } from './missing-text.ts'
import { textField } from './text-field.ts'

type FirmName = keyof Firm

const LABELS: Record<FirmName, LawText> = {
  agency: { zh: '代理机构', en: 'Agency' },
  attorney: { zh: '代理人', en: 'Attorney' },
  licenceNo: { zh: '执业证号', en: 'Licence no.' },
  address: { zh: '代理机构地址', en: 'Agency’s address' },
  contact: { zh: '联系方式', en: 'Contact' },
}

const fieldName = (name: FirmName): string => `firm${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** One of the firm's particulars as a text field, a blank that asks for it while it is not entered; one name everywhere. */
const firmField = ({ firm, read }: Draft, name: FirmName): Html => {
  const [own, label, value] = [fieldName(name), read(LABELS[name]), firm?.[name] ?? '']
  if (value === '') return missingText(own, label)
  return textField({ name: own, link: own, label, source: `firm.${name}`, value })
}

/** Who acts in the review: the firm of the settings, else the agency that the notice names. */
export const agencyField = (draft: Draft): Html =>
  draft.firm?.agency ? firmField(draft, 'agency') : factField(draft, 'agency')

const DETAILS = ['attorney', 'licenceNo', 'address', 'contact'] as const

/** The rows of a first page about who acts: the agency and the firm's other particulars, a blank for each that is not entered. */
export const firmRows = (draft: Draft): (readonly [string, Html])[] => [
  [factLabel(draft, 'agency'), agencyField(draft)],
  ...DETAILS.map(name => [draft.read(LABELS[name]), firmField(draft, name)] as const),
]
