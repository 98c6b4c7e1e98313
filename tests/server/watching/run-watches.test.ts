import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importRegister } from '../../../server/register/import/import-register.ts'
import { inventName } from '../../../server/register/sample/mark-names.ts'
import { inventNearPair, NEAR_RULES } from '../../../server/register/sample/near-names.ts'
import { seededRandom } from '../../../server/register/sample/seeded-random.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { runWatches } from '../../../server/watching/run-watches.ts'
import { createWatchingService } from '../../../server/watching/watching-service.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
const ACCOUNT = 1
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate marks, mark_details, registers, imports, mark_changes, watches, alerts cascade`.execute(
    database.db,
  )
  await load('90000001,41,墨池,甲公司,已注册,2020-01-02,2020-10-13,2021-01-14,2031-01-13,', '2026-01-31')
})

const HEADER = 'reg_no,class,name,owner,status,application_date,preliminary_date,registration_date,expiry_date,groups\n'
const load = async (lines: string, asOf: string): Promise<void> => {
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(HEADER + lines)
  }
  await importRegister(database.db, { name: `${asOf}.csv`, bytes: bytes(), asOf })
  await runWatches(database.db)
}
const service = () => createWatchingService(database.db)
const watch = (
  marks: string[],
  { name = '', classes = [41], groups = [] as string[], level = 'similar' as const } = {},
) => service().add(ACCOUNT, { name, marks, classes, groups, level })
const alerts = async (today = '2026-06-15') => (await service().readAlerts(ACCOUNT, { pageNum: 1 }, today)).list

describe('a watch', () => {
  it('alerts to a later filing of others, and once more when it is published, with the end of the opposition period', async () => {
    await watch(['拾光里'])
    await load('90000002,41,拾光裏,乙公司,申请中,2026-02-03,,,,', '2026-02-28')
    expect(await alerts()).toMatchObject([
      {
        name: '拾光裏',
        stage: 'filed',
        state: 'new',
        opposition: null,
        register: { zh: '导入的商标库', en: 'Imported register' },
      },
    ])
    const [first] = await alerts()
    await service().changeAlert(ACCOUNT, first?.id ?? 0, { state: 'seen', reason: '' })
    await load('90000002,41,拾光裏,乙公司,初审公告,2026-02-03,2026-03-20,,,', '2026-03-31')
    expect(await alerts()).toMatchObject([
      {
        id: first?.id,
        stage: 'published',
        state: 'new',
        opposition: { published: '2026-03-20', months: 3, nominal: '2026-06-20', due: '2026-06-22', daysLeft: 7 },
      },
    ])
  })

  it('counts two months for publications from 2027 on, and says that the holidays of that year are not known', async () => {
    await watch(['拾光里'])
    await load('90000002,41,拾光里,乙公司,初审公告,2026-02-03,2027-01-06,,,', '2027-01-31')
    expect((await alerts('2027-02-01'))[0]?.opposition).toMatchObject({
      months: 2,
      nominal: '2027-03-06',
      isHolidayTableMissing: true,
    })
  })

  it('leaves out the applicant’s own marks, other classes, weaker likeness, what is past and what came before', async () => {
    await load('90000009,41,拾光里,乙公司,申请中,2026-01-03,,,,', '2026-01-31')
    await watch(['拾光里'], { name: '甲公司' })
    await load(
      [
        '90000002,41,拾光里,甲公司,申请中,2026-02-03,,,,',
        '90000003,9,拾光里,乙公司,申请中,2026-02-03,,,,',
        '90000004,41,远山近水,乙公司,申请中,2026-02-03,,,,',
        '90000005,41,拾光里,乙公司,初审公告,2024-02-03,2025-03-20,,,',
        '90000006,41,拾光里,乙公司,已注册,2022-02-03,2022-09-20,2022-12-21,2032-12-20,',
        '90000007,41,拾光里,乙公司,已撤回,2026-02-03,,,,',
      ].join('\n'),
      '2026-02-28',
    )
    expect(await alerts()).toEqual([])
  })

  it('is narrowed to groups in their classes, passes over no mark whose groups are unknown, and tries out the same', async () => {
    const [item] = await watch(['拾光里'], { classes: [41], groups: ['0901', '0913'] })
    expect(item).toMatchObject({ classes: [9, 41], groups: ['0901', '0913'] })
    await load(
      [
        '90000002,9,拾光里,乙公司,申请中,2026-02-03,,,,0901 0907',
        '90000003,9,拾光里,乙公司,申请中,2026-02-03,,,,0907',
        '90000004,9,拾光里,乙公司,申请中,2026-02-03,,,,',
        '90000005,41,拾光里,乙公司,申请中,2026-02-03,,,,4101',
        '90000006,35,拾光里,乙公司,申请中,2026-02-03,,,,3503',
      ].join('\n'),
      '2026-02-28',
    )
    expect((await alerts()).map(({ regNo }) => regNo).sort()).toEqual(['90000002', '90000004', '90000005'])
    const order = { name: '', marks: ['拾光里'], classes: [], groups: ['0901'], level: 'similar' as const }
    expect(await service().tryOut(order, '2026-06-15')).toMatchObject({ total: 2 })
  })

  it('stays silent while it is stopped, and a dismissed alert does not come back', async () => {
    const [item] = await watch(['拾光里'])
    await load('90000002,41,拾光里,乙公司,申请中,2026-02-03,,,,', '2026-02-28')
    const [alert] = await alerts()
    await expect(
      service().changeAlert(ACCOUNT, alert?.id ?? 0, { state: 'dismissed', reason: ' ' }),
    ).rejects.toMatchObject({
      code: 'invalidInput',
    })
    await service().changeAlert(ACCOUNT, alert?.id ?? 0, { state: 'dismissed', reason: '关联公司' })
    await service().change(ACCOUNT, item?.id ?? 0, { isStopped: true })
    await load('90000003,41,拾光里,乙公司,申请中,2026-03-03,,,,', '2026-03-31')
    await load('90000002,41,拾光里,乙公司,初审公告,2026-02-03,2026-04-20,,,', '2026-04-30')
    expect(await alerts()).toMatchObject([{ state: 'dismissed', reason: '关联公司' }])
  })

  it('watches what it was changed to from then on, and keeps its alerts', async () => {
    const [item] = await watch(['拾光里'])
    await load('90000002,41,拾光里,乙公司,申请中,2026-02-03,,,,', '2026-02-28')
    const order = { name: '', marks: ['云杉听'], classes: [9], groups: [], level: 'identical' as const }
    const [changed] = await service().change(ACCOUNT, item?.id ?? 0, { isStopped: false, order })
    expect(changed).toMatchObject({ ...order, since: item?.since, stoppedAt: null, alerts: 1 })
    await load(
      '90000003,41,拾光里,乙公司,申请中,2026-03-03,,,,\n90000004,9,云杉听,乙公司,申请中,2026-03-03,,,,',
      '2026-03-31',
    )
    expect((await alerts()).map(({ name }) => name).sort()).toEqual(['云杉听', '拾光里'])
    await expect(
      service().change(ACCOUNT, item?.id ?? 0, { isStopped: false, order: { ...order, marks: ['！'] } }),
    ).rejects.toMatchObject({ code: 'invalidInput' })
  })

  it('alerts to the same marks as comparing each filing with each watched wording', async () => {
    const random = seededRandom(27)
    const pairs = Array.from({ length: 60 }, (_, place) =>
      inventNearPair(random, NEAR_RULES[place % NEAR_RULES.length] ?? 'R01'),
    )
    const watched = pairs.map(({ earlier }) => earlier).filter(name => /[\p{L}\p{N}]/u.test(name))
    await watch(watched.slice(0, 30), { classes: [], level: 'similar' })
    await watch(watched.slice(30), { classes: [9, 41], level: 'similar' })
    const filings = Array.from({ length: 1_000 }, (_, place) => {
      const name = place % 5 === 0 ? (pairs[(place / 5) % pairs.length]?.later ?? '') : inventName(random)
      return {
        regNo: String(91_000_000 + place),
        class: [9, 25, 41][place % 3] ?? 9,
        name: name.replace(/[",\n]/g, ''),
      }
    })
    for (let month = 0; month < 10; month += 1)
      await load(
        filings
          .slice(month * 100, month * 100 + 100)
          .map(({ regNo, class: niceClass, name }) => `${regNo},${niceClass},${name},乙公司,申请中,2026-02-03,,,,`)
          .join('\n'),
        '2026-02-28',
      )
    const isNear = (ours: readonly string[], name: string, niceClass: number): boolean =>
      ours.some(own => compareMarks(own, name, { niceClass }).similar)
    const expected = filings
      .flatMap(({ regNo, class: niceClass, name }) => [
        ...(isNear(watched.slice(0, 30), name, niceClass) ? [`1 ${regNo}`] : []),
        ...(niceClass !== 25 && isNear(watched.slice(30), name, niceClass) ? [`2 ${regNo}`] : []),
      ])
      .sort()
    const rows = await database.db.selectFrom('alerts').select(['watch_id', 'reg_no']).execute()
    const first = Math.min(...rows.map(({ watch_id }) => watch_id))
    const found = rows.map(row => `${row.watch_id === first ? 1 : 2} ${row.reg_no}`).sort()
    expect(expected.length).toBeGreaterThan(100)
    expect(found).toEqual(expected)
  })
})

describe('a trial', () => {
  it('counts the marks of the last twelve months that a watch would have alerted to', async () => {
    await load(
      '90000002,41,拾光里,乙公司,申请中,2026-02-03,,,,\n90000003,41,拾光里,乙公司,申请中,2024-02-03,,,,',
      '2026-02-28',
    )
    const order = { name: '', marks: ['拾光里'], classes: [41], groups: [], level: 'similar' as const }
    expect(await service().tryOut(order, '2026-06-15')).toEqual({ total: 1, blocked: 1, isCut: false })
    await expect(service().add(ACCOUNT, { ...order, marks: ['※'] })).rejects.toMatchObject({ code: 'invalidInput' })
  })
})
