import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addRegister, findRegister, findRegisters } from '../../../server/register/register-repository.ts'
import { announceSample, loadSample } from '../../../server/register/sample/load-sample.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const SIZE = 250

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['marks', 'mark_details'] as const) await database.db.deleteFrom(table).execute()
  await database.db.deleteFrom('registers').execute()
})

const load = (signal = new AbortController().signal) => loadSample(database.db, { size: SIZE, signal })
const countMarks = async (): Promise<number> => (await database.db.selectFrom('marks').select('id').execute()).length

it('loads the sample once, however many servers start, and names it so', async () => {
  await Promise.all([load(), load()])
  await load()
  expect(await findRegister(database.db)).toMatchObject({
    origin: 'sample',
    nameZh: '示例商标库',
    nameEn: 'Sample register',
    size: SIZE,
    state: 'ready',
  })
  expect(await countMarks()).toBe(SIZE)
  const { mark_id } = await database.db.selectFrom('mark_details').select('mark_id').executeTakeFirstOrThrow()
  expect(mark_id).toBeGreaterThan(0)
})

it('goes on where it was stopped, and says meanwhile that it is not whole', async () => {
  const stopping = new AbortController()
  const loading = load(stopping.signal)
  stopping.abort()
  await loading
  expect(await findRegister(database.db)).toMatchObject({ size: 0, state: 'loading' })
  await load()
  expect(await findRegister(database.db)).toMatchObject({ size: SIZE, state: 'ready' })
})

it('leaves an imported register alone', async () => {
  const imported = { origin: 'imported', nameZh: '库', nameEn: 'Register', asOf: '2026-01-01', digest: 'x' } as const
  await addRegister(database.db, imported)
  await load()
  expect(await findRegister(database.db)).toMatchObject({ origin: 'imported', size: 0 })
})

it('loads none where none is wanted', async () => {
  await loadSample(database.db, { size: 0, signal: new AbortController().signal })
  expect(await findRegister(database.db)).toBeUndefined()
})

it('is announced once before it is loaded, and only where there is no register and one is wanted', async () => {
  await announceSample(database.db, 0)
  expect(await findRegister(database.db)).toBeUndefined()
  await Promise.all([announceSample(database.db, SIZE), announceSample(database.db, SIZE)])
  expect(await findRegisters(database.db)).toMatchObject([{ origin: 'sample', size: 0, state: 'loading' }])
  await load()
  await announceSample(database.db, SIZE)
  expect(await findRegisters(database.db)).toMatchObject([{ size: SIZE, state: 'ready' }])
})
