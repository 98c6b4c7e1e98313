import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { parseXml } from '../../../server/word-import/parse-xml.ts'
import { readMainPart, readWordOrigin } from '../../../server/word-import/read-word.ts'
import { WordRefusal } from '../../../server/word-import/word-refusal.ts'

const ORIGIN = { logId: 7, revision: 3, type: 'second' } as const
const exported = (): Promise<Uint8Array> =>
  writeWord(exportSections('second', [parse('<p>甲</p>'), parse('<p>乙</p>')]), { isEn: 0, title: '', origin: ORIGIN })
const zipped = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
const reasonOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error instanceof WordRefusal ? error.reason : error
  }
}
const READ = { open: () => undefined, close: () => undefined }

describe('an uploaded file', () => {
  it('says what it was made of', async () => {
    expect(readWordOrigin(await exported())).toEqual(ORIGIN)
  })

  it('is read where its parts are stored, and whatever stands after its directory', () => {
    const zip = zipSync({ 'word/document.xml': strToU8('<w:document/>') }, {
      level: 0,
      comment: 'PK\u0005\u0006',
    } as never)
    expect(readMainPart(zip)).toBe('<w:document/>')
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a PDF', strToU8('%PDF-1.7 and more than a few bytes of it')],
    ['a zip of something else', zipped({ 'a.txt': 'a' })],
  ])('is no Word file when it is %s', (_, bytes) => {
    expect(reasonOf(() => readMainPart(bytes))).toBe('notWord')
  })

  it('is no Word file when it is cut off or broken inside', async () => {
    const bytes = await exported()
    expect(reasonOf(() => readMainPart(bytes.subarray(0, bytes.length / 2)))).toBe('notWord')
    const broken = bytes.map((byte, index) => (index > 60 && index < bytes.length - 2000 ? byte ^ 0x5a : byte))
    expect(reasonOf(() => readMainPart(broken))).toBe('notWord')
  })

  it('was not made here when it does not say of what', () => {
    expect(reasonOf(() => readWordOrigin(zipped({ 'word/document.xml': '<w:document/>' })))).toBe('notExported')
    const others = '<Properties><property name="RejoinderLog"><vt:lpwstr>x</vt:lpwstr></property></Properties>'
    expect(reasonOf(() => readWordOrigin(zipped({ 'docProps/custom.xml': others })))).toBe('notExported')
  })

  it('is refused as soon as a part grows too large, whatever its headers say', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(32 * 2 ** 20) })
    expect(reasonOf(() => readMainPart(bomb))).toBe('tooComplex')
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    view.setUint32(view.getUint32(bomb.length - 22 + 16, true) + 24, 100, true)
    expect(reasonOf(() => readMainPart(bomb))).toBe('tooComplex')
  })
})

describe('the XML of a part', () => {
  it.each([
    ['is not well-formed', '<a><b></a>', 'notWord'],
    ['declares a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'notWord'],
    ['is nested without end', '<a>'.repeat(5000), 'tooComplex'],
  ])('is refused when it %s', (_, xml, reason) => {
    expect(reasonOf(() => parseXml(xml, READ))).toBe(reason)
  })
})
