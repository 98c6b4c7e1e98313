import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { DEFAULT_EDITION } from '../../../server/classification/edition.ts'
import { importClassification } from '../../../server/classification/import-classification.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'

const TABLES = [
  `class,group,name_zh,name_en
09,0901,电子计算机及其外部设备,Computers and peripherals
09,0910,测量仪器仪表,Measuring instruments
25,2501,衣物,Clothing
35,3501,广告,Advertising`,
  `class,group,paragraph,item_code,name_zh,name_en,origin
09,0901,,090372,已录制的计算机程序,"computer programs, recorded",NCL
09,0901,,C090001,计算机软件（已录制）*,"computer software, recorded",CN-supplement
09,0910,二,090002,水表,water meters,NCL
09,0910,一,090001,量具,measures,NCL
09,0910,十,090003,尺子 100%,rulers,NCL
25,2501,,250045,服装,clothing,NCL`,
  `src_group,src_para,type,subject,to_group,to_para,to_items,old_edition,clause
0901,,similar,计算机软件,3501,,,,计算机软件与3501类似
0901,,cross_search_old,计算机软件,3501,,,第九版,与第九版3501交叉检索
0910,,intra_parts_dissimilar,,,,,,本类似群各部分之间商品不类似`,
]

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  for (const table of TABLES) {
    const bytes = (async function* () {
      yield new TextEncoder().encode(table)
    })()
    await importClassification(test.db, DEFAULT_EDITION, { name: 'table.csv', bytes })
  }
})
afterAll(() => test.close())

type Name = 'readGroups' | 'readParagraphs' | 'searchGoods' | 'readGroupsWithRelations' | 'readRelatedGroups'
const call = (name: Name, body: unknown, query = '') =>
  test.app.inject({ method: 'POST', url: `${ENDPOINTS[name].path}${query}`, payload: body as object })
const search = async (filter: Partial<CallInput<'searchGoods'>['body']>, query = '') =>
  expectAnswer('searchGoods', await call('searchGoods', { pageNum: 1, pageSize: 20, ...filter }, query))
const names = ({ details }: { details: { list: { cnName: string }[] } }) => details.list.map(({ cnName }) => cnName)

describe('the classification', () => {
  it('gives the groups of classes, and none where there are none', async () => {
    const groups = expectAnswer('readGroups', await call('readGroups', [9, 1]))
    expect(groups).toEqual({
      9: [
        { groups: '0901', name: '电子计算机及其外部设备', enName: 'Computers and peripherals' },
        { groups: '0910', name: '测量仪器仪表', enName: 'Measuring instruments' },
      ],
      1: [],
    })
  })

  it('gives the parts of groups in the order of their numerals', async () => {
    const parts = expectAnswer('readParagraphs', await call('readParagraphs', ['0910', '0901', '9999']))
    expect(parts['0910']?.map(({ paragraph, name }) => [paragraph, name])).toEqual([
      ['一', '量具'],
      ['二', '水表'],
      ['十', '尺子 100%'],
    ])
    expect([parts['0901'], parts['9999']]).toEqual([[], []])
  })

  it.each([[[0]], [[46]], [[1.5]], [['9']], [{}]])('refuses classes %j', async body => {
    expectRefusal('invalidInput', await call('readGroups', body))
  })
})

describe('the goods list', () => {
  it('narrows by class, group and part, and says what the filters can still be', async () => {
    const all = await search({ chooseTypes: [9, 25] })
    expect(all.details.total).toBe(6)
    expect(all.groups.map(({ groups }) => groups)).toEqual(['0901', '0910', '2501'])
    expect(all.itemtype).toEqual(['all', 'standard'])
    expect(names(await search({ marktypenum: 25 }))).toEqual(['服装'])
    expect(names(await search({ groups: ['0910'] }))).toEqual(['水表', '量具', '尺子 100%'])
    const part = { marktypenum: 9, groups: '0910', paragraph: '一' }
    expect(names(await search({ paragraphItem: [part] }))).toEqual(['量具'])
    expect(names(await search({ groups: ['0910'], paragraphItem: [part] }))).toEqual(['量具'])
    const narrowed = await search({ groups: ['0910', '2501'], paragraphItem: [part] })
    expect(names(narrowed)).toEqual(['量具', '服装'])
    expect(narrowed.details.total).toBe(2)
  })

  it.each([
    ['软件', 1, ['计算机软件（已录制）*']],
    ['SOFTWARE', 1, ['计算机软件（已录制）*']],
    ['计算机软件(已录制)', 0, ['计算机软件（已录制）*']],
    ['软件', 0, []],
    ['2500', 1, ['服装']],
    ['c090001', 0, ['计算机软件（已录制）*']],
    ['09', 0, []],
    ['Clothing', 0, ['服装']],
    ['100%', 1, ['尺子 100%']],
    ['_', 1, []],
    ["'; drop table accounts --", 1, []],
    ['\ud800', 1, []],
    ['\u0000', 1, []],
  ] as const)('finds by name %j, search type %i', async (searchContent, searchType, found) => {
    expect(names(await search({ searchContent, searchType }))).toEqual(found)
  })

  it('pages, and answers far pages with an empty list', async () => {
    expect(names(await search({ pageNum: 2, pageSize: 4 }))).toEqual(['尺子 100%', '服装'])
    expect((await search({ pageNum: 1_000_000_000 })).details).toEqual({ list: [], total: 6 })
    for (const page of [{ pageNum: 0 }, { pageNum: -1 }, { pageSize: 0 }, { pageSize: 1_000_000 }]) {
      expectRefusal('invalidInput', await call('searchGoods', { pageNum: 1, pageSize: 20, ...page }))
    }
  })

  it('says that no acceptable names are loaded when only they are asked for', async () => {
    expect((await search({ itemtype: 'acceptable' })).message).toContain('尚未导入')
    expect((await search({ itemtype: 'acceptable' }, '?isEn=1')).message).toContain('No list of acceptable names')
    expect((await search({ itemtype: 'standard' })).message).toBeUndefined()
  })
})

describe('related groups', () => {
  it('are known from both sides, and not of a group to itself', async () => {
    const related = await call('readGroupsWithRelations', ['0901', '0910', '3501', '2501'])
    expect(expectAnswer('readGroupsWithRelations', related)).toEqual(['0901', '3501'])
  })

  it('come once each, with every clause that relates them', async () => {
    const related = await call('readRelatedGroups', { groups: ['0901'], marktypenum: 9 })
    expect(expectAnswer('readRelatedGroups', related)).toEqual([
      {
        id: expect.any(Number),
        relateGroup: '3501',
        relateGroupDesc: '计算机软件与3501类似\n与第九版3501交叉检索',
      },
    ])
  })

  it('leave out what was chosen itself, and other classes than those asked for', async () => {
    const chosen = await call('readRelatedGroups', { groups: ['0901', '3501'] })
    expect(expectAnswer('readRelatedGroups', chosen)).toEqual([])
    const elsewhere = await call('readRelatedGroups', { groups: ['0901'], marktypenum: [25] })
    expect(expectAnswer('readRelatedGroups', elsewhere)).toEqual([])
  })
})
