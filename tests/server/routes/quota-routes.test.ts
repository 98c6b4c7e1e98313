import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Allowance } from '../../../server/config.ts'
import { setAllowance } from '../../../server/quota/quota-repository.ts'
import type { Feature } from '../../../server/storage/tables.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer } from '../../support/expect-answer.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ contactUrl: 'https://example.com/plans' })
})
afterAll(() => test.close())

const allow = (feature: Feature, allowance: Allowance) => setAllowance(test.db, 'standard', feature, allowance)

it.each([
  [1, 0],
  [null, 0],
  ['none', 1],
  [0, 2],
] as const)('with %s uses a month allowed, the analysis count is %i', async (allowance, count) => {
  await allow('write', allowance)
  expect(expectAnswer('readWriteCount', await test.app.inject('/business/config/ai/write/count'))).toBe(count)
})

it.each([
  [1, 0],
  ['none', 2],
  [0, 2],
] as const)('with %s uses a month allowed, the search count is %i', async (allowance, count) => {
  await allow('fast', allowance)
  expect(expectAnswer('readFastCount', await test.app.inject('/business/config/ai/fast/count'))).toBe(count)
})

it('tells plan, use, allowance and whom to ask', async () => {
  await allow('write', 50)
  const usage = expectAnswer('readUsage', await test.app.inject('/business/config/usage'))
  expect(usage).toMatchObject({
    account: { name: '' },
    plan: { zh: '标准版', en: 'Standard' },
    write: { hasRight: true, used: 0, allowed: 50 },
    contact: { note: 'Ask the office manager.' },
  })
  const image = await test.app.inject(usage.contact.qr)
  expect(image.headers['content-type']).toContain('image/svg+xml')
  expect(image.body).toMatch(/^<svg /)
})
