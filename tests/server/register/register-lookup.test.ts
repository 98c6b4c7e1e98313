import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CitedMark } from '#contract/notice.ts'
import { readRegisterLookup } from '../../../server/register/register-lookup.ts'
import { growRegister } from '../../../server/register/register-repository.ts'
import { loadSample } from '../../../server/register/sample/load-sample.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { buildCitedMark, buildDraftInput } from '../drafting/build-draft-input.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() =>
  loadRegister(database.db, [
    buildMark({ regNo: '47709815', class: 35, name: '墨豚' }),
    buildMark({ regNo: '47709816', class: 35, name: '青砚', expiryDate: '2026-10-31' }),
    buildMark({ regNo: '47709817', class: 35, name: '松涛', status: 'cancelled', expiryDate: null }),
  ]),
)

const cite = (mark: Partial<CitedMark>) => buildCitedMark({ regNo: '47709815', mark: '墨豚', classes: [35], ...mark })
const ask = async (...citedMarks: CitedMark[]) => {
  const lookup = await readRegisterLookup(database.db, buildDraftInput({ citedMarks }).notice)
  return lookup && citedMarks.map(lookup)
}

it('says how the rights in a cited mark stand on the day of the register', async () => {
  const [living, lapsed, dead] =
    (await ask(cite({}), cite({ regNo: '47709816', mark: '青砚' }), cite({ regNo: '47709817', mark: '松涛及图' }))) ??
    []
  expect(living).toMatchObject({
    zh: '已注册，专用权期限至2031-01-06',
    en: 'registered, term to 2031-01-06',
    asOf: '2026-11-01',
  })
  expect(lapsed?.zh).toBe('期满，在宽展期内，专用权期限至2026-10-31')
  expect(dead?.en).toBe('cancelled or surrendered')
})

it.each([
  ['another number', { regNo: '1' }],
  ['another wording', { mark: '墨海豚' }],
  ['another class', { classes: [9] }],
  ['no number', { regNo: '' }],
])('knows nothing of a mark with %s', async (_, mark) => {
  expect(await ask(cite(mark))).toEqual([null])
})

it('is not asked while the register is loading', async () => {
  const { id } = await database.db.selectFrom('registers').select('id').executeTakeFirstOrThrow()
  await growRegister(database.db, id, 0)
  expect(await ask(cite({}))).toBeUndefined()
})

it('concludes nothing from the sample', async () => {
  await database.db.deleteFrom('registers').execute()
  await loadSample(database.db, { size: 100, signal: new AbortController().signal })
  expect(await ask(cite({}))).toBeUndefined()
})
