import { CLASS_COUNT } from '#contract/limits.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent, MarkGoods, MarkStatus, RegisterMark } from '#domain/mark/register-mark.ts'
import type { ReadRecord } from '../../import-files/read-table.ts'
import { elementsAt, textAt, type XmlElement } from '../../import-files/read-xml-records.ts'
import { registerDay } from '../register-day.ts'
import { usGoods } from './us-marks.ts'

/** Words that name a request or a step, which ends nothing yet. */
const STEP = /pending|filed|opposed|appeal/i
/** Words of a status that ended the mark. */
const ENDS: readonly (readonly [RegExp, MarkStatus])[] = [
  [/invalid|nullity/i, 'invalidated'],
  [/cancel|revo(?:ked|cation)|surrender/i, 'cancelled'],
  [/expired|lapsed/i, 'expired'],
  [/withdrawn|abandon/i, 'withdrawn'],
  [/refused|rejected/i, 'refused'],
]

/** Returns the status by the word that ended the mark, else by how far its dates say that it came: offices have words of their own. */
const statusOf = (mark: XmlElement, registered: CalendarDay | null, published: CalendarDay | null): MarkStatus => {
  if (/^delete$/i.test(mark.attributes?.['operationCode'] ?? '')) return 'ended'
  const word = textAt(mark, 'MarkCurrentStatusCode')
  const end = STEP.test(word) ? undefined : ENDS.find(([words]) => words.test(word))?.[1]
  if (end !== undefined) return end
  if (registered !== null) return 'registered'
  return published === null ? 'pending' : 'preliminary'
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/collective/i, 'collective'],
  [/certif|guarantee/i, 'certification'],
]

const niceClassIn = (text: string): number | null => {
  const number = Number(text)
  return /^\d{1,3}$/.test(text) && number >= 1 && number <= CLASS_COUNT ? number : null
}

/** Returns the text in English where there is one, else the first. */
const englishOf = (elements: readonly XmlElement[]): string =>
  (elements.find(({ attributes }) => attributes?.['languageCode'] === 'en') ?? elements[0])?.text ?? ''

const goodsByClass = (mark: XmlElement): Map<number, MarkGoods[]> => {
  const found = new Map<number, MarkGoods[]>()
  const services = elementsAt(mark, 'GoodsServicesDetails', 'GoodsServices')
  for (const description of services.flatMap(one => elementsAt(one, 'ClassDescriptionDetails', 'ClassDescription'))) {
    const niceClass = niceClassIn(textAt(description, 'ClassNumber'))
    if (niceClass === null) continue
    const text = englishOf(elementsAt(description, 'GoodsServicesDescription'))
    found.set(niceClass, [...(found.get(niceClass) ?? []), ...usGoods(text)])
  }
  return found
}

/** Returns the name and the address of a party, which stands in the mark itself; one that a key alone names is not known. */
const partyOf = (party: XmlElement | undefined, book: string): { name: string; address: string } => {
  if (party === undefined) return { name: '', address: '' }
  const contacts = elementsAt(party, book, 'FormattedNameAddress')
  const names = contacts.flatMap(contact => [
    ...elementsAt(contact, 'Name', 'FormattedName', 'OrganizationName'),
    ...elementsAt(contact, 'Name', 'FreeFormatName', 'FreeFormatNameDetails', 'FreeFormatNameLine'),
  ])
  const person = contacts.flatMap(contact =>
    ['FirstName', 'LastName'].flatMap(part => elementsAt(contact, 'Name', 'FormattedName', part)),
  )
  const lines = contacts.flatMap(contact => [
    ...elementsAt(contact, 'Address', 'FreeFormatAddress', 'FreeFormatAddressLine'),
    ...['AddressStreet', 'AddressCity', 'AddressPostcode', 'FormattedAddressCountryCode'].flatMap(part =>
      elementsAt(contact, 'Address', 'FormattedAddress', part),
    ),
  ])
  return {
    name: englishOf(names) || person.map(({ text }) => text).join(' '),
    address: lines
      .map(({ text }) => text)
      .filter(text => text !== '')
      .join(', '),
  }
}

const eventsOf = (mark: XmlElement): MarkEvent[] =>
  elementsAt(mark, 'MarkEventDetails', 'MarkEvent')
    .flatMap(event => {
      const date = registerDay(textAt(event, 'MarkEventDate'))
      const code = textAt(event, 'MarkEventCode')
      return date === null || code === '' ? [] : [{ date, code, zh: code, en: code, detail: '' }]
    })
    .sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date))

/**
 * Returns the marks of a trademark in WIPO ST.66, as the European offices give it, one for each Nice class, or the problem with it
 * (docs/import-formats.md).
 */
export const readSt66TradeMark = (mark: XmlElement): ReadRecord<RegisterMark[]> => {
  const regNo = textAt(mark, 'ApplicationNumber') || textAt(mark, 'RegistrationNumber')
  if (regNo === '') return { problem: 'noNumber', detail: '' }
  const goods = goodsByClass(mark)
  if (goods.size === 0) return { problem: 'noNiceClass', detail: '' }
  const registrationNo = textAt(mark, 'RegistrationNumber')
  const registrationDate = registerDay(textAt(mark, 'RegistrationDate'))
  const publications = elementsAt(mark, 'PublicationDetails', 'Publication', 'PublicationDate')
  const published = publications.flatMap(({ text }) => registerDay(text) ?? []).sort()[0] ?? null
  const name = englishOf(elementsAt(mark, 'WordMarkSpecification', 'MarkVerbalElementText'))
  const [applicant] = elementsAt(mark, 'ApplicantDetails', 'Applicant')
  const [representative] = elementsAt(mark, 'RepresentativeDetails', 'Representative')
  const { name: owner, address } = partyOf(applicant, 'ApplicantAddressBook')
  const kind = textAt(mark, 'KindMark')
  const common: Omit<RegisterMark, 'class' | 'goods'> = {
    regNo,
    registrationNo: registrationNo === regNo ? '' : registrationNo,
    name,
    isDevice: name === '' || !/^word$/i.test(textAt(mark, 'MarkFeature') || 'word'),
    kind: KINDS.find(([words]) => words.test(kind))?.[1] ?? 'ordinary',
    owner,
    ownerEn: owner,
    address,
    agent: partyOf(representative, 'RepresentativeAddressBook').name,
    status: statusOf(mark, registrationDate, published),
    applicationDate: registerDay(textAt(mark, 'ApplicationDate')),
    preliminaryDate: published,
    registrationDate,
    expiryDate: registerDay(textAt(mark, 'ExpiryDate')),
    groups: [],
    events: eventsOf(mark),
  }
  return { row: [...goods].map(([niceClass, named]) => ({ ...common, class: niceClass, goods: named })) }
}
