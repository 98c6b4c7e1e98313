import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { localAccountId } from '../../../server/accounts/accounts-repository.ts'
import { applyAllowances, monthAround, quotaCount, readUsage, spendQuota } from '../../../server/quota/quota-service.ts'
import { addAccount, openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

it.each([
  ['2026-06-30T15:59:59.999Z', '2026-05-31T16:00:00.000Z', '2026-07-01'],
  ['2026-06-30T16:00:00.000Z', '2026-06-30T16:00:00.000Z', '2026-08-01'],
  ['2026-12-31T23:00:00.000Z', '2026-12-31T16:00:00.000Z', '2027-02-01'],
])('puts %s into the month that began %s and ends before %s in Shanghai', (instant, begin, resetsOn) => {
  const month = monthAround(Date.parse(instant))
  expect(month.begin.toISOString()).toBe(begin)
  expect(month.resetsOn).toBe(resetsOn)
})

let test: TestDatabase
let account: number
beforeAll(async () => {
  test = await openTestDatabase()
  account = await localAccountId(test.db)
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('uses').execute())

const spend = (): Promise<void> =>
  test.db.transaction().execute(transaction => spendQuota(transaction, account, 'write'))

it('counts the uses of this month in Shanghai, of this account and this feature', async () => {
  const other = await addAccount(test.db)
  await test.db
    .insertInto('uses')
    .values([
      { account_id: account, feature: 'write' },
      { account_id: account, feature: 'fast' },
      { account_id: other, feature: 'write' },
    ])
    .execute()
  await sql`insert into uses (account_id, feature, used_at) values (${account}, 'write', now() - interval '32 days')`.execute(
    test.db,
  )
  expect(await readUsage(test.db, account, 'write')).toMatchObject({ hasRight: true, used: 1, allowed: 50 })
})

it.each([
  [{ hasRight: true, used: 49, allowed: 50 }, 0],
  [{ hasRight: true, used: 50, allowed: 50 }, 2],
  [{ hasRight: true, used: 51, allowed: 50 }, 2],
  [{ hasRight: true, used: 51, allowed: null }, 0],
  [{ hasRight: false, used: 0, allowed: 0 }, 1],
])('answers %o with %i', (usage, count) => {
  expect(quotaCount({ ...usage, resetsOn: '2026-07-01' })).toBe(count)
})

it('lets no more submits succeed at the same moment than are left', async () => {
  await applyAllowances(test.db, { write: 3, fast: undefined })
  const results = await Promise.allSettled(Array.from({ length: 9 }, spend))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const result of results.filter(({ status }) => status === 'rejected')) {
    expect(result).toMatchObject({ reason: { code: 'limitReached' } })
  }
  expect(await readUsage(test.db, account, 'write')).toMatchObject({ used: 3, allowed: 3 })
})

it('takes allowances from the configuration and leaves alone what it does not name', async () => {
  await applyAllowances(test.db, { write: 'none', fast: undefined })
  expect(await readUsage(test.db, account, 'write')).toMatchObject({ hasRight: false, allowed: 0 })
  expect(await readUsage(test.db, account, 'fast')).toMatchObject({ hasRight: true, allowed: 50 })
  await expect(spend()).rejects.toMatchObject({ code: 'noRight' })
  await applyAllowances(test.db, { write: null, fast: undefined })
  expect(await readUsage(test.db, account, 'write')).toMatchObject({ hasRight: true, allowed: null })
  await spend()
})
