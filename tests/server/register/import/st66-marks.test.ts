import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRegister } from '../../../../server/register/import/import-register.ts'
import { readRegisterFile } from '../../../../server/register/import/read-register-file.ts'
import { previewFile } from '../../../../server/register/preview/preview-file.ts'
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

const transaction = (marks: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Transaction xmlns="http://www.wipo.int/standards/XMLSchema/trademarks">
 <TradeMarkTransactionBody>
  <TransactionHeader><SenderDetails><RequestProducedDateTime>2026-05-04T02:10:00</RequestProducedDateTime></SenderDetails></TransactionHeader>
  <TransactionContentDetails><TransactionData><TradeMarkDetails>${marks}</TradeMarkDetails></TransactionData></TransactionContentDetails>
 </TradeMarkTransactionBody>
</Transaction>`

const mark = (number: string, own: string, attributes = 'operationCode="Insert"'): string => `<TradeMark ${attributes}>
 <ApplicationNumber>${number}</ApplicationNumber><ApplicationDate>2019-03-05</ApplicationDate>
 <KindMark>Individual</KindMark><MarkFeature>Combined</MarkFeature>
 <WordMarkSpecification><MarkVerbalElementText>Quarnlet</MarkVerbalElementText></WordMarkSpecification>${own}
 <GoodsServicesDetails><GoodsServices><ClassDescriptionDetails>
  <ClassDescription><ClassNumber>9</ClassNumber>
   <GoodsServicesDescription languageCode="de">Computer; Telefone</GoodsServicesDescription>
   <GoodsServicesDescription languageCode="en">Computers; telephones [mobile; fixed]</GoodsServicesDescription></ClassDescription>
  <ClassDescription><ClassNumber>35</ClassNumber><GoodsServicesDescription languageCode="fr">Publicit\u00e9</GoodsServicesDescription></ClassDescription>
 </ClassDescriptionDetails></GoodsServices></GoodsServicesDetails>
</TradeMark>`

const REGISTERED = `<RegistrationNumber>018000001</RegistrationNumber><RegistrationDate>2019-09-10</RegistrationDate>
 <ExpiryDate>2029-03-05</ExpiryDate><MarkCurrentStatusCode>Registered</MarkCurrentStatusCode>
 <PublicationDetails><Publication><PublicationDate>2019-09-11</PublicationDate></Publication>
  <Publication><PublicationDate>2019-05-20</PublicationDate></Publication></PublicationDetails>
 <ApplicantDetails><Applicant><ApplicantAddressBook><FormattedNameAddress>
  <Name><FormattedName><OrganizationName>Vellin Werke GmbH</OrganizationName></FormattedName></Name>
  <Address><FormattedAddress><AddressStreet>Musterweg 4</AddressStreet><AddressCity>Ulm</AddressCity></FormattedAddress></Address>
 </FormattedNameAddress></ApplicantAddressBook></Applicant></ApplicantDetails>`

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

const read = async (marks: string) => {
  const parts = []
  for await (const part of readRegisterFile(bytesOf(transaction(marks)))) parts.push(part)
  return parts
}
const statusOf = async (own: string, attributes?: string): Promise<string | undefined> => {
  const [found] = (await read(mark('1', own, attributes))).flatMap(part => ('marks' in part ? part.marks : []))
  return found?.status
}

describe('trademarks in WIPO ST.66', () => {
  it('give a mark for each class, with its goods in English where it has them', async () => {
    const parts = await read(mark('018000001', REGISTERED))
    expect(parts).toContainEqual({ asOf: '2026-05-04' })
    const marks = parts.flatMap(part => ('marks' in part ? part.marks : []))
    expect(marks).toHaveLength(2)
    expect(marks[0]).toMatchObject({
      regNo: '018000001',
      registrationNo: '',
      class: 9,
      name: 'Quarnlet',
      isDevice: true,
      owner: 'Vellin Werke GmbH',
      address: 'Musterweg 4, Ulm',
      status: 'registered',
      applicationDate: '2019-03-05',
      preliminaryDate: '2019-05-20',
      registrationDate: '2019-09-10',
      expiryDate: '2029-03-05',
    })
    expect(marks.map(({ goods }) => goods.map(({ name }) => name))).toEqual([
      ['Computers', 'telephones [mobile; fixed]'],
      ['Publicit\u00e9'],
    ])
  })

  it.each([
    ['Application refused', 'refused'],
    ['Registration cancelled', 'cancelled'],
    ['Registration surrendered', 'cancelled'],
    ['Expired', 'expired'],
    ['Application withdrawn', 'withdrawn'],
    ['Application opposed', 'pending'],
    ['Cancellation pending', 'pending'],
    ['6', 'pending'],
  ])('take %s as %s', async (word, status) => {
    expect(await statusOf(`<MarkCurrentStatusCode>${word}</MarkCurrentStatusCode>`)).toBe(status)
  })

  it('have ended where the office deleted them, and stand by their dates under a word that is not known', async () => {
    expect(await statusOf(REGISTERED, 'operationCode="Delete"')).toBe('ended')
    expect(await statusOf(REGISTERED.replace('>Registered<', '>Eingetragen<'))).toBe('registered')
  })

  describe('in a file', () => {
    let database: TestDatabase
    let folder = ''
    beforeAll(async () => {
      database = await openTestDatabase()
      folder = await makeTemporaryFolder()
    })
    afterAll(async () => {
      await database.close()
      await removeFolder(folder)
    })

    it('are shown before the import, and imported under the day of the file; one without a class is kept aside', async () => {
      const text = transaction(
        `${mark('018000001', REGISTERED)}<TradeMark><ApplicationNumber>018000002</ApplicationNumber></TradeMark>`,
      )
      const path = join(folder, 'st66.xml')
      await writeFile(path, text)
      const preview = await previewFile(
        { name: 'st66.xml', path },
        { subject: 'register', isWhole: true, known: new Map() },
      )
      expect(preview).toMatchObject({ kind: 'xml', refusal: null })
      expect(preview.tables[0]).toMatchObject({ read: 3, rejected: 1 })
      const counts = await importRegister(database.db, { name: 'st66.xml', bytes: bytesOf(text) })
      expect(counts).toEqual({ read: 2, changed: 2, rejected: 1 })
      const aside = await database.db.selectFrom('rejected_lines').select(['reason', 'content']).execute()
      expect(aside).toEqual([{ reason: 'noNiceClass', content: '018000002' }])
      const register = await database.db.selectFrom('registers').select('as_of').execute()
      expect(register).toEqual([{ as_of: '2026-05-04' }])
    })
  })
})
