import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, REQUEST_ID_HEADER } from '#contract/endpoints.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectRefusal } from '../../support/expect-answer.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

const ANALYSE = `${ENDPOINTS.analyseRejection.path}?receiveTime=1718035200000&type=0&isEn=0`
const BOUNDARY = 'edge'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`

const upload = (headers: Record<string, string> = {}): ClientRequest =>
  request({
    ...{ host: '127.0.0.1', port, path: ANALYSE, method: 'POST' },
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  })

const answerOf = async (sent: ClientRequest): Promise<{ status: number | undefined; body: { code: string } }> => {
  const [answer]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) }
}

/** Sends a request as it stands, and returns the answer's first line. */
const sendRaw = async (lines: readonly string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return (await text(socket)).split('\r\n')[0] ?? ''
}

describe('an upload', () => {
  it('that is too large is answered when the limit is passed, while it is still being sent', async () => {
    const sent = upload()
    sent.on('error', () => undefined)
    sent.write(HEAD)
    sent.write(Buffer.alloc(MAX_NOTICE_BYTES + 1))
    expect(await answerOf(sent)).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
    expect(sent.writableEnded).toBe(false)
    sent.destroy()
  })

  it('that says how large it is is answered before anything is read', async () => {
    const sent = upload({ 'content-length': String(2 ** 31) })
    sent.on('error', () => undefined)
    sent.flushHeaders()
    expect(await answerOf(sent)).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
    sent.destroy()
  })

  it.each([
    ['without a boundary', 'multipart/form-data', `${HEAD}\r\n--${BOUNDARY}--\r\n`],
    ['cut short', `multipart/form-data; boundary=${BOUNDARY}`, HEAD],
    ['cut in a part’s head', `multipart/form-data; boundary=${BOUNDARY}`, HEAD.slice(0, 30)],
    ['without a part', `multipart/form-data; boundary=${BOUNDARY}`, `--${BOUNDARY}--\r\n`],
  ])('%s is refused as malformed', async (_, type, payload) => {
    for (const url of [ANALYSE, `${ENDPOINTS.runImport.path}?subject=register`])
      expectRefusal(
        'invalidInput',
        await test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } }),
      )
  })
})

describe('a request', () => {
  it('with two hosts is refused', async () => {
    const host = `Host: 127.0.0.1:${port}`
    const close = 'Connection: close'
    expect(await sendRaw(['GET /healthz HTTP/1.1', host, close])).toContain('200')
    expect(await sendRaw(['GET /healthz HTTP/1.1', host, host, close])).toContain('400')
  })

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('for suggestions of %s finds nothing', async kind => {
    const url = ENDPOINTS.suggestTrademarks.path.replace(':kind', kind)
    expectRefusal('notFound', await test.app.inject({ url, query: { query: 'x' } }))
  })

  it('has an identity of its own in its answer', async () => {
    const ids = await Promise.all(
      ['/healthz', '/unknown'].map(async url => (await test.app.inject(url)).headers[REQUEST_ID_HEADER]),
    )
    expect(new Set(ids)).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f]{8}$/), expect.not.stringMatching(`^${ids[0]}$`)]),
    )
  })

  it('for nothing that there is is limited as all others are', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 1_201; count += 1)
      statuses.add((await test.app.inject({ url: '/unknown', remoteAddress: '127.0.0.9' })).statusCode)
    expect(statuses).toEqual(new Set([404, 429]))
  })
})
