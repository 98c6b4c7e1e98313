import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, WORD_FILE_PART } from '#contract/endpoints.ts'
import { MAX_WORD_BYTES } from '#contract/limits.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { exportSections, writeWord } from '../../../server/word/write-word.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'

const LOG = '/business/api/v2/ai/doc/log'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const documentsOf = (value: string) => [
  parse(`<p><span data-field="text" data-name="applicant">\${${value}}</span></p>`),
  parse('<p>理由。</p>'),
]

const save = async (id: number, value: string, revision: number): Promise<void> => {
  const [analysis = {}, reason = {}] = documentsOf(value)
  const payload = { analysis, reason, form: toFormData(analysis), reviewed: [], revision }
  expectAnswer('saveDraft', await test.app.inject({ method: 'PUT', url: `${LOG}/${id}/draft`, payload }))
}
/** Exports the draft that stands, and takes the file away. */
const exportWord = async (id: number, value: string): Promise<Uint8Array> => {
  const payload = { applicant: value, type: 'first', isEn: 0, id }
  const { method, path } = ENDPOINTS.exportRejectionDoc
  const address = expectAnswer('exportRejectionDoc', await test.app.inject({ method, url: path, payload }))
  return (await test.app.inject(address)).rawPayload
}
/** Sends a file back, as a browser does. */
const compare = async (id: number, bytes: Uint8Array, part = WORD_FILE_PART) => {
  const form = new FormData()
  form.append(part, new Blob([Uint8Array.from(bytes)]), '修改.docx')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return await test.app.inject({
    method: 'POST',
    url: `${LOG}/${id}/word`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

describe('a Word file sent back', () => {
  it('is compared with the draft it was made of, however the draft went on', async () => {
    const id = await addRejectionLog(test.db, test.account)
    await save(id, '云杉', 0)
    const bytes = await exportWord(id, '松柏')
    await save(id, '白杨', 1)
    const { type, revision, isKnown, changes, doubts, outside } = expectAnswer(
      'compareWordFile',
      await compare(id, bytes),
    )
    expect({ type, revision, isKnown, doubts, outside }).toEqual({
      type: 'first',
      revision: 1,
      isKnown: true,
      doubts: [],
      outside: { removed: [], added: [] },
    })
    expect(changes).toEqual([{ key: 'applicant#0', label: 'applicant', kind: 'text', before: '云杉', after: '松柏' }])
  })

  it('is compared with the generated documents, and with the draft where its own is not kept any more', async () => {
    const id = await addRejectionLog(test.db, test.account)
    const bytes = await exportWord(id, '松柏')
    const generated = expectAnswer('compareWordFile', await compare(id, bytes))
    expect([generated.revision, generated.changes.map(({ before }) => before)]).toEqual([0, ['杭州云杉科技有限公司']])
    await save(id, '云杉', 0)
    const later = await exportWord(id, '松柏')
    await save(id, '白杨', 1)
    await test.db.deleteFrom('draft_versions').where('log_id', '=', id).execute()
    const { isKnown, changes } = expectAnswer('compareWordFile', await compare(id, later))
    expect([isKnown, changes.map(({ before }) => before)]).toEqual([false, ['白杨']])
  })

  it('is refused with its own code, and changes nothing', async () => {
    const [id, other] = [await addRejectionLog(test.db, test.account), await addRejectionLog(test.db, test.account)]
    const bytes = await exportWord(other, '松柏')
    const sections = exportSections('first', documentsOf('松柏'))
    expectRefusal('otherLog', await compare(id, bytes))
    expectRefusal('notExported', await compare(id, await writeWord(sections, { isEn: 0, title: '' })))
    expectRefusal('notWord', await compare(id, bytes.subarray(0, 300)))
    expectRefusal('emptyFile', await compare(id, new Uint8Array()))
    expectRefusal('tooLarge', await compare(id, new Uint8Array(MAX_WORD_BYTES + 1)))
    expectRefusal('invalidInput', await compare(id, bytes, 'another'))
    expectRefusal('notFound', await compare(id + 1_000_000, bytes))
    expect(expectAnswer('readRejectionDetail', await test.app.inject(`${LOG}/${id}`)).draft).toBeNull()
  })

  it.each([
    ['controls', `<w:sdt><w:sdtPr><w:tag w:val="applicant#0"/></w:sdtPr><w:sdtContent/></w:sdt>`, 20_001],
    ['lines', '<w:p><w:r><w:t>a</w:t></w:r></w:p>', 50_001],
    ['characters', `<w:p><w:r><w:t>${'a'.repeat(1_000)}</w:t></w:r></w:p>`, 2_001],
    ['bytes', `<w:p><w:r><w:t>${'a'.repeat(1_000_000)}</w:t></w:r></w:p>`, 26],
    ['deep', '<w:p>', 401],
  ])('is refused for too many %s, which the answer names, and is not sent back', async (what, piece, times) => {
    const id = await addRejectionLog(test.db, test.account)
    const parts = unzipSync(await exportWord(id, '松柏'))
    parts['word/document.xml'] = strToU8(`<w:document><w:body>${piece.repeat(times)}</w:body></w:document>`)
    const answer = await compare(id, zipSync(parts, { level: 1 }))
    expectRefusal('tooComplex', answer)
    expect(answer.json().message).toContain(what)
    expect(answer.body.length).toBeLessThan(200)
  })
})
