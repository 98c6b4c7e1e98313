import { expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { parse } from '#extensions/index.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'

const build = async (options: Parameters<typeof buildTestApp>[0] = {}): Promise<TestApp> => {
  const test = await buildTestApp(options)
  onTestFinished(() => test.close())
  return test
}

/** A secret that stands in an address, a query, a body and a file name. */
const NAMED = '云杉听'

it('counts answers by route, saves, queues, children, connections and the register, and names nobody', async () => {
  const { app } = await build()
  const { data } = (
    await uploadNotice(app, { bytes: await readNotice('full-registered'), name: `${NAMED}.pdf` })
  ).json()
  await app.inject({ url: ENDPOINTS.readRejectionLog.path, query: { keyword: NAMED } })
  await app.inject(`/nowhere/${encodeURIComponent(NAMED)}`)
  const url = ENDPOINTS.saveDraft.path.replace(':id', String(data.id))
  const [analysis, reason] = [parse('<p>一</p>'), parse('<p>二</p>')]
  const draft = { analysis, reason, reviewed: [], revision: 0 }
  for (const applicant of ['甲', '乙'])
    await app.inject({ method: 'PUT', url, body: { ...draft, form: { applicant } } })

  const { statusCode, body, headers } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = body.split('\n')
  for (const line of [
    `rejoinder_answer_seconds_count{method="GET",route="${ENDPOINTS.readRejectionLog.path}",status="200"} 1`,
    'rejoinder_answer_seconds_count{method="GET",route="none",status="404"} 1',
    'rejoinder_draft_saves_total{outcome="saved"} 1',
    'rejoinder_draft_saves_total{outcome="stale"} 1',
    'rejoinder_draft_saves_total{outcome="failed"} 0',
    'rejoinder_queue_jobs{queue="text",state="running"} 0',
    'rejoinder_queue_jobs{queue="recognition",state="waiting"} 0',
    'rejoinder_queue_jobs{queue="imports",state="waiting"} 0',
    'rejoinder_database_connections{state="waiting"} 0',
    'rejoinder_database_up 1',
  ])
    expect(lines).toContain(line)
  expect(body).toMatch(/rejoinder_children_started_total\{module="reader-process"\} [1-9]/)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).not.toContain(NAMED)
  expect(body).not.toContain(encodeURIComponent(NAMED))
})

it('shows the figures to this machine alone, not to those who come through a proxy on it', async () => {
  const { app } = await build()
  expect((await app.inject({ url: '/metrics', remoteAddress: '192.168.1.7' })).statusCode).toBe(404)
  const forwarded = { 'x-forwarded-for': '192.168.1.7' }
  expect((await app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404)
})

it('shows the figures to whoever knows the token, where there is one', async () => {
  const { app } = await build({ metricsToken: 'a long word' })
  const statusOf = async (headers: Record<string, string>): Promise<number> =>
    (await app.inject({ url: '/metrics', headers, remoteAddress: '192.168.1.7' })).statusCode
  expect(await statusOf({ authorization: 'Bearer a long word' })).toBe(200)
  expect(await statusOf({ authorization: 'Bearer another' })).toBe(404)
  expect(await statusOf({})).toBe(404)
})
