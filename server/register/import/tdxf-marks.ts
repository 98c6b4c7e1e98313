import type { MarkEvent, RegisterMark } from '#domain/mark/register-mark.ts'
import type { ReadRecord } from '../../import-files/read-table.ts'
import { elementsAt, textAt, type XmlElement } from '../../import-files/read-xml-records.ts'
import { registerDay } from '../register-day.ts'
import { niceClassOf, usGoods, usStatus } from './us-marks.ts'

const GOODS_STATEMENT = /^GS(\d{3})\d$/
const NO_NUMBER = /^0*$/
/** The drawing codes of designs, alone and with words. */
const DEVICE_DRAWING = /^[23]/

const KINDS: readonly (readonly [indicator: string, kind: string])[] = [
  ['certification-mark-in', 'certification'],
  ['collective-trademark-in', 'collective'],
  ['collective-service-mark-in', 'collective'],
  ['collective-membership-mark-in', 'collective'],
]

/**
 * Returns the owners of the latest stage: party types grow from applicant (10) over registrant (30) to later owners.
 */
const ownersOf = (file: XmlElement): XmlElement[] => {
  const owners = elementsAt(file, 'case-file-owners', 'case-file-owner')
  const latest = Math.max(...owners.map(owner => Number(textAt(owner, 'party-type'))))
  return owners.filter(owner => Number(textAt(owner, 'party-type')) === latest)
}

const ADDRESS = ['address-1', 'address-2', 'city', 'state', 'postcode', 'country']

const eventsOf = (file: XmlElement): MarkEvent[] =>
  elementsAt(file, 'case-file-event-statements', 'case-file-event-statement')
    .map(event => ({
      date: registerDay(textAt(event, 'date')),
      number: Number(textAt(event, 'number')),
      code: textAt(event, 'code'),
      text: textAt(event, 'description-text'),
    }))
    .sort((a, b) => a.number - b.number)
    .flatMap(({ date, code, text }) => (date === null ? [] : [{ date, code, zh: text, en: text, detail: '' }]))

const goodsByClass = (file: XmlElement): Map<number, string> =>
  new Map(
    elementsAt(file, 'case-file-statements', 'case-file-statement').flatMap(statement => {
      const niceClass = niceClassOf(GOODS_STATEMENT.exec(textAt(statement, 'type-code'))?.[1] ?? '')
      return niceClass === null ? [] : [[niceClass, textAt(statement, 'text')] as const]
    }),
  )

/**
 * Returns the marks of a case file of the United States office (TDXF), one for each Nice class, or the problem with it.
 */
export const readCaseFile = (file: XmlElement): ReadRecord<RegisterMark[]> => {
  const regNo = textAt(file, 'serial-number')
  if (!/^\d{6,10}$/.test(regNo)) return { problem: 'noNumber', detail: regNo }
  const goods = goodsByClass(file)
  const codes = elementsAt(file, 'classifications', 'classification', 'international-code').map(({ text }) => text)
  const classes = [...new Set([...codes.map(niceClassOf), ...goods.keys()])].filter(number => number !== null)
  if (classes.length === 0) return { problem: 'noNiceClass', detail: codes.join(' ') }
  const header = (name: string): string => textAt(file, 'case-file-header', name)
  const number = textAt(file, 'registration-number')
  const registrationNo = NO_NUMBER.test(number) ? '' : number
  const published = registerDay(header('published-for-opposition-date'))
  const owners = ownersOf(file)
  const owner = owners.map(party => textAt(party, 'party-name')).join('; ')
  const [first] = owners
  const name = header('mark-identification')
  const mark: Omit<RegisterMark, 'class' | 'goods'> = {
    regNo,
    registrationNo,
    name,
    isDevice: name === '' || DEVICE_DRAWING.test(header('mark-drawing-code')),
    kind: KINDS.find(([indicator]) => header(indicator) === 'T')?.[1] ?? 'ordinary',
    owner,
    ownerEn: owner,
    address: first
      ? ADDRESS.map(part => textAt(first, part))
          .filter(part => part !== '')
          .join(', ')
      : '',
    agent: header('attorney-name'),
    status: usStatus({
      code: header('status-code'),
      isRegistered: registrationNo !== '',
      published,
      abandoned: registerDay(header('abandonment-date')),
      cancelled: registerDay(header('cancellation-date')),
    }),
    applicationDate: registerDay(header('filing-date')),
    preliminaryDate: published,
    registrationDate: registerDay(header('registration-date')),
    expiryDate: null,
    groups: [],
    events: eventsOf(file),
  }
  return { row: classes.map(niceClass => ({ ...mark, class: niceClass, goods: usGoods(goods.get(niceClass) ?? '') })) }
}
