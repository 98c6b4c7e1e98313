import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdsImports, inImportTurn } from '../../../server/import-files/imports-repository.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const holds = () => test.db.transaction().execute(holdsImports)

it('lets imports follow one another, tells the one that waits, and goes on behind one that failed', async () => {
  const happened: string[] = []
  const ended = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = inImportTurn(
    test.db,
    async () => {
      begun.resolve()
      await ended.promise
      happened.push('first')
      throw new Error('broken')
    },
    () => happened.push('first waits'),
  )
  first.catch(() => undefined)
  await begun.promise
  expect(await holds()).toBe(false)
  const waits = Promise.withResolvers<void>()
  const second = inImportTurn(test.db, () => Promise.resolve(happened.push('second')), waits.resolve)
  await waits.promise
  ended.resolve()
  await expect(first).rejects.toThrow('broken')
  await second
  expect(happened).toEqual(['first', 'second'])
  expect(await holds()).toBe(true)
})
