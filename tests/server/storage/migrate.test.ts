import { afterAll, beforeAll, expect, it } from 'vitest'
import { localAccountId } from '../../../server/accounts/accounts-repository.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

it('makes one local account on a plan of fifty uses of each feature', async () => {
  const accounts = await test.db.selectFrom('accounts').select(['id', 'plan_code']).execute()
  const allowances = await test.db.selectFrom('allowances').selectAll().orderBy('feature').execute()
  expect(accounts).toEqual([{ id: await localAccountId(test.db), plan_code: 'standard' }])
  expect(allowances).toEqual([
    { plan_code: 'standard', feature: 'fast', monthly: 50 },
    { plan_code: 'standard', feature: 'write', monthly: 50 },
  ])
})

it('changes nothing when it runs again, several at once', async () => {
  await Promise.all([migrate(test.db), migrate(test.db), migrate(test.db)])
  expect(await test.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
})
