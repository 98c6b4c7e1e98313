import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, PICTURE_FILE_PART } from '#contract/endpoints.ts'
import { MAX_PICTURE_BYTES } from '#contract/limits.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { pictureOf } from '../../support/pictures.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { readWordParts } from '../../support/word-parts.ts'

const LOG = '/business/api/v2/ai/doc/log'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const send = async (id: number, bytes: Uint8Array) => {
  const form = new FormData()
  form.append(PICTURE_FILE_PART, new Blob([Uint8Array.from(bytes)]), '图样.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return await test.app.inject({
    method: 'POST',
    url: `${LOG}/${id}/picture`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const store = async (id: number, bytes: Uint8Array) => expectAnswer('storePicture', await send(id, bytes))

const showing = (picture: string, alt = '引证商标图样') =>
  parse(`<p><img data-picture="${picture}" width="300" height="200" alt="${alt}"></p>`)

const save = async (id: number, picture: string, revision = 0): Promise<void> => {
  const [analysis, reason] = [showing(picture), parse('<p>理由。</p>')]
  const payload = { analysis, reason, form: toFormData(analysis, reason), reviewed: [], revision }
  expectAnswer('saveDraft', await test.app.inject({ method: 'PUT', url: `${LOG}/${id}/draft`, payload }))
}

const exportWord = async (id: number): Promise<Map<string, string>> => {
  const { method, path } = ENDPOINTS.exportRejectionDoc
  const payload = { type: 'first', isEn: 0, id }
  const address = expectAnswer('exportRejectionDoc', await test.app.inject({ method, url: path, payload }))
  return readWordParts((await test.app.inject(address)).rawPayload)
}

describe('a picture of a document', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('is stored by its content, once for the same bytes, and shown as %s', async (kind, type) => {
    const id = await addRejectionLog(test.db, test.account)
    const bytes = pictureOf(kind, 30, 20)
    const picture = await store(id, bytes)
    expect(picture).toMatchObject({ width: 30, height: 20 })
    expect(await store(id, bytes)).toEqual(picture)
    const shown = await test.app.inject(`/files/${picture.id}/picture`)
    expect(shown.headers['content-type']).toBe(type)
    expect(shown.headers['content-disposition']).toMatch(/^inline/)
    expect(shown.rawPayload.equals(Buffer.from(bytes))).toBe(true)
  })

  it('is refused where it is none, is cut off or is damaged', async () => {
    const id = await addRejectionLog(test.db, test.account)
    const png = pictureOf('png', 30, 20)
    const damaged = Uint8Array.from(png)
    damaged[40] = (damaged[40] ?? 0) ^ 0xff
    const jpeg = pictureOf('jpeg', 30, 20)
    const others = [
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      new TextEncoder().encode('GIF89a'),
      png.subarray(0, -6),
      damaged,
      jpeg.subarray(0, -2),
    ]
    for (const bytes of others) expectRefusal('notPicture', await send(id, bytes))
    expectRefusal('emptyFile', await send(id, new Uint8Array()))
    expectRefusal('tooLarge', await send(id, new Uint8Array(MAX_PICTURE_BYTES + 1)))
  })

  it('belongs to a case of the account', async () => {
    expectRefusal('notFound', await send(999_999, pictureOf('png', 3, 2)))
  })

  it('stands in the Word file with its size and its text, the same bytes each time', async () => {
    const id = await addRejectionLog(test.db, test.account)
    const { id: picture } = await store(id, pictureOf('png', 30, 20))
    await save(id, picture)
    const parts = await exportWord(id)
    const xml = parts.get('word/document.xml') ?? ''
    expect(xml).toContain('descr="引证商标图样"')
    expect(xml).toContain(`<wp:extent cx="${300 * 9525}" cy="${200 * 9525}"/>`)
    expect([...parts.keys()].filter(name => name.startsWith('word/media/'))).toHaveLength(1)
    expect(await exportWord(id)).toEqual(parts)
  })

  it('leaves its words in the Word file when its file is gone', async () => {
    const id = await addRejectionLog(test.db, test.account)
    await save(id, '00000000-0000-4000-8000-000000000000')
    expect((await exportWord(id)).get('word/document.xml')).toContain('[引证商标图样]')
  })

  it('goes with its case, but for one that was copied into another', async () => {
    const [first, second] = [await addRejectionLog(test.db, test.account), await addRejectionLog(test.db, test.account)]
    const [own, copied] = [await store(first, pictureOf('png', 5, 4)), await store(first, pictureOf('png', 6, 4))]
    await save(second, copied.id)
    const away = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await test.db.updateTable('rejection_logs').set({ deleted_at: away }).where('id', '=', first).execute()
    const other = await addRejectionLog(test.db, test.account)
    await test.app.inject({ method: 'DELETE', url: `${LOG}/${other}` })
    const statuses = [own, copied].map(async ({ id }) => (await test.app.inject(`/files/${id}/picture`)).statusCode)
    expect(await Promise.all(statuses)).toEqual([404, 200])
    expect((await exportWord(second)).get('word/document.xml')).toContain('<wp:extent')
  })
})
