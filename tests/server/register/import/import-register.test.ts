import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { importRegister } from '../../../../server/register/import/import-register.ts'
import { withBatchWriter } from '../../../../server/register/import/write-batches.ts'
import { prepareMarks } from '../../../../server/register/marks-repository.ts'
import { findRegister, findRegisters } from '../../../../server/register/register-repository.ts'
import { loadSample } from '../../../../server/register/sample/load-sample.ts'
import { sampleMarks } from '../../../../server/register/sample/sample-register.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['marks', 'mark_details', 'registers', 'imports'] as const)
    await database.db.deleteFrom(table).execute()
})

const HEADER = 'reg_no,class,name,is_device,owner,status,application_date,expiry_date,goods,groups,events\n'
const line = (number: number, name = '青砚'): string =>
  `${number},9,${name},,某公司,已注册,2020-03-02,20310106,0901 计算机 | computers; 0907 手机,0908,2020-03-02 filed; 2021-01-07 registered 第1727期\n`
const lines = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => line(from + index)).join('')

async function* chunksOf(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const load = (text: string | Uint8Array, name = 'register.csv') =>
  importRegister(database.db, { name, bytes: chunksOf(text), asOf: '2026-11-01' })
const wholeMarks = () =>
  database.db
    .selectFrom('marks')
    .innerJoin('mark_details', 'mark_id', 'id')
    .selectAll()
    .orderBy('reg_no')
    .orderBy('class')
const countMarks = async (): Promise<number> => (await database.db.selectFrom('marks').select('id').execute()).length
const rejected = () =>
  database.db
    .selectFrom('rejected_lines')
    .select(['line', 'reason', 'detail'])
    .orderBy('import_id')
    .orderBy('line')
    .execute()

describe('a register in CSV', () => {
  it('counts lines with the number and class of another, within a batch and far apart, and takes the last', async () => {
    const text = HEADER + lines(2_500) + line(7, '青岩') + line(2_499) + line(2_499, '青岚')
    expect(await load(text)).toMatchObject({ read: 2_503, repaired: { repeatedRow: 3 } })
    const kept = await database.db.selectFrom('imports').select(['repairs', 'finished_at']).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ repairs: { repeatedRow: 3 } })
    const names = await wholeMarks().where('reg_no', 'in', ['7', '2499']).execute()
    expect(names.map(({ name }) => name).sort()).toEqual(['青岚', '青岩'])
    // The same number in another class is another mark.
    expect(await load(HEADER + line(1) + line(1).replace(',9,', ',35,'))).not.toHaveProperty('repaired')
  })

  it('is read with goods, groups, dates and events', async () => {
    expect(await load(HEADER + line(47709815))).toEqual({ read: 1, changed: 1, rejected: 0 })
    const mark = await wholeMarks().executeTakeFirstOrThrow()
    expect(mark).toMatchObject({
      reg_no: '47709815',
      class: 9,
      name: '青砚',
      is_device: false,
      status: 'registered',
      application_date: '2020-03-02',
      expiry_date: '2031-01-06',
      goods: [
        { group: '0901', paragraph: '', name: '计算机', nameEn: 'computers' },
        { group: '0907', paragraph: '', name: '手机', nameEn: '' },
      ],
      scope: [9, 901, 907, 908],
    })
    const told = await database.db.selectFrom('mark_details').select('events').execute()
    expect(told.map(({ events }) => events.map(({ date, en, detail }) => ({ date, en, detail })))).toEqual([
      [
        { date: '2020-03-02', en: 'Application filed', detail: '' },
        { date: '2021-01-07', en: 'Registered', detail: '第1727期' },
      ],
    ])
  })

  it('keeps lines that are no mark, with number and reason', async () => {
    const bad = [
      '1,46,名,,,已注册,,,,,',
      '1,9,名,,,无此状态,,,,,',
      'ü,9,名,,,已注册,,,,,',
      '2,9,名,,,已注册,2026-02-30,,,,',
      '3,9,名,,,已注册,,,,,昨天 filed',
      '4,9',
    ]
    expect(await load(`${HEADER + line(9)}${bad.join('\n')}\n`)).toEqual({ read: 7, changed: 1, rejected: 6 })
    expect(await rejected()).toEqual([
      { line: 3, reason: 'noClass', detail: '46' },
      { line: 4, reason: 'noStatus', detail: '无此状态' },
      { line: 5, reason: 'noNumber', detail: 'ü' },
      { line: 6, reason: 'noDate', detail: 'application_date 2026-02-30' },
      { line: 7, reason: 'undatedEvent', detail: '' },
      { line: 8, reason: 'columnCount', detail: '2 / 11' },
    ])
  })

  it('changes nothing the second time, and of another file what differs', async () => {
    await load(HEADER + lines(2_500))
    expect(await load(HEADER + lines(2_500))).toEqual({ read: 2_500, changed: 0, rejected: 0 })
    expect(await load(HEADER + lines(2_499) + line(2_500, '青岩') + line(2_501))).toMatchObject({ changed: 2 })
    expect(await findRegister(database.db)).toMatchObject({ size: 2_501, state: 'ready', nameEn: 'Imported register' })
    expect(await countMarks()).toBe(2_501)
  })

  it('takes the last of several lines for one number and class, wherever they stand', async () => {
    const text = HEADER + line(1, '一') + lines(1_500, 2) + line(1, '二') + lines(10, 5_000) + line(1, '一')
    await load(text)
    const { name } = await database.db
      .selectFrom('marks')
      .select('name')
      .where('reg_no', '=', '1')
      .executeTakeFirstOrThrow()
    expect(name).toBe('一')
  })

  it('stands beside the sample, and is searched in its place once it is whole', async () => {
    await loadSample(database.db, { size: 100, signal: new AbortController().signal })
    await load(HEADER + line(1))
    expect(await findRegister(database.db)).toMatchObject({ origin: 'imported', size: 1, asOf: '2026-11-01' })
    expect((await findRegisters(database.db)).map(({ origin, size }) => [origin, size])).toEqual([
      ['imported', 1],
      ['sample', 100],
    ])
    expect(await countMarks()).toBe(101)
  })

  it.each([
    ['another header', 'a,b\n1,2\n', /reg_no, class, name, status \(a, b\)/],
    ['no bytes', '', /empty/],
    ['bytes of no known text', new Uint8Array([0xff, 0xff, 0xff, 0xff, 0x80, 0x00]), /neither UTF-8 nor GB18030/],
    ['a line without end', `${HEADER}1,9,${'长'.repeat(1_100_000)}`, /no CSV/],
  ])('is refused for %s, and the sample stays', async (_, text, message) => {
    await loadSample(database.db, { size: 100, signal: new AbortController().signal })
    await expect(load(text)).rejects.toThrow(message)
    expect(await findRegister(database.db)).toMatchObject({ origin: 'sample', size: 100, state: 'ready' })
  })

  it('says what was taken when a file breaks off, stays marked, and is whole after the whole file', async () => {
    const broken = `${HEADER + lines(2_600)}1,9,"${'长'.repeat(1_100_000)}`
    await expect(load(broken)).rejects.toThrow(/Line 2602: .* no CSV: .* 2000 marks before it were taken/)
    expect(await findRegister(database.db)).toMatchObject({ state: 'loading', size: 2_000 })
    await load(HEADER + line(90_000), 'another.csv')
    expect(await findRegister(database.db)).toMatchObject({ state: 'loading' })
    expect(await load(HEADER + lines(3_000))).toMatchObject({ changed: 1_000 })
    expect(await findRegister(database.db)).toMatchObject({ state: 'ready', size: 3_001 })
  })

  it('stops when it is cancelled, and the register comes before the sample, which is not searched in its place', async () => {
    await loadSample(database.db, { size: 100, signal: new AbortController().signal })
    const cancelling = new AbortController()
    const importing = importRegister(
      database.db,
      { name: 'register.csv', bytes: chunksOf(HEADER + lines(5_000)), asOf: '2026-11-01' },
      { signal: cancelling.signal, onProgress: () => cancelling.abort() },
    )
    await expect(importing).rejects.toThrow('This operation was aborted')
    expect((await findRegisters(database.db)).map(({ origin, state, size }) => [origin, state, size])).toEqual([
      ['imported', 'loading', 1_000],
      ['sample', 'ready', 100],
    ])
  })

  it('reads GB18030', async () => {
    const gb = Uint8Array.from([
      0x37, 0x2c, 0x39, 0x2c, 0xc7, 0xe0, 0xd1, 0xe2, 0x2c, 0xd2, 0xd1, 0xd7, 0xa2, 0xb2, 0xe1, 0x0a,
    ])
    await load(new Uint8Array([...new TextEncoder().encode('reg_no,class,name,status\n'), ...gb]))
    expect(await database.db.selectFrom('marks').select(['name', 'status']).execute()).toEqual([
      { name: '青砚', status: 'registered' },
    ])
  })
})

const file = (serial: string, body = ''): string =>
  `<case-file><serial-number>${serial}</serial-number><case-file-header><filing-date>20170123</filing-date><status-code>630</status-code><mark-identification>TELVI</mark-identification><mark-drawing-code>4000</mark-drawing-code></case-file-header><classifications><classification><international-code>009</international-code></classification></classifications>${body}</case-file>`
const tdxf = (files: string, head = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?>${head}<trademark-applications-daily><creation-datetime>202602182208</creation-datetime>${files}</trademark-applications-daily>`

const fixture = (name: string) => createReadStream(join(import.meta.dirname, '../../../../fixtures/register', name))

describe('a register in XML of the United States office', () => {
  const open = (text: string) => importRegister(database.db, { name: 'apc.xml', bytes: chunksOf(text) })

  it('takes case files, one row a class, at the day they say', async () => {
    const counts = await importRegister(database.db, { name: 'daily.xml', bytes: fixture('us-daily.xml') })
    expect(counts).toEqual({ read: 2, changed: 5, rejected: 0 })
    expect(await findRegister(database.db)).toMatchObject({ asOf: '2026-03-02', size: 5, state: 'ready' })
    const marks = await wholeMarks().execute()
    expect(marks.map(mark => [mark.reg_no, mark.class])).toEqual([
      ['78310002', 30],
      ['99310001', 9],
      ['99310001', 12],
      ['99310001', 39],
      ['99310001', 42],
    ])
    expect(marks[1]).toMatchObject({
      registration_no: '',
      name: 'SPRUCELIGHT',
      is_device: false,
      kind: 'ordinary',
      owner: 'Sprucelight Inc.',
      agent: 'Ada Invented',
      status: 'preliminary',
      application_date: '2025-01-23',
      preliminary_date: '2025-11-28',
      goods: [{ name: 'Computer software (downloadable; recorded)' }, { name: 'lamps with sensors' }],
    })
    expect(marks[0]).toMatchObject({
      registration_no: '3310002',
      name: 'OAKWELL',
      is_device: true,
      kind: 'certification',
      owner: 'Oakwell Holding LLC',
      status: 'registered',
      registration_date: '2007-10-16',
    })
  })

  it('takes a record in ST.96', async () => {
    await importRegister(database.db, { name: 'st96.xml', bytes: fixture('us-record.xml'), asOf: '2026-01-01' })
    expect(await wholeMarks().execute()).toMatchObject([
      {
        reg_no: '74310003',
        registration_no: '2310003',
        class: 9,
        name: 'PINEMORE',
        is_device: false,
        owner: 'Pinemore Holding LLC',
        address: '2 INVENTED STREET, SPRINGFIELD, CALIFORNIA, 90000, US',
        agent: 'Bea Invented',
        status: 'registered',
        application_date: '1995-02-07',
        preliminary_date: '1996-10-08',
        registration_date: '1998-08-04',
        goods: [{ name: 'computer programs' }, { name: 'keyboards' }],
      },
    ])
    const { events } = await database.db.selectFrom('mark_details').select('events').executeTakeFirstOrThrow()
    expect(events).toMatchObject([
      { date: '1996-10-08', code: 'PUBO' },
      { date: '1998-08-04', code: 'R.PR' },
    ])
  })

  it('keeps records aside that are no mark, and takes the rest', async () => {
    const text = tdxf(`${file('87310367')}\n${file('x')}\n${file('87310368').replace('009', 'A')}`)
    expect(await open(text)).toEqual({ read: 3, changed: 1, rejected: 2 })
    expect(await rejected()).toEqual([
      { line: 2, reason: 'noNumber', detail: 'x' },
      { line: 3, reason: 'noNiceClass', detail: 'A' },
    ])
  })

  const bomb = '<!DOCTYPE t [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>'
  it.each([
    ['ends in the middle', tdxf(file('87310367')).slice(0, -60), /no whole XML/],
    ['has entities of its own', tdxf(file('87310367', '<a>&b;</a>'), bomb), /no whole XML: undefined entity/],
    ['has a text without end', tdxf(file('87310367', `<a>${'x'.repeat(5_000_000)}</a>`)), /too large/],
    ['has a record without end', tdxf(file('87310367', `<a>${'x'.repeat(90)}</a>`.repeat(90_000))), /too large/],
    ['has elements without end in one another', tdxf(file('87310367', '<a>'.repeat(80))), /too deep/],
    [
      'says it is in another encoding',
      tdxf('').replace('utf-8', 'iso-8859-1'),
      /UTF-8 and GB18030 are read.*: iso-8859-1/,
    ],
    ['is of something else', '<rss></rss>', /no trademark/],
  ])('is refused where it %s', async (_, text, message) => {
    await expect(open(text)).rejects.toThrow(message)
    expect(await findRegister(database.db)).toBeUndefined()
  })

  it('has to be given its day where it does not say it', async () => {
    await expect(open(tdxf(file('87310367')).replace('202602182208', ''))).rejects.toThrow(/which day it stands at/)
  })
})

describe('a table with the columns of a vendor', () => {
  it('is read by their names', async () => {
    const counts = await load(
      '\ufeff序号,申请/注册号,国际分类,商标名称,申请人名称(中文),申请日期,法律状态,专用权期限,代理机构,类似群,备注\n' +
        '1,47709815,第9类,青砚,某公司,2020/3/2,商标已注册,2021-01-07至2031-01-06,某代理,0901;0907,x\n' +
        '2,47709816,35,青砚,某公司,2020/3/2,某种状态,,,,\n',
    )
    expect(counts).toEqual({ read: 2, changed: 1, rejected: 1 })
    expect(await wholeMarks().executeTakeFirstOrThrow()).toMatchObject({
      reg_no: '47709815',
      class: 9,
      name: '青砚',
      owner: '某公司',
      agent: '某代理',
      status: 'registered',
      application_date: '2020-03-02',
      registration_date: '2021-01-07',
      expiry_date: '2031-01-06',
      scope: [9, 901, 907],
    })
    expect(await rejected()).toEqual([{ line: 3, reason: 'noStatus', detail: '某种状态' }])
  })

  it('is refused where no column has the number, and says which', async () => {
    await expect(load('商标名称,国际分类\n青砚,9\n')).rejects.toThrow(/reg_no, status/)
  })
})

describe('a register that is searched', () => {
  it('keeps little waiting for its index while an import goes on, since every search reads through that', async () => {
    /** Writes marks as an import does, and returns the pages of the index that wait then. */
    const pagesWaiting = async (marks: readonly RegisterMark[], registerId: number): Promise<number> => {
      const { db } = database
      const { id } = await db
        .insertInto('imports')
        .values({ subject: 'register', file_name: 'a.csv', digest: '', finished_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`select gin_clean_pending_list('marks_recall')`.execute(db)
      await withBatchWriter(db, id, async writer => {
        const prepared = await prepareMarks(db, marks, { registerId })
        await writer.add(registerId, { marks: prepared, rejected: [], counts: { read: marks.length, rejected: 0 } })
        await writer.settle()
      })
      const { rows } = await sql<{ pages: number }>`select gin_clean_pending_list('marks_recall') as pages`.execute(db)
      return rows[0]?.pages ?? 0
    }
    const marks = [...(await sampleMarks(2_400))]
    // It would empty the list in passing.
    await sql`alter table marks set (autovacuum_enabled = false)`.execute(database.db)
    await database.db
      .insertInto('registers')
      .values({
        origin: 'imported',
        name_zh: '甲',
        name_en: 'A',
        as_of: '2026-11-01',
        digest: '',
        token_version: 1,
        state: 'loading',
      })
      .execute()
    const loading = await findRegister(database.db)
    const first = await pagesWaiting(marks.slice(0, 1_200), loading?.id ?? 0)
    await database.db.updateTable('registers').set({ state: 'ready', size: 1_200 }).execute()
    const later = await pagesWaiting(marks.slice(1_200), loading?.id ?? 0)
    expect(first).toBeGreaterThan(40)
    expect(later).toBeLessThanOrEqual(17)
  })
})
