import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withNotices } from '../../../../server/register/gazette/gazette-notices.ts'
import { importRegister } from '../../../../server/register/import/import-register.ts'
import { loadSample } from '../../../../server/register/sample/load-sample.ts'
import { buildMark } from '../../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['marks', 'mark_details', 'registers', 'imports', 'gazette_notices', 'mark_changes'] as const)
    await database.db.deleteFrom(table).execute()
})

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
const load = (text: string, name = 'list.csv') =>
  importRegister(database.db, { name, bytes: bytesOf(text), asOf: '2026-11-01' })
const HEADER = 'anncIssue,anncDate,anncTypeName,regNo,registerCnName,agentName,tmName,intlCls,applyDate\n'
const notice = (number: number, kind: string, day = '2026-09-13', classes = '9'): string =>
  `1999,${day},${kind},${number},某公司,某代理,青砚,${classes},2020-03-02\n`
const REGISTER = 'reg_no,class,name,status,application_date,registration_date,expiry_date\n'
const registered = (number: number, niceClass = 9): string =>
  `${number},${niceClass},青砚,已注册,2015-03-02,2016-05-07,2026-05-06\n`
const stand = async () =>
  await database.db
    .selectFrom('marks')
    .leftJoin('mark_details', 'mark_details.mark_id', 'marks.id')
    .select(['reg_no', 'class', 'status', 'preliminary_date', 'expiry_date', 'events'])
    .orderBy('reg_no')
    .orderBy('class')
    .execute()

describe('a list of the gazette', () => {
  it('ends, renews and publishes the marks that it names, and notes it under its day', async () => {
    await load(`${REGISTER}${registered(1)}${registered(2)}${registered(3)}4,9,青砚,申请中,2025-03-02,,\n`, 'r.csv')
    const counts = await load(
      `${HEADER}${notice(1, '注册商标撤销公告')}${notice(2, '商标续展注册公告', '2026-04-20')}${notice(3, '商标转让公告')}${notice(4, '商标初步审定公告')}`,
    )
    expect(counts).toEqual({ read: 4, changed: 4, rejected: 0 })
    const marks = await stand()
    expect(marks).toMatchObject([
      { reg_no: '1', status: 'cancelled', events: [{ date: '2026-09-13', code: 'cancelled', detail: '第1999期' }] },
      { reg_no: '2', status: 'registered', expiry_date: '2036-05-06' },
      { reg_no: '3', status: 'registered', expiry_date: '2026-05-06', events: [{ code: 'assigned' }] },
      { reg_no: '4', status: 'preliminary', preliminary_date: '2026-09-13' },
    ])
    const noted = await database.db
      .selectFrom('mark_changes')
      .select(['reg_no', 'kind', 'day'])
      .orderBy('reg_no')
      .execute()
    expect(noted).toEqual([
      { reg_no: '1', kind: 'ended', day: '2026-09-13' },
      { reg_no: '4', kind: 'published', day: '2026-09-13' },
    ])
  })

  it('changes nothing the second time, and keeps what the register says when it is read anew', async () => {
    await load(REGISTER + registered(1), 'r.csv')
    await load(HEADER + notice(1, '注册商标注销公告'))
    const before = await stand()
    expect(await load(HEADER + notice(1, '注册商标注销公告'))).toMatchObject({ changed: 0 })
    expect(await load(REGISTER + registered(1), 'r.csv')).toMatchObject({ changed: 0 })
    expect(await stand()).toEqual(before)
  })

  it('is kept for a mark that comes later', async () => {
    await load(REGISTER + registered(7), 'r.csv')
    expect(await load(HEADER + notice(8, '注册商标宣告无效公告', '2026-09-13', ''))).toMatchObject({ changed: 0 })
    await load(REGISTER + registered(8) + registered(8, 35), 'later.csv')
    expect(await stand()).toMatchObject([
      { reg_no: '7', status: 'registered' },
      { reg_no: '8', class: 9, status: 'invalidated' },
      { reg_no: '8', class: 35, status: 'invalidated' },
    ])
  })

  it('keeps lines aside that are no notice', async () => {
    expect(
      await load(
        `${HEADER}${notice(1, '')}${notice(2, '注册公告', '2026-13-01')}${notice(3, '注册公告', '2026-09-13', '46')}`,
      ),
    ).toEqual({ read: 3, changed: 0, rejected: 3 })
  })

  it('leaves the sample register as it is', async () => {
    await loadSample(database.db, { size: 50, signal: new AbortController().signal })
    expect(await load(HEADER + notice(1, '注册公告'))).toMatchObject({ read: 1, changed: 0 })
    expect(await database.db.selectFrom('registers').select('origin').execute()).toEqual([{ origin: 'sample' }])
  })
})

describe('notices on a mark', () => {
  const mark = buildMark({ regNo: '1', expiryDate: '2031-01-06' })
  const of = (kind: string, day: string) => ({ regNo: '1', class: 9, day, kind, issue: '1999' })
  const statusAfter = (...notices: ReturnType<typeof of>[]) => withNotices(mark, notices).status

  it('end it only where they concern the whole of it', () => {
    expect(statusAfter(of('注册商标撤销公告', '2025-01-06'))).toBe('cancelled')
    expect(statusAfter(of('注册商标部分撤销公告', '2025-01-06'))).toBe('registered')
    expect(statusAfter(of('撤销连续三年不使用注册商标申请送达公告', '2025-01-06'))).toBe('registered')
    expect(statusAfter(of('商标转让申请撤销公告', '2025-01-06'))).toBe('registered')
  })

  it('show it alive where a later one passes it on', () => {
    const [ended, passed] = [of('注册商标注销公告', '2024-01-06'), of('商标转让公告', '2025-01-06')]
    expect(statusAfter(ended, passed)).toBe('registered')
    expect(statusAfter(passed, { ...ended, day: '2025-06-06' })).toBe('cancelled')
  })

  it('say the same in whatever order they come', () => {
    const [ended, passed] = [of('注册商标注销公告', '2024-01-06'), of('商标转让公告', '2025-01-06')]
    const first = withNotices(mark, [ended])
    expect(withNotices(first, [ended, passed])).toEqual(withNotices(mark, [ended, passed]))
  })

  it('tell the cause of an end that the source does not give, and leave one that it gives', () => {
    const ended = [of('注册商标宣告无效公告', '2024-01-06')]
    expect(withNotices({ ...mark, status: 'ended' }, ended).status).toBe('invalidated')
    expect(withNotices({ ...mark, status: 'cancelled' }, ended).status).toBe('cancelled')
  })

  it('prolong a term once', () => {
    const renewed = [of('商标续展注册公告', '2030-11-06')]
    const once = withNotices(mark, renewed)
    expect(once.expiryDate).toBe('2041-01-06')
    expect(withNotices(once, renewed)).toEqual(once)
  })

  it('of an unknown kind stand as events in their own words', () => {
    expect(withNotices(mark, [of('某某公告', '2024-01-06')])).toMatchObject({
      status: 'registered',
      events: [{ code: '某某公告', zh: '某某公告', detail: '第1999期' }],
    })
  })
})
