import type { MarkEvent, RegisterMark } from '#domain/mark/register-mark.ts'
import type { ReadRecord } from '../../import-files/read-table.ts'
import { elementsAt, textAt, type XmlElement } from '../../import-files/read-xml-records.ts'
import { registerDay } from '../register-day.ts'
import { niceClassOf, usGoods, usStatus } from './us-marks.ts'

/** The feature codes of designs, alone and with words. */
const DEVICE_FEATURE = /^[23]$/
const ADDRESS = ['AddressLineText', 'CityName', 'GeographicRegionName', 'PostalCode', 'CountryCode']

const eventsOf = (mark: XmlElement): MarkEvent[] =>
  elementsAt(mark, 'MarkEventBag', 'MarkEvent')
    .map(event => ({
      date: registerDay(textAt(event, 'MarkEventDate')),
      number: Number(textAt(event, 'NationalMarkEvent', 'MarkEventEntryNumber')),
      code: textAt(event, 'NationalMarkEvent', 'MarkEventCode'),
      text: textAt(event, 'NationalMarkEvent', 'MarkEventDescriptionText'),
    }))
    .sort((a, b) => a.number - b.number)
    .flatMap(({ date, code, text }) => (date === null ? [] : [{ date, code, zh: text, en: text, detail: '' }]))

const addressOf = (applicant: XmlElement): string => {
  const [address] = elementsAt(applicant, 'Contact', 'PostalAddressBag', 'PostalAddress', 'PostalStructuredAddress')
  if (!address) return ''
  return ADDRESS.flatMap(part => elementsAt(address, part).map(({ text }) => text))
    .filter(text => text !== '')
    .join(', ')
}

const goodsByClass = (mark: XmlElement): Map<number, string[]> => {
  const found = new Map<number, string[]>()
  const services = elementsAt(mark, 'GoodsServicesBag', 'GoodsServices')
  for (const description of services.flatMap(one => elementsAt(one, 'ClassDescriptionBag', 'ClassDescription'))) {
    const niceClass = niceClassOf(textAt(description, 'ClassNumber'))
    const text = textAt(description, 'GoodsServicesDescriptionText')
    if (niceClass !== null) found.set(niceClass, [...(found.get(niceClass) ?? []), text])
  }
  return found
}

/**
 * Returns the marks of a trademark of the United States office in WIPO ST.96, one for each Nice class, or the problem
 * with it.
 */
export const readSt96Trademark = (mark: XmlElement): ReadRecord<RegisterMark[]> => {
  const regNo = textAt(mark, 'ApplicationNumber', 'ApplicationNumberText')
  if (regNo === '') return { problem: 'noNumber', detail: '' }
  const goods = goodsByClass(mark)
  if (goods.size === 0) return { problem: 'noNiceClass', detail: '' }
  const word = ['MarkRepresentation', 'MarkReproduction', 'WordMarkSpecification'] as const
  const name = textAt(mark, ...word, 'MarkVerbalElementText')
  const registrationNo = textAt(mark, 'RegistrationNumber')
  const published = registerDay(textAt(mark, 'PublicationBag', 'Publication', 'PublicationDate'))
  // Applicants stand latest owner first.
  const [applicant] = elementsAt(mark, 'ApplicantBag', 'Applicant')
  const owner = applicant ? textAt(applicant, 'Contact', 'Name', 'EntityName') : ''
  const common: Omit<RegisterMark, 'class' | 'goods'> = {
    regNo,
    registrationNo,
    name,
    isDevice: name === '' || DEVICE_FEATURE.test(textAt(mark, 'MarkRepresentation', 'MarkFeatureCode')),
    kind: 'ordinary',
    owner,
    ownerEn: owner,
    address: applicant ? addressOf(applicant) : '',
    agent: textAt(mark, 'RecordAttorney', 'Contact', 'Name', 'PersonName', 'PersonFullName'),
    status: usStatus({
      code: textAt(mark, 'MarkCurrentStatusCode'),
      isRegistered: registrationNo !== '',
      published,
      abandoned: null,
      cancelled: null,
    }),
    applicationDate: registerDay(textAt(mark, 'ApplicationDate')),
    preliminaryDate: published,
    registrationDate: registerDay(textAt(mark, 'RegistrationDate')),
    expiryDate: null,
    groups: [],
    events: eventsOf(mark),
  }
  return {
    row: [...goods].map(([niceClass, texts]) => ({ ...common, class: niceClass, goods: usGoods(texts.join('; ')) })),
  }
}
