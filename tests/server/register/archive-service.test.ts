import { afterAll, beforeAll, expect, it } from 'vitest'
import { readArchive } from '../../../server/register/archive-service.ts'
import { EVENT_KINDS } from '../../../server/register/event-kinds.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const TODAY = '2026-11-21'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const used = { registrationDate: '2025-01-07' }
  const asked = { date: '2024-05-06', code: 'non-use-filed', ...EVENT_KINDS['non-use-filed'], detail: '' }
  await loadRegister(database.db, [
    buildMark({
      regNo: '47709815',
      class: 35,
      name: '墨豚',
      groups: ['3501', '3503'],
      goods: [
        { group: '3503', paragraph: '', name: '市场营销', nameEn: 'marketing' },
        { group: '3501', paragraph: '', name: '广告', nameEn: '' },
      ],
      events: [
        { date: '2020-03-02', code: 'filed', ...EVENT_KINDS.filed, detail: '' },
        { date: '2021-01-07', code: 'registered', ...EVENT_KINDS.registered, detail: '第1727期' },
      ],
    }),
    buildMark({ regNo: '47709815', class: 9, name: '墨豚', ...used }),
    buildMark({ regNo: '76044902', registrationNo: '2824281', class: 9, name: 'PYTHON', groups: [] }),
    buildMark({ regNo: '50000002', name: '青屿', status: 'expired', expiryDate: '2025-06-01' }),
    buildMark({ regNo: '50000003', name: '青屿', status: 'expired', expiryDate: '2025-06-01', groups: [] }),
    buildMark({ regNo: '50000004', name: '青屿', status: 'registered', expiryDate: '2024-03-01' }),
    buildMark({ regNo: '50000001', class: 9, name: '青砚', events: [asked] }),
  ])
})
afterAll(() => database.close())

const read = (regNo: string, intCls?: string, gotoflow?: string) =>
  readArchive(database.db, { regNo, ...(intCls && { intCls }), ...(gotoflow && { gotoflow }) }, TODAY)

it('tells the record of the class asked for, its goods by group, and events newest first where asked', async () => {
  const { register, classes, record } = await read('４７７０９８１５ ', '35', '1')
  expect(register).toMatchObject({ isSample: false, isLoading: false, size: 7 })
  expect(classes).toEqual([9, 35])
  expect(record).toMatchObject({ name: '墨豚', class: 35, life: 'alive', openToNonUse: '2024-01-08' })
  expect(record?.goods.map(({ group, items }) => [group, items])).toEqual([
    ['3501', [{ paragraph: '', zh: '广告', en: '广告' }]],
    ['3503', [{ paragraph: '', zh: '市场营销', en: 'marketing' }]],
  ])
  expect(record?.events?.map(({ code, detail }) => `${code} ${detail}`)).toEqual(['registered 第1727期', 'filed '])
  expect((await read('47709815', '35')).record?.events).toBeNull()
})

it('takes the first class where none is asked for, and claims nothing of a class it is not in', async () => {
  expect((await read('47709815')).record?.class).toBe(9)
  expect((await read('47709815', '30')).record).toBeNull()
  expect((await read("'; drop table marks; --\0")).record).toBeNull()
})

it('finds a mark by the number of its registration too', async () => {
  expect((await read('2824281')).record).toMatchObject({ name: 'PYTHON', openToNonUse: null })
})

it('calls no mark open to cancellation that is younger than three years, or was asked to be cancelled', async () => {
  expect((await read('47709815', '9')).record?.openToNonUse).toBeNull()
  expect((await read('50000001')).record?.openToNonUse).toBeNull()
})

it('says until when a Chinese mark that has ended still bars others, while it does', async () => {
  expect((await read('50000002')).record).toMatchObject({ life: 'dead', barredUntil: '2026-12-01' })
})

it('names no such day once it has passed, nor for a mark that lives or is none of the Chinese office', async () => {
  expect((await readArchive(database.db, { regNo: '50000002' }, '2026-12-02')).record?.barredUntil).toBeNull()
  for (const regNo of ['50000003', '50000004', '50000001']) expect((await read(regNo)).record?.barredUntil).toBeNull()
})
