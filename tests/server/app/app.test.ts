import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { MAX_DRAFT_BYTES } from '#contract/limits.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectRefusal } from '../../support/expect-answer.ts'
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts'

let page: string
let test: TestApp
beforeAll(async () => {
  page = await makeTemporaryFolder()
  await mkdir(join(page, 'assets'))
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Rejoinder</title>')
  await writeFile(join(page, 'assets', 'main-1a2b3c.js'), 'export {}')
  test = await buildTestApp({ page })
  test.app.get('/broken', () => {
    throw new Error('select * from secrets')
  })
})
afterAll(async () => {
  await test.close()
  await removeFolder(page)
})

describe('the page', () => {
  it.each([
    '/',
    '/?x=1',
    '/ai/reject_analysis?id=7',
    '/ai/fast_search',
    '/archive?regNo=1',
    '/settings',
  ])('is answered at %s, to be asked for anew each time', async url => {
    const { statusCode, body, headers } = await test.app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Rejoinder</title>')
    expect(headers['cache-control']).toBe('no-cache')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('lets its hashed assets be kept for good', async () => {
    const { headers } = await test.app.inject('/assets/main-1a2b3c.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('failures', () => {
  it.each([
    '/business/unknown',
    '/api/unknown',
    '/unknown',
    '/assets/gone.js',
    '/..%2fpackage.json',
    '/ai',
  ])('at %s answer notFound', async url => expectRefusal('notFound', await test.app.inject(url)))

  it('of the server’s own keep their text to themselves', async () => {
    const { statusCode, body } = await test.app.inject('/broken')
    expect(statusCode).toBe(500)
    expect(JSON.parse(body)).toEqual({ code: 'internal', message: 'internal' })
  })

  it('of the body’s form or size have a code', async () => {
    const url = ENDPOINTS.exportRejectionDoc.path
    const headers = { 'content-type': 'application/json' }
    expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url, headers, payload: '{"type":' }))
    expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url, payload: '', headers }))
    const large = JSON.stringify({ field: 'x'.repeat(MAX_DRAFT_BYTES) })
    expectRefusal('tooLarge', await test.app.inject({ method: 'POST', url, headers, payload: large }))
  })
})

describe('requests of other sites', () => {
  it.each([
    { host: 'rebound.example' },
    { host: 'rebound.example:4173' },
    { host: 'localhost:4173', origin: 'https://rebound.example' },
    { host: '127.0.0.1:4173', origin: 'http://127.0.0.1:9999' },
    { host: '127.0.0.1:4173', origin: 'null' },
  ])('are refused: %o', async headers => {
    expectRefusal('invalidInput', await test.app.inject({ url: '/healthz', headers }))
  })

  it.each([
    { host: 'localhost:4173', origin: 'http://localhost:4173' },
    { host: '[::1]:4173' },
    { host: '127.0.0.1:4173', origin: 'http://127.0.0.1:4173' },
  ])('are told from its own: %o', async headers => {
    expect((await test.app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
  })
})

it('tells that it lives and that its database does', async () => {
  expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
})

it('describes every call of the contract as OpenAPI 3.1, readable without inline script', async () => {
  const { openapi, paths } = (await test.app.inject('/api/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
  }
  const { body } = await test.app.inject('/api/docs/')
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/)
})

it('refuses a text with a character that the database cannot keep, as input', async () => {
  const answer = await test.app.inject({
    method: 'PUT',
    url: ENDPOINTS.changeAlert.path.replace(':id', '1'),
    payload: { state: 'dismissed', reason: '关联\u0000公司' },
  })
  expectRefusal('invalidInput', answer)
})

it('counts no files of the page against the bound of requests, but addresses like theirs where there is none', async () => {
  const few = await buildTestApp({ page, requestsAMinute: 3 })
  onTestFinished(() => few.close())
  const ask = async (url: string): Promise<number[]> => {
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await few.app.inject(url)).statusCode)
    return statuses
  }
  expect(await ask('/assets/main-1a2b3c.js')).toEqual([200, 200, 200, 200, 200])
  expect(await ask('/assets/none.js')).toEqual([404, 404, 404, 429, 429])
  expect(await ask('/api/openapi.json')).toContain(429)
})
