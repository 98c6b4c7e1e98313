import { afterAll, beforeAll, expect, it } from 'vitest'
import { reindexMarks } from '../../../server/register/reindex-marks.ts'
import { searchSimilar } from '../../../server/search/search-similar.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

it('indexes the marks again that were indexed under other keys, and no others', async () => {
  await loadRegister(test.db, [buildMark({ name: '安途' }), buildMark({ name: '', isDevice: true })])
  const forget = () => test.db.updateTable('marks').set({ tok: [] }).execute()
  const found = async () => (await searchSimilar(test.db, { name: '途安', onDay: '2026-11-21' })).total
  const { signal } = new AbortController()

  await forget()
  await reindexMarks(test.db, signal)
  expect(await found()).toBe(0)

  await test.db.updateTable('registers').set({ token_version: 0 }).execute()
  await reindexMarks(test.db, AbortSignal.abort())
  expect(await found()).toBe(0)
  await reindexMarks(test.db, signal)
  expect(await found()).toBe(1)

  await forget()
  await reindexMarks(test.db, signal)
  expect(await found()).toBe(0)
})
