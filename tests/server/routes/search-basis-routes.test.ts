import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { loadStarter } from '../../../server/classification/load-starter.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer } from '../../support/expect-answer.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.db.deleteFrom('registers').execute()
  await test.db.deleteFrom('classifications').execute()
})
afterAll(() => test.close())

const read = async () =>
  expectAnswer('readSearchBasis', await test.app.inject({ method: 'GET', url: ENDPOINTS.readSearchBasis.path }))

describe('what a search stands on', () => {
  it('is neither register nor classification before one is loaded, and always the fees', async () => {
    const filing = { itemsInFee: 10, furtherItem: { paper: 30, online: 27 } }
    expect(await read()).toMatchObject({ register: null, classification: null, filing })
  })

  it('names register and classification, and calls samples so', async () => {
    await loadStarter(test.db)
    await test.db
      .insertInto('registers')
      .values({
        origin: 'sample',
        name_zh: '示例库',
        name_en: 'Sample register',
        as_of: '2026-06-01',
        size: 20_000,
        digest: '',
        token_version: 1,
        state: 'ready',
      })
      .execute()
    expect(await read()).toMatchObject({
      register: {
        zh: '示例库',
        en: 'Sample register',
        origin: 'sample',
        date: '2026-06-01',
        size: 20_000,
        isReady: true,
      },
      classification: { edition: 'NCL13-2026', origin: 'sample' },
    })
  })
})
