import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'

let test: TestApp
let address: string
beforeAll(async () => {
  test = await buildTestApp()
  address = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const pathOf = (requestId: string): string => `/business/api/v2/ai/progress/${requestId}`

const open = (requestId: string): Promise<import('node:http').IncomingMessage> =>
  new Promise((resolve, reject) => get(address + pathOf(requestId), resolve).on('error', reject))

const eventsIn = (stream: string): { step: string }[] =>
  [...stream.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))

it('streams the steps of an analysis and ends with it', async () => {
  const requestId = 'stream-of-one'
  const stream = await open(requestId)
  expect(stream.headers['content-type']).toContain('text/event-stream')
  const [events, answer] = await Promise.all([
    text(stream),
    uploadNotice(test.app, { bytes: await readNotice('partial-two-cited'), query: { requestId } }),
  ])
  expectAnswer('analyseRejection', answer)
  const steps = eventsIn(events).map(({ step }) => step)
  expect(steps[0]).toBe('read')
  expect([...new Set(steps)]).toEqual(['read', 'facts', 'compare', 'draft', 'done'])
})

it('ends a failed analysis with its code', async () => {
  const requestId = 'stream-of-failure'
  await uploadNotice(test.app, { bytes: new Uint8Array(), query: { requestId } })
  expect(eventsIn(await text(await open(requestId)))).toEqual([{ step: 'failed', code: 'emptyFile' }])
})

it('cancels a running analysis, which costs no quota and leaves no log', async () => {
  const requestId = 'cancelled-one'
  const bytes = await readNotice('annex-two-pages')
  const stream = await open(requestId)
  const upload = uploadNotice(test.app, { bytes, query: { requestId } })
  const cancelled = await test.app.inject({ method: 'DELETE', url: pathOf(requestId) })
  expectAnswer('cancelProgress', cancelled)
  expectRefusal('cancelled', await upload)
  expect(eventsIn(await text(stream)).at(-1)).toEqual({ step: 'failed', code: 'cancelled' })
  const uses = await test.db.selectFrom('uses').select('id').execute()
  const logs = await test.db.selectFrom('rejection_logs').select('id').execute()
  expect([uses.length, logs.length]).toEqual([1, 1])
})

it('refuses an identity that is none', async () => {
  expectRefusal('invalidInput', await test.app.inject(pathOf('short')))
})

it('lets the server close while a stream is open', async () => {
  const own = await buildTestApp()
  address = await own.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await open('open-at-the-end')
  await own.close()
  expect(eventsIn(await text(stream))).toEqual([])
})
