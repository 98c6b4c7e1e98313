import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GROUPS_IN_SCOPE } from '../../../../server/mark-index/index-mark.ts'
import { importOpenPackage } from '../../../../server/register/open-data/import-open-package.ts'
import { openOpenPackage } from '../../../../server/register/open-data/open-package.ts'
import { findRegister } from '../../../../server/register/register-repository.ts'
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await removeFolder(folder)
})
const clear = (): Promise<unknown> =>
  sql`truncate marks, mark_details, registers, imports, open_basics, open_owners, open_goods, open_co_owners, open_priorities,
    open_internationals, open_agents, open_changes, open_packages cascade`.execute(database.db)
beforeEach(clear)

const BASICS =
  '注册号/申请号,国际分类,申请日期,商标名称,代理机构代码,初审公告期号,初审公告日期,注册公告日期,专用期结束日期,商标设计说明\n'
const OWNERS = '注册号/申请号,国际分类,注册人中文名称,注册人外文名称,注册人中文地址,注册人英文地址\n'
const GOODS = '注册号/申请号,国际分类,类似群,商品序号,商品中文名称,商品状态\n'
const basic = (number: number, cells: string): string => `${number},9,${cells},\n`

type Tables = Readonly<Record<string, string>>

const take = async (name: string, tables: Tables, signal?: AbortSignal) => {
  const path = join(folder, 'package.zip')
  await writeFile(
    path,
    zipSync(Object.fromEntries(Object.entries(tables).map(([file, text]) => [file, strToU8(text)]))),
  )
  const opened = await openOpenPackage(path, name)
  if (opened === null) throw new Error('no package')
  return importOpenPackage(database.db, { name, path, opened }, signal && { signal })
}

const marks = async () => {
  const rows = await database.db
    .selectFrom('marks')
    .innerJoin('mark_details', 'mark_id', 'id')
    .select([
      'reg_no',
      'class',
      'name',
      'owner',
      'agent',
      'status',
      'registration_date',
      'expiry_date',
      GROUPS_IN_SCOPE.as('groups'),
      'goods',
    ])
    .orderBy('reg_no')
    .execute()
  return rows.map(({ goods, ...row }) => ({ ...row, goods: goods.map(({ name }) => name) }))
}

const BASE: Tables = {
  '注册商标基本信息.csv':
    BASICS +
    basic(18000001, '2015-07-03,青砚,A1,1500,2016-05-06,2016-08-07,2026-08-06') +
    basic(18000002, '2015-07-04,墨池,A1,,,,'),
  '商标注册人信息.csv': `${OWNERS}18000001,9,甲公司,,北京市,\n18000002,9,乙公司,,上海市,\n`,
  '注册商标商品服务信息.csv': `${GOODS}18000001,9,0901,1,计算机,\n18000001,9,0907,2,手机,\n18000002,9,0901,1,键盘,\n`,
  '商标代理人信息.csv': '代理人代码,代理人名称\nA1,某某代理有限公司\n',
}
const MAY: Tables = {
  '注册商标基本信息.csv': BASICS + basic(18000002, '2015-07-04,墨池,A1,1501,2016-05-13,2016-08-14,2026-08-13'),
  '商标注册人信息.csv': `${OWNERS}18000002,9,丙公司,,上海市,\n`,
}
const JUNE: Tables = { '注册商标基本信息.csv': BASICS + basic(18000001, '2015-07-03,青砚,A1,,,,') }
const PACKAGES: readonly [string, Tables][] = [
  ['2015.zip', BASE],
  ['2023_5.zip', MAY],
  ['2023-06.zip', JUNE],
]

const WHOLE = [
  expect.objectContaining({
    reg_no: '18000001',
    name: '青砚',
    owner: '甲公司',
    agent: '某某代理有限公司',
    status: 'ended',
    goods: ['计算机', '手机'],
  }),
  expect.objectContaining({ reg_no: '18000002', owner: '丙公司', status: 'registered', goods: ['键盘'] }),
]

describe('packages of the open data', () => {
  it('make the marks of the register, with what no longer stands named as ended', async () => {
    for (const [name, tables] of PACKAGES) await take(name, tables)
    expect(await marks()).toEqual(WHOLE)
    expect(await findRegister(database.db)).toMatchObject({ size: 2, asOf: '2023-06-30', state: 'ready' })
  })

  it.each([
    [[0, 2, 1]],
    [[1, 0, 2]],
    [[1, 2, 0]],
    [[2, 0, 1]],
    [[2, 1, 0]],
  ])('may come in the order %j, or table by table', async order => {
    for (const place of order) {
      const [name, tables] = PACKAGES[place] ?? ['', {}]
      for (const [file, text] of Object.entries(tables).reverse()) await take(name, { [file]: text })
    }
    expect(await marks()).toEqual(WHOLE)
  })

  it('change nothing when they come again', async () => {
    for (const [name, tables] of PACKAGES) await take(name, tables)
    for (const [name, tables] of PACKAGES) expect(await take(name, tables)).toMatchObject({ changed: 0, rows: 0 })
    for (const [name, tables] of PACKAGES)
      expect(await take(name, { ...tables, 'readme.txt': 'x,y\n' })).toMatchObject({ changed: 0, rows: 0, rejected: 1 })
    expect(await marks()).toEqual(WHOLE)
  })

  it('go on where they were stopped', async () => {
    const stop = new AbortController()
    const many = Array.from({ length: 30_000 }, (_, index) => basic(20000001 + index, '2016-01-02,青砚,,,,,')).join('')
    const tables = { '注册商标基本信息.csv': BASICS + many }
    const path = join(folder, 'package.zip')
    await writeFile(path, zipSync({ '注册商标基本信息.csv': strToU8(tables['注册商标基本信息.csv']) }))
    const begin = async (signal?: AbortSignal, onRows?: (read: number) => void) => {
      const opened = await openOpenPackage(path, '2016.zip')
      if (opened === null) throw new Error('no package')
      const watcher = { ...(signal && { signal }), onProgress: ({ read }: { read: number }) => onRows?.(read) }
      return importOpenPackage(database.db, { name: '2016.zip', path, opened }, watcher)
    }
    await expect(begin(stop.signal, read => read >= 12_000 && stop.abort())).rejects.toThrow()
    const { read, changed } = await begin()
    expect(read).toBeLessThan(30_000 - 12_000 + 1)
    expect(changed).toBe(30_000)
  })

  it('count rows that repeat number and class, of goods with the number of the item too, and take the later', async () => {
    const goods = '注册号,国际分类,类似群,商品序号,商品中文名称,商品状态\n'
    const counts = await take('2015.zip', {
      '注册商标基本信息.csv':
        BASICS + basic(18000009, '2015-03-02,青砚,,,,,') + basic(18000009, '2015-03-02,青岩,,,,,'),
      '注册商标商品服务信息.csv': `${goods}18000009,9,0901,1,计算机,0\n18000009,9,0901,2,软件,0\n18000009,9,0901,2,手机,0\n`,
    })
    expect(counts).toMatchObject({ read: 5, rejected: 0, repaired: { repeatedRow: 2 } })
    const { rows } = await sql<{ name: string; goods: { name: string }[] }>`
      select name, goods from marks join mark_details on mark_id = id where reg_no = '18000009'`.execute(database.db)
    expect(rows).toMatchObject([{ name: '青岩', goods: [{ name: '计算机' }, { name: '手机' }] }])
  })

  it('count what was mended by kind and keep every other line aside', async () => {
    const text = `${OWNERS}18000001,9,"甲公司,,北京市,\n18000002,9,乙公司\n,,上海市,\n18000003,0,丙公司,,广州市,\n垃圾\n`
    const counts = await take('2015.zip', {
      '商标注册人信息.csv': text,
      '注册商标基本信息.csv': BASE['注册商标基本信息.csv'] ?? '',
    })
    expect(counts).toMatchObject({ rejected: 1, repaired: { brokenQuote: 1, runOver: 1 } })
    const aside = await database.db.selectFrom('rejected_lines').select(['reason', 'detail', 'content']).execute()
    expect(aside).toEqual([
      { reason: 'noClass', detail: '商标注册人信息.csv:5 国际分类 0', content: '18000003,0,丙公司,,广州市,\n垃圾' },
    ])
  })
})

it('takes a vendor’s table for none of the office’s, though its labels are the same: it has a status of its own', async () => {
  const open = async (name: string, header: string): Promise<boolean> => {
    const path = join(folder, 'table.csv')
    await writeFile(path, `${header}\n1,9,青砚,2020-01-01\n`)
    return (await openOpenPackage(path, name)) !== null
  }
  expect(await open('台账.csv', '商标号,类别,商标名,流程状态')).toBe(false)
  expect(await open('台账.csv', '注册号,国际分类,商标名称,申请日期')).toBe(false)
  expect(await open('台账.csv', '注册号/申请号,国际分类,商标名称,注册公告日期')).toBe(true)
  expect(await open('注册商标基本信息.csv', '注册号/申请号,国际分类,商标名称,内部编号')).toBe(true)
})
