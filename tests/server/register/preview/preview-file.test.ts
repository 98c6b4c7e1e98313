import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RegisterColumn } from '#contract/vocabulary.ts'
import { type KnownChoices, labelsKey } from '../../../../server/register/import/register-columns.ts'
import { type PreviewAsked, previewFile } from '../../../../server/register/preview/preview-file.ts'
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await makeTemporaryFolder()
})
afterAll(() => removeFolder(folder))

const preview = async (name: string, content: string | Uint8Array, asked: Partial<PreviewAsked> = {}) => {
  const path = join(folder, 'import')
  await writeFile(path, content)
  return await previewFile({ name, path }, { subject: 'register', isWhole: true, known: new Map(), ...asked })
}

const VENDOR = '商标号,类别,商标名,权利人,立案日,流程状态,我方案号\n'
const ROWS =
  '17302218,35,拾光里,拾光里文化公司,42123,已注册,SG-1\n21177340,46,松间来信,拾光里文化公司,42685,已注册,SG-2\n'

it('shows marks as an import would read them, and which lines it would keep aside and why', async () => {
  const { kind, tables, refusal } = await preview('台账.csv', VENDOR + ROWS)
  expect([kind, refusal]).toEqual(['register', null])
  const [table] = tables
  expect(table).toMatchObject({ hasMarks: true, read: 2, rejected: 1, missing: [] })
  const [first, second] = table?.rows ?? []
  expect(first?.cells.slice(0, 6)).toEqual(['17302218', '35', '拾光里', '拾光里文化公司', 'registered', ''])
  expect(second?.problem).toEqual({
    problem: 'noClass',
    detail: '46',
    content: '21177340,46,松间来信,拾光里文化公司,42685,已注册,SG-2',
  })
})

it('tells what each column was taken for, with its first values', async () => {
  const { tables } = await preview('台账.csv', VENDOR + ROWS)
  expect(tables[0]?.columns.map(({ label, column, origin }) => [label, column, origin])).toEqual([
    ['商标号', 'reg_no', 'known'],
    ['类别', 'class', 'known'],
    ['商标名', 'name', 'known'],
    ['权利人', 'owner', 'known'],
    ['立案日', null, 'none'],
    ['流程状态', 'status', 'known'],
    ['我方案号', null, 'none'],
  ])
  expect(tables[0]?.columns[4]?.samples).toEqual(['42123', '42685'])
})

it('reads columns as they were chosen, days as a spreadsheet counts them among them', async () => {
  const labels = VENDOR.trim().split(',')
  const chosen = new Map<string, RegisterColumn | null>([
    ['立案日', 'application_date'],
    ['权利人', null],
  ])
  const known: KnownChoices = new Map([[labelsKey(labels.toReversed()), chosen]])
  const { tables } = await preview('台账.csv', VENDOR + ROWS, { known })
  expect(tables[0]?.rows[0]?.cells.slice(3, 6)).toEqual(['', 'registered', '2015-04-29'])
  expect(tables[0]?.columns[4]).toMatchObject({ column: 'application_date', origin: 'chosen' })
})

it('shows no rows, and says what is missing, where a needed column was not recognised', async () => {
  const { kind, tables } = await preview('台账.csv', '商标号,类别,商标名,进度\n17302218,35,拾光里,已注册\n')
  expect([kind, tables[0]?.missing, tables[0]?.rows]).toEqual(['register', ['status'], []])
  expect(tables[0]?.columns[3]).toEqual({ label: '进度', samples: ['已注册'], column: null, origin: 'none' })
})

it('shows the tables of a package of the open data with what would be mended, and the columns that say nothing', async () => {
  const basics = '注册号/申请号,国际分类,申请日期,商标名称,初审公告日期,商标设计说明,内部编号\n'
  const lines = '43310022,35,2020-01-03,拾光里,2020-04-20,,7\n43311229,41,2020-01-04,"里光"集,2020-04-27,,8\n'
  const owners = '注册号/申请号,国际分类,注册人中文名称\n43310022,35,拾光里文化公司\n'
  const zip = zipSync({
    '注册商标基本信息_2020.csv': strToU8(basics + lines),
    '商标注册人信息_2020.csv': strToU8(owners),
    '说明.pdf': strToU8('%PDF-'),
  })
  const { kind, tables } = await preview('2020.zip', zip)
  expect(kind).toBe('openData')
  expect(tables.map(({ name, read }) => [name, read])).toEqual([
    ['注册商标基本信息_2020.csv', 2],
    ['商标注册人信息_2020.csv', 1],
  ])
  expect(tables[0]?.heads).toEqual([
    '注册号/申请号',
    '国际分类',
    '申请日期',
    '商标名称',
    '初审公告日期',
    '商标设计说明',
  ])
  expect(tables[0]?.unused).toEqual(['内部编号'])
  expect(tables[0]?.rows[1]).toMatchObject({ repairs: ['brokenQuote'] })
  expect(tables[0]?.rows[1]?.cells[3]).toBe('"里光"集')
})

it('reads the first tables of a package that is cut short', async () => {
  const text = `注册号/申请号,国际分类,申请日期,商标名称\n${Array.from({ length: 30_000 }, (_, index) => `${43_000_000 + index},9,2020-01-03,青${index * 7919}\n`).join('')}`
  const zip = zipSync({ '注册商标基本信息.csv': strToU8(text) })
  const { tables } = await preview('2020.zip', zip.subarray(0, Math.floor(zip.length * 0.6)), { isWhole: false })
  expect(tables[0]?.rows).toHaveLength(20)
  expect(tables[0]?.rejected).toBe(0)
})

it('knows a list of the gazette, a file of the United States office and a table of the classification', async () => {
  const gazette = 'anncIssue,anncDate,anncTypeName,regNo,intlCls\n1999,2026-09-13,注册公告,43310022,35\n'
  expect(await preview('公告.csv', gazette)).toMatchObject({ kind: 'gazette', tables: [{ read: 1, hasMarks: false }] })
  const groups = 'class,group,name_zh\n9,0901,计算机\n'
  expect(await preview('groups.csv', groups, { subject: 'classification' })).toMatchObject({
    kind: 'classification',
    tables: [{ read: 1, rejected: 0, heads: ['class', 'group', 'name_zh'] }],
  })
})

it.each([
  ['empty', ''],
  ['notPackage', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['notXml', '<a><b></a>'],
])('says that a file is %s', async (problem, content) => {
  await expect(preview('x', content)).rejects.toMatchObject({ refusal: { problem } })
})
