import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { MarkSearch, MarkSearchPage } from '#contract/mark-search.ts'
import { SEARCH_MODES, type SearchMode } from '#contract/vocabulary.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { oddNames } from '../../support/odd-names.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'

const MARKS = [
  buildMark({
    regNo: '1001',
    name: '安途',
    owner: '云杉（北京）科技',
    agent: '信达代理',
    applicationDate: '2019-05-01',
  }),
  buildMark({ regNo: '1002', name: '安途星', owner: '云杉（上海）科技', class: 25, groups: ['2501'] }),
  buildMark({ regNo: '1003', name: '大安途', owner: '100%_纯', status: 'refused', applicationDate: '2022-05-01' }),
  buildMark({ regNo: '1004', name: '安图' }),
  buildMark({ regNo: '1005', name: 'AN TU' }),
  buildMark({ regNo: '1006', name: '桂冠', registrationNo: '9009' }),
  buildMark({ regNo: '1007', name: 'Laurel', class: 25, groups: ['2501'] }),
  buildMark({ regNo: '1008', name: '未来' }),
  buildMark({ regNo: '1009', name: '末来' }),
  buildMark({ regNo: '1010', name: '安' }),
  buildMark({ regNo: 'G1011', name: '', isDevice: true }),
]

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await loadRegister(test.db, MARKS)
})
afterAll(() => test.close())

const call = (search: object) =>
  test.app.inject({ method: 'POST', url: ENDPOINTS.searchMarks.path, payload: { pageNum: 1, pageSize: 20, ...search } })
const search = async (asked: Partial<MarkSearch>) => expectAnswer('searchMarks', await call(asked))
const numbers = ({ list }: MarkSearchPage): string[] => list.map(({ regNo }) => regNo)

describe('the mark search', () => {
  it.each<[SearchMode, string, string[]]>([
    ['identical', '安 途', ['1001']],
    ['prefix', '安', ['1010', '1004', '1001', '1002']],
    ['suffix', '途', ['1001', '1003']],
    ['contains', '安途', ['1001', '1003', '1002']],
    ['contained', '大安途星', ['1010', '1001', '1003', '1002']],
    ['contains', 'laur', ['1007']],
    ['sounds', '按图', ['1004', '1001', '1005']],
    ['sounds', 'antu', ['1004', '1001', '1005']],
    ['looks', '末来', ['1008', '1009']],
    ['meaning', '桂冠', ['1006', '1007']],
    ['number', '1001，g1011、9009', ['G1011', '1001', '1006']],
    ['owner', '云杉', ['1002', '1001']],
    ['owner', '100%_', ['1003']],
    ['agent', '信达', ['1001']],
    ['owner', '%', ['1003']],
    ['owner', '云\0杉', ['1002', '1001']],
  ])('finds by %s: %j', async (mode, text, found) => {
    const page = await search({ mode, text })
    expect([numbers(page), page.total]).toEqual([found, found.length])
  })

  it('puts what stands in the way most first, and names the register it searched', async () => {
    const page = await search({ mode: 'similar', text: '安途', classes: [9] })
    expect(page.register).toEqual({
      name: { zh: '商标库', en: 'Register' },
      asOf: '2026-11-01',
      size: MARKS.length,
      isSample: false,
    })
    expect(page.list.map(({ regNo, life }) => [regNo, life])).toEqual([
      ['1001', 'alive'],
      ['1004', 'alive'],
      ['1005', 'alive'],
      ['1003', 'dead'],
    ])
  })

  it('counts the whole result, and searches the groups that notes join to the wanted ones', async () => {
    expect((await search({ mode: 'contains', text: '安途', pageSize: 1 })).total).toBe(3)
    expect(numbers(await search({ mode: 'similar', text: '安途', groups: ['2501'] }))).toEqual(['1002'])
  })

  it('filters by class, group, status and day', async () => {
    const asked = { mode: 'contains', text: '安途' } as const
    expect(numbers(await search({ ...asked, classes: [25] }))).toEqual(['1002'])
    expect(numbers(await search({ ...asked, groups: ['0901'] }))).toEqual(['1001', '1003'])
    expect(numbers(await search({ ...asked, groups: ['4599'] }))).toEqual([])
    expect(numbers(await search({ ...asked, statuses: ['refused'] }))).toEqual(['1003'])
    expect(numbers(await search({ ...asked, from: '2020-03-02', until: '2020-03-02' }))).toEqual(['1002'])
    expect(numbers(await search({ ...asked, mode: 'similar', statuses: ['refused'] }))).toEqual(['1003'])
  })

  it('pages without overlap, and answers far pages with an empty list', async () => {
    const asked = { mode: 'prefix', text: '安', pageSize: 3 } as const
    const pages = await Promise.all([1, 2].map(pageNum => search({ ...asked, pageNum })))
    expect(pages.flatMap(numbers)).toEqual(['1010', '1004', '1001', '1002'])
    for (const mode of ['prefix', 'similar'] as const)
      expect(await search({ mode, text: '安途', pageNum: 1_000_000_000 })).toMatchObject({ list: [] })
  })

  it.each([
    ['similar', '！？'],
    ['contains', '😀'],
    ['number', ' ，'],
    ['owner', ' \0 '],
  ] as const)('says of %s %j that there is nothing to search by', async (mode, text) => {
    expect(await search({ mode, text })).toMatchObject({ isSearchable: false, total: 0 })
  })

  it.each([
    'contains',
    'contained',
    'sounds',
    'looks',
    'meaning',
    'similar',
    'number',
    'agent',
  ] as const)('finds nothing by %s for what no mark is', async mode => {
    for (const text of ["'; drop table marks; --", '.*(q+)+$\\', 'شركة', '\ud800x', '乐'.repeat(200), "a'b\\:*&|!("])
      expect((await search({ mode, text })).total).toBe(0)
  })

  it('refuses a name that folds to a text, and takes any other, however odd', async () => {
    for (const mode of ['similar', 'contains', 'contained', 'sounds'])
      expectRefusal('invalidInput', await call({ mode, text: 'ﷺ'.repeat(120) }))
    for (const text of oddNames(120, 7))
      for (const mode of SEARCH_MODES)
        expect((await call({ mode, text })).statusCode, `${mode} ${text}`).toBeOneOf([200, 400])
  })

  it('finds short marks that stand in a long text, and says that not all was looked at', async () => {
    const page = await search({
      mode: 'contained',
      text: `${'乐'.repeat(3)}${String.fromCodePoint(...Array.from({ length: 90 }, (_, place) => 0x5000 + place))}大安途星`,
    })
    expect(numbers(page)).toEqual(['1010', '1001', '1003', '1002'])
    expect(page.isCut).toBe(true)
  })

  it.each([
    { pageNum: 0 },
    { pageNum: -1 },
    { pageNum: 1.5 },
    { pageSize: 0 },
    { pageSize: 1_000_000 },
    { classes: [0] },
    { classes: [46] },
    { classes: [1.5] },
    { groups: ['901'] },
    { statuses: ['gone'] },
    { from: '2020' },
    { from: '2020-02-30' },
    { mode: 'everything' },
    { text: '安'.repeat(201) },
    { text: 7 },
  ])('refuses %j', async wrong => {
    expectRefusal('invalidInput', await call({ mode: 'contains', text: '安途', ...wrong }))
  })
})
