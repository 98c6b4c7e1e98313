import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskFileStore } from '../../../server/storage/file-store.ts'
import { createFiles, fileAddress } from '../../../server/storage/files.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectRefusal } from '../../support/expect-answer.ts'
import { addAccount } from '../../support/test-database.ts'

const PDF = 'application/pdf'
const bytes = new TextEncoder().encode('0123456789')

let test: TestApp
let address: string
beforeAll(async () => {
  test = await buildTestApp()
  address = await addFile(test.account, "驳回 (通知)'s*.pdf", PDF)
})
afterAll(() => test.close())

const addFile = (account: number, name: string, mediaType: string): Promise<string> =>
  createFiles(test.db, createDiskFileStore(test.filesFolder)).store(
    account,
    { name, mediaType, bytes },
    async (_, file) => fileAddress(file),
  )
const get = (headers: Record<string, string> = {}) => test.app.inject({ url: address, headers })

it('answers the whole file, a notice to be shown under its own name', async () => {
  const { statusCode, body, headers } = await get()
  expect(statusCode).toBe(200)
  expect(body).toBe('0123456789')
  expect(headers).toMatchObject({
    'content-type': PDF,
    'content-length': '10',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''%E9%A9%B3%E5%9B%9E%20%28%E9%80%9A%E7%9F%A5%29%27s%2A.pdf",
  })
})

it.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=4-99', 206, '4567'.concat('89'), 'bytes 4-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('answers the range %s with %i %s', async (range, status, content, contentRange) => {
  const { statusCode, body, headers } = await get({ range })
  expect(statusCode).toBe(status)
  expect(body).toBe(content)
  expect(headers['content-range']).toBe(contentRange)
})

it('answers a known ETag with nothing, and a range of another file’s with the whole', async () => {
  const etag = String((await get()).headers.etag)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get({ range: 'bytes=0-0', 'if-range': etag })).body).toBe('0')
  expect((await get({ range: 'bytes=0-0', 'if-range': '"another"' })).body).toBe('0123456789')
})

it('hands anything but a notice over to be saved', async () => {
  const script = await addFile(test.account, 'page.html', 'text/html')
  const { headers } = await test.app.inject(script)
  expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''page.html")
})

it('does not know another account’s file, nor what is no identity', async () => {
  const foreign = await addFile(await addAccount(test.db), 'foreign.pdf', PDF)
  for (const url of [foreign, '/files/x/y.pdf', '/files/..%2f..%2fetc/passwd', `${address.slice(0, 30)}/z.pdf`]) {
    expectRefusal('notFound', await test.app.inject(url))
  }
})
