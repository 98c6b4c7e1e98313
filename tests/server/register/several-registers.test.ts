import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import { runSearch } from '../../../server/fast-search/run-search.ts'
import { inImportTurn } from '../../../server/import-files/imports-repository.ts'
import { readArchive } from '../../../server/register/archive-service.ts'
import { importRegister } from '../../../server/register/import/import-register.ts'
import {
  askedRegisters,
  emptyRegister,
  findRegister,
  findRegisters,
} from '../../../server/register/register-repository.ts'
import { changeRegister, deleteRegister } from '../../../server/register/registers-service.ts'
import { loadSample } from '../../../server/register/sample/load-sample.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { searchMarks } from '../../../server/search/search-marks.ts'
import { searchSimilar } from '../../../server/search/search-similar.ts'
import { readSearchBasis } from '../../../server/search-basis/search-basis-service.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await sql`truncate marks, mark_details, registers, imports, mark_changes, gazette_notices cascade`.execute(test.db)
})

const DAY = '2026-11-01'
const CHINA = '中国商标库'
const CLIENTS = '客户清单'

const load = (registerName: string, rows: string, asOf = DAY, name = `${registerName}.csv`) =>
  importRegister(test.db, {
    name,
    bytes: new Blob([`reg_no,class,name,status,owner\n${rows}`]).stream(),
    asOf,
    registerName,
  })

const idOf = async (name: string): Promise<number> =>
  (await findRegisters(test.db)).find(({ nameZh }) => nameZh === name)?.id ?? 0

const namesOf = async (registers?: number[]): Promise<string[]> => {
  const asked = (await askedRegisters(test.db, registers)).map(({ id }) => id)
  const { hits } = await searchSimilar(test.db, { name: '青砚', registers: asked, onDay: DAY })
  return hits.map(({ mark }) => `${mark.regNo} ${mark.owner}`).sort()
}

describe('registers side by side', () => {
  beforeEach(async () => {
    await load(CHINA, '1,9,青砚,registered,甲公司\n2,9,白石,registered,乙公司\n')
    await load(CLIENTS, '1,9,青砚,registered,丙公司\n', '2026-10-01')
  })

  it('keep the same number and class apart, and are asked together or one by one', async () => {
    expect(await namesOf()).toEqual(['1 丙公司', '1 甲公司'])
    expect(await namesOf([await idOf(CLIENTS)])).toEqual(['1 丙公司'])
    expect(await namesOf([await idOf(CHINA)])).toEqual(['1 甲公司'])
  })

  it('have a record of their own each, which a link leads to', async () => {
    const ownerIn = async (register?: string): Promise<string | undefined> => {
      const { record } = await readArchive(test.db, { regNo: '1', ...(register && { register }) }, DAY)
      return record?.owner
    }
    expect(await ownerIn()).toBe('甲公司')
    expect(await ownerIn(String(await idOf(CHINA)))).toBe('甲公司')
    expect(await ownerIn(String(await idOf(CLIENTS)))).toBe('丙公司')
    await expect(ownerIn('999999')).rejects.toMatchObject({ code: 'notFound' })
    const search = { mode: 'identical', text: '青砚', pageNum: 1, pageSize: 10 } as const
    const { list } = await searchMarks(test.db, search, DAY)
    expect(new Set(list.map(({ registerId }) => registerId))).toEqual(new Set([await idOf(CHINA), await idOf(CLIENTS)]))
  })

  it('are named with all of their marks and the earliest of their days', async () => {
    const search = { mode: 'identical', text: '青砚', pageNum: 1, pageSize: 10 } as const
    expect(await searchMarks(test.db, search, DAY)).toMatchObject({
      register: { name: { zh: `${CHINA}、${CLIENTS}` }, asOf: '2026-10-01', size: 3, isSample: false },
      total: 2,
    })
  })

  it('are asked by default until one is switched off', async () => {
    await changeRegister(test.db, await idOf(CLIENTS), { isDefault: false })
    expect(await namesOf()).toEqual(['1 甲公司'])
    expect(await namesOf([await idOf(CLIENTS)])).toEqual(['1 丙公司'])
  })

  it('are not hidden by another that is loading', async () => {
    await test.db.updateTable('registers').set({ state: 'loading' }).where('name_zh', '=', CLIENTS).execute()
    expect(await namesOf()).toEqual(['1 甲公司'])
    expect(await askedRegisters(test.db, [await idOf(CHINA), await idOf(CLIENTS)])).toEqual([])
  })

  it('are each named in the report of a search that asked them', async () => {
    const { signal } = new AbortController()
    const request: FastSearchRequest = {
      marknames: ['青砚'],
      type: 0,
      subject: '',
      address: [],
      categories: [9],
      groups: [],
      paragraphs: [],
      chooseGoodVOS: [],
      relateGroups: [],
      isEn: 1,
    }
    const search = (registers: number[]) =>
      runSearch(test.db, { ...request, registers }, DAY, { signal, report: () => undefined })
    const both = await search([await idOf(CHINA), await idOf(CLIENTS)])
    expect(both.marks.map(({ owner, register }) => [owner, register?.zh]).sort()).toEqual([
      ['丙公司', CLIENTS],
      ['甲公司', CHINA],
    ])
    expect(new Set(both.hits.map(({ id }) => id)).size).toBe(2)
    expect(both.registers?.map(({ name, size, asOf }) => [name.zh, size, asOf])).toEqual([
      [CHINA, 2, DAY],
      [CLIENTS, 1, '2026-10-01'],
    ])
    const { register } = outlineReport({ report: both, overrules: [], number: 'FS-1', firm: '' })
    expect(register).toBe(`${CHINA}, 2 marks, as of 2026-11-01; ${CLIENTS}, 1 marks, as of 2026-10-01  •  wording only`)
    expect(both.register.isLoading).toBeUndefined()
    await test.db.updateTable('registers').set({ state: 'loading' }).where('name_zh', '=', CLIENTS).execute()
    const without = await search([])
    expect([without.marks.length, without.register.size, without.register.isLoading]).toEqual([1, 2, true])
    await test.db.updateTable('registers').set({ state: 'ready' }).execute()
    const one = await search([await idOf(CLIENTS)])
    expect(one.marks).toHaveLength(1)
    expect(one.registers).toBeUndefined()
    await expect(search([99_999])).rejects.toThrow('No such register')
  })

  it('are never asked together with the sample', async () => {
    await loadSample(test.db, { size: 50, signal: new AbortController().signal })
    expect((await findRegisters(test.db)).map(({ origin }) => origin)).toEqual(['imported', 'imported'])
    await sql`truncate marks, mark_details, registers cascade`.execute(test.db)
    await loadSample(test.db, { size: 50, signal: new AbortController().signal })
    await load(CHINA, '1,9,青砚,registered,甲公司\n')
    const ids = (await findRegisters(test.db)).map(({ id }) => id)
    await expect(askedRegisters(test.db, ids)).rejects.toThrow('alone')
    expect((await askedRegisters(test.db)).map(({ nameZh }) => nameZh)).toEqual([CHINA])
  })

  it('are waited for while they load, and the sample is not asked in their place', async () => {
    await sql`truncate marks, mark_details, registers, imports cascade`.execute(test.db)
    await loadSample(test.db, { size: 50, signal: new AbortController().signal })
    await load(CHINA, '1,9,青砚,registered,甲公司\n')
    await test.db.updateTable('registers').set({ state: 'loading' }).where('name_zh', '=', CHINA).execute()
    const broken = { finished_at: null, digest: '' }
    await test.db.updateTable('imports').set(broken).execute()
    expect(await askedRegisters(test.db)).toEqual([])
    expect((await askedRegisters(test.db, [], true)).map(({ nameZh }) => nameZh)).toEqual([CHINA])
    expect((await findRegister(test.db))?.nameZh).toBe(CHINA)
    expect((await readSearchBasis(test.db)).register).toMatchObject({ zh: CHINA, isReady: false, isBroken: true })
    await inImportTurn(
      test.db,
      async () => expect((await readSearchBasis(test.db)).register).not.toHaveProperty('isBroken'),
      () => undefined,
    )
    await emptyRegister(test.db, await idOf(CHINA))
    expect((await askedRegisters(test.db)).map(({ origin }) => origin)).toEqual(['sample'])
  })

  it('go with all of their rows when their name is typed, and only then', async () => {
    const id = await idOf(CLIENTS)
    await expect(deleteRegister(test.db, id, CHINA)).rejects.toThrow('Another name')
    expect(await namesOf()).toHaveLength(2)
    const left = await deleteRegister(test.db, id, CLIENTS)
    expect(left.map(({ name }) => name.zh)).toEqual([CHINA])
    expect(await namesOf()).toEqual(['1 甲公司'])
    expect(await test.db.selectFrom('imports').select('file_name').execute()).toEqual([{ file_name: `${CHINA}.csv` }])
    await expect(deleteRegister(test.db, id, CLIENTS)).rejects.toThrow()
  })

  it('are emptied batch by batch, and asked by no search from the first on', async () => {
    const rows = Array.from({ length: 45 }, (_, place) => `${100 + place},9,青砚${place},registered,甲公司\n`).join('')
    await load(CHINA, rows, DAY, 'more.csv')
    const id = await idOf(CHINA)
    const left = async (): Promise<number[]> =>
      (await test.db.selectFrom('marks').select('register_id').execute()).map(row => row.register_id)
    expect(await left()).toHaveLength(48)
    await emptyRegister(test.db, id, 10)
    expect(await left()).toEqual([await idOf(CLIENTS)])
    expect(await test.db.selectFrom('mark_details').select('mark_id').execute()).toHaveLength(1)
    expect(await namesOf()).toEqual(['1 丙公司'])
    expect((await deleteRegister(test.db, id, CHINA)).map(({ name }) => name.zh)).toEqual([CLIENTS])
  })

  it('take what the gazette says of their own numbers only', async () => {
    const list = 'anncIssue,anncDate,anncTypeName,regNo,intlCls\n1990,2026-06-06,注销公告,1,9\n'
    await importRegister(test.db, {
      name: 'gazette.csv',
      bytes: new Blob([list]).stream(),
      registerName: CHINA,
    })
    const { rows } = await sql<{ owner: string; status: string }>`
      select owner, status from marks where reg_no = '1' order by owner`.execute(test.db)
    expect(rows).toEqual([
      { owner: '丙公司', status: 'registered' },
      { owner: '甲公司', status: 'cancelled' },
    ])
  })
})
