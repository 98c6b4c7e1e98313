import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import { addMonths, dayOf } from '#domain/calendar-day.ts'
import { lifeOf } from '#domain/mark/mark-life.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { sampleMarks } from '../../../server/register/sample/sample-register.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer } from '../../support/expect-answer.ts'
import { loadRegister } from '../../support/register-marks.ts'

/** The first marks of the sample register, recounted here one by one, the plainest way there is. */
const SIZE = 4_000
const AS_OF = '2026-11-01'
const TODAY = dayOf(Date.now())

let test: TestApp
let all: RegisterMark[]
let owners: string[]
/** An applicant under the names of many owners, so that every count has something to count. */
let name: string
let own: RegisterMark[]

beforeAll(async () => {
  test = await buildTestApp()
  all = [...(await sampleMarks(SIZE))]
  await loadRegister(test.db, all)
  const counts = Map.groupBy(all, ({ owner }) => owner)
  owners = [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 15)
    .map(([owner]) => owner)
  name = owners[0] ?? ''
  own = all.filter(({ owner }) => owners.includes(owner))
  const { method, path } = ENDPOINTS.saveJoinedNames
  await test.app.inject({ method, url: path, payload: { name, joined: owners.slice(1) } })
})
afterAll(() => test.close())

const read = async <Name extends ProposerCall>(
  call: Name,
  query: Record<string, string> = {},
): Promise<CallData<Name>> => {
  const asked = { name, pageSize: '1000', ...query }
  return expectAnswer(call, await test.app.inject({ method: 'GET', url: ENDPOINTS[call].path, query: asked }))
}

const lifeToday = ({ status, expiryDate }: RegisterMark) => lifeOf(status, expiryDate, TODAY)
const shownStatus = (mark: RegisterMark): string => {
  const life = lifeToday(mark)
  if (life === 'in-grace') return 'in-grace'
  return life === 'dead' && ['registered', 'in-grace'].includes(mark.status) ? 'expired' : mark.status
}
const sizeOf = (marks: readonly RegisterMark[], test: (mark: RegisterMark) => boolean): number =>
  marks.filter(test).length

describe('a count of the proposer map is what counting one by one gives', () => {
  it('of marks in all, live, pending and dead, and of those filed in a year', async () => {
    const { rows, known, asOf, register } = await read('readProposerNumbers')
    expect([known, asOf, register?.zh]).toEqual([true, AS_OF, '商标库'])
    const filedIn = (after: string, until: string): number =>
      sizeOf(own, ({ applicationDate: day }) => day !== null && day > after && day <= until)
    expect(rows[0]).toMatchObject({
      total: own.length,
      live: sizeOf(own, mark => ['alive', 'in-grace'].includes(lifeToday(mark))),
      inGrace: sizeOf(own, mark => lifeToday(mark) === 'in-grace'),
      pending: sizeOf(own, mark => lifeToday(mark) === 'pending'),
      published: sizeOf(own, ({ status }) => status === 'preliminary'),
      dead: sizeOf(own, mark => lifeToday(mark) === 'dead'),
      filedLastYear: filedIn('2025-11-01', '2026-11-01'),
      filedYearBefore: filedIn('2024-11-01', '2025-11-01'),
      termEndsSoon: sizeOf(
        own,
        mark => lifeToday(mark) === 'alive' && mark.expiryDate !== null && mark.expiryDate <= addMonths(TODAY, 6),
      ),
    })
    expect(own.length).toBeGreaterThan(100)
    expect((await read('readProposerCount')).rows).toEqual(rows)
  })

  it('of filings by year and what became of them', async () => {
    const { rows } = await read('readProposerTrend')
    for (const row of rows) {
      const filed = own.filter(({ applicationDate }) => applicationDate?.startsWith(String(row.year)))
      const isRegistered = ({ registrationDate }: RegisterMark): boolean => registrationDate !== null
      expect(row).toEqual({
        year: row.year,
        filed: filed.length,
        registered: sizeOf(filed, isRegistered),
        refused: sizeOf(filed, mark => !isRegistered(mark) && mark.status === 'refused'),
        undecided: sizeOf(filed, ({ status }) => status === 'pending' || status === 'preliminary'),
        ended: sizeOf(filed, mark => !isRegistered(mark) && mark.status === 'withdrawn'),
        unknown: 0,
      })
      const { year, filed: sum, registered, refused, undecided, ended, unknown } = row
      expect([year, registered + (refused ?? 0) + undecided + ended + unknown]).toEqual([year, sum])
    }
    expect(rows.reduce((sum, { filed }) => sum + filed, 0)).toBe(own.length)
  })

  it('of statuses, in all and by class', async () => {
    const { rows } = await read('readProposerStatus')
    expect(rows).toHaveLength(new Set(own.map(shownStatus)).size)
    for (const { status, total } of rows)
      expect([status, total]).toEqual([status, sizeOf(own, mark => shownStatus(mark) === status)])
    const byClass = (await read('readProposerStatusCategory')).rows
    expect(byClass.map(row => row.class)).toEqual([...new Set(own.map(mark => mark.class))].sort((a, b) => a - b))
    for (const row of byClass)
      for (const { status, total } of row.counts)
        expect(total).toBe(sizeOf(own, mark => mark.class === row.class && shownStatus(mark) === status))
  })

  it('of classes and groups', async () => {
    const { rows } = await read('readProposerLayout')
    const isLive = (mark: RegisterMark): boolean => ['alive', 'in-grace'].includes(lifeToday(mark))
    const cells = rows.flatMap(row => row.groups.map(cell => ({ niceClass: row.class, ...cell })))
    expect(cells).toHaveLength(new Set(own.flatMap(mark => mark.groups.map(group => `${mark.class} ${group}`))).size)
    for (const { niceClass, group, live, pending, dead } of cells) {
      const within = own.filter(mark => mark.class === niceClass && mark.groups.includes(group))
      const count = [sizeOf(within, isLive), sizeOf(within, mark => lifeToday(mark) === 'pending')]
      expect([group, live, pending, dead]).toEqual([group, ...count, within.length - (count[0] ?? 0) - (count[1] ?? 0)])
    }
    for (const row of rows) expect(row.live).toBe(sizeOf(own, mark => mark.class === row.class && isLive(mark)))
  })

  it('of words, devices and both, and never a nought for what the register cannot tell', async () => {
    const { rows } = await read('readProposerForms')
    expect(Object.fromEntries(rows.map(({ form, total }) => [form, total]))).toEqual({
      word: sizeOf(own, ({ name: words, isDevice }) => words !== '' && !isDevice),
      combined: sizeOf(own, ({ name: words, isDevice }) => words !== '' && isDevice),
      device: sizeOf(own, ({ name: words }) => words === ''),
      'three-dimensional': null,
      colour: null,
      sound: null,
    })
  })

  it('of agencies and addresses with their first and last day', async () => {
    const { rows } = await read('readProposerAgents', { by: 'applicant' })
    const days = (marks: readonly RegisterMark[]) =>
      marks.flatMap(({ applicationDate }) => applicationDate ?? []).sort()
    expect(rows).toHaveLength(new Set(own.map(({ agent }) => agent)).size)
    for (const row of rows) {
      const through = own.filter(({ agent }) => agent === row.agent)
      expect(row).toMatchObject({ marks: through.length, first: days(through)[0], last: days(through).at(-1) })
    }
    const addresses = (await read('readProposerAddresses')).rows
    expect(addresses).toHaveLength(new Set(own.map(({ address }) => address)).size)
    const newest = days(own).at(-1)
    expect(own.find(({ applicationDate }) => applicationDate === newest)?.address).toBe(addresses[0]?.address)
    for (const row of addresses) {
      const under = own.filter(({ address }) => address === row.address)
      expect([row.marks, row.isDue]).toEqual([
        under.length,
        row !== addresses[0] && under.some(mark => lifeToday(mark) !== 'dead'),
      ])
    }
    const [agency = ''] = rows.map(({ agent }) => agent).filter(Boolean)
    const ofAgency = (await read('readProposerAgentCount', { name: agency })).rows
    expect(ofAgency.map(row => [row.agent, row.marks])).toEqual([
      [agency, sizeOf(all, ({ agent }) => agent === agency)],
    ])
  })

  it('of terms by month', async () => {
    const { rows } = await read('readProposerExtension')
    const living = own.filter(mark => lifeToday(mark) === 'alive' && mark.expiryDate !== null)
    const grace = own.filter(mark => lifeToday(mark) === 'in-grace')
    const within = (month: string, day: string): boolean => day.startsWith(month)
    for (const row of rows)
      expect(row).toEqual({
        month: row.month,
        opens: sizeOf(living, ({ expiryDate }) => within(row.month, addMonths(expiryDate ?? '', -12))),
        ends: sizeOf(living, ({ expiryDate }) => within(row.month, expiryDate ?? '')),
        graceEnds: sizeOf(grace, ({ expiryDate }) => within(row.month, addMonths(expiryDate ?? '', 6))),
        renewed: own
          .flatMap(({ events }) => events)
          .filter(({ code, date }) => code === 'renewed' && within(row.month, date)).length,
        lapsed: sizeOf(own, mark => shownStatus(mark) === 'expired' && within(row.month, mark.expiryDate ?? '')),
      })
    expect(rows.reduce((sum, { ends }) => sum + ends, 0)).toBe(living.length)
    const limits = await read('readProposerTimeLimits')
    expect(limits.total).toBe(living.length + grace.length)
    expect(limits.rows.every(({ state, fee }) => fee.online === (state === 'grace' ? 675 : 450))).toBe(true)
  })

  it('of marks registered for three years and more', async () => {
    const { rows } = await read('readProposerThreeYear')
    const old = own.filter(
      mark =>
        lifeToday(mark) === 'alive' && mark.registrationDate !== null && addMonths(mark.registrationDate, 36) <= TODAY,
    )
    expect(rows).toHaveLength(old.length)
    for (const { regNo, class: niceClass, asked } of rows) {
      const codes = old.find(mark => mark.regNo === regNo && mark.class === niceClass)?.events.map(({ code }) => code)
      const expected = codes?.includes('non-use-decided')
        ? 'decided'
        : codes?.includes('non-use-filed')
          ? 'open'
          : 'none'
      expect([regNo, asked]).toEqual([regNo, expected])
    }
  })

  it('of cases by kind and year', async () => {
    const filed = {
      rejected: 'review-filed',
      opposition: 'opposition',
      cancelled: 'non-use-filed',
      invalid: 'invalidity-filed',
    }
    const { rows } = await read('readProposerCaseTypes')
    const countOf = (code: string): number =>
      own.flatMap(({ events }) => events).filter(event => event.code === code).length
    expect(rows).toEqual([
      { kind: 'rejected', made: countOf(filed.rejected), received: null },
      { kind: 'opposition', made: null, received: countOf(filed.opposition) },
      { kind: 'denied', made: null, received: null },
      { kind: 'cancelled', made: null, received: countOf(filed.cancelled) },
      { kind: 'invalid', made: null, received: countOf(filed.invalid) },
    ])
    const calls = {
      rejected: 'readProposerRejected',
      opposition: 'readProposerOpposition',
      cancelled: 'readProposerCancelled',
      invalid: 'readProposerInvalid',
    } as const
    for (const [kind, call] of Object.entries(calls)) {
      const code = filed[kind as keyof typeof filed]
      const answer = await read(call)
      expect([kind, answer.known]).toEqual([kind, true])
      for (const { year, list, made, received } of answer.rows) {
        const events = own
          .flatMap(mark => mark.events)
          .filter(event => event.code === code && event.date.startsWith(String(year)))
        expect([year, list.length, made ?? received]).toEqual([year, events.length, events.length])
      }
    }
    expect(await read('readProposerDenied')).toMatchObject({ known: false, rows: [] })
  })

  it('of shares of those decided, which have ten at least', async () => {
    const registered = (await read('readProposerRegisterRatio')).rows
    const refused = (await read('readProposerRejectRatio')).rows
    for (const [index, row] of registered.entries()) {
      const filed = own.filter(({ applicationDate }) => applicationDate?.startsWith(String(row.year)))
      const won = sizeOf(filed, ({ registrationDate }) => registrationDate !== null)
      const lost = sizeOf(filed, mark => mark.registrationDate === null && mark.status === 'refused')
      expect([row.n, row.count, refused[index]?.count]).toEqual([won + lost, won, lost])
      expect(row.ratio).toEqual(won + lost < 10 ? null : won / (won + lost))
      expect(refused[index]?.ratio).toEqual(won + lost < 10 ? null : lost / (won + lost))
    }
    expect(registered.some(({ ratio }) => ratio === null)).toBe(true)
    expect(registered.some(({ ratio }) => ratio !== null)).toBe(true)
  })

  it('of events, gazette issues, changes and pending marks that moved', async () => {
    const events = own.flatMap(mark => mark.events)
    const flow = await read('readProposerFlow')
    expect(flow.total).toBe(events.length)
    expect(flow.rows.map(({ day }) => day)).toEqual(
      events
        .map(({ date }) => date)
        .sort()
        .reverse()
        .slice(0, 1000),
    )
    expect((await read('readProposerChanges')).total).toBe(events.filter(({ code }) => code === 'changed').length)
    expect((await read('readProposerMoved')).total).toBe(
      sizeOf(own, mark => lifeToday(mark) === 'pending' && mark.events.length > 0),
    )
    const { rows } = await read('readProposerAnnouncements')
    const published = events.filter(({ code }) => code === 'preliminary' || code === 'registered')
    expect(rows.reduce((sum, { preliminary, registered }) => sum + preliminary + registered, 0)).toBe(published.length)
    const [first] = rows
    const inFirst = published.filter(({ detail }) => detail === `第${first?.issue}期`)
    expect((first?.preliminary ?? 0) + (first?.registered ?? 0)).toBe(inFirst.length)
  })

  it('of wordings and their families, in which each wording is near its root, and roots are near to none before', async () => {
    const wordings = new Map<string, number>()
    for (const mark of own) if (mark.name !== '') wordings.set(mark.name, (wordings.get(mark.name) ?? 0) + 1)
    const names = (await read('readProposerMainName')).rows
    expect(new Map(names.map(row => [row.name, row.total]))).toEqual(wordings)
    const ordered = [...wordings]
      .sort(([a, many], [b, others]) => others - many || a.length - b.length || (a < b ? -1 : 1))
      .map(([wording]) => wording)
    const families = new Map<string, string[]>()
    for (const wording of ordered) {
      const near = [...families.keys()]
        .map(root => ({ root, ...compareMarks(root, wording) }))
        .filter(({ similar }) => similar)
        .sort((a, b) => b.score - a.score)
      const root = near[0]?.root ?? wording
      families.set(root, [...(families.get(root) ?? []), wording])
    }
    const { rows } = await read('readProposerCircle')
    const sum = (root: string): number =>
      (families.get(root) ?? []).reduce((sofar, wording) => sofar + (wordings.get(wording) ?? 0), 0)
    expect(new Map(rows.map(({ root, total }) => [root, total]))).toEqual(
      new Map([...families.keys()].map(root => [root, sum(root)])),
    )
    const [largest] = rows
    expect((await read('readProposerCircleMarks', { family: largest?.root ?? '' })).total).toBe(largest?.total)
  })
})

describe('a figure opens the marks it counts', () => {
  const opened = async (figure: Record<string, string>): Promise<number> =>
    (await read('readProposerMarks', figure)).total

  it('for tiles, years, cells, terms, agencies and cases', async () => {
    const [numbers] = (await read('readProposerNumbers')).rows
    expect(await opened({ life: 'alive,in-grace' })).toBe(numbers?.live)
    expect(await opened({ life: 'dead' })).toBe(numbers?.dead)
    const [wording] = (await read('readProposerMainName')).rows
    expect(await opened({ wording: wording?.name ?? '' })).toBe(wording?.total)
    expect(await opened({ endsSoon: '1' })).toBe(numbers?.termEndsSoon)
    expect(await opened({ otherAddress: '1' })).toBe(numbers?.otherAddress)
    expect(await opened({ filedSince: '2025-11-01' })).toBe(numbers?.filedLastYear)
    const trend = (await read('readProposerTrend')).rows.find(({ refused }) => (refused ?? 0) > 0)
    expect(await opened({ year: String(trend?.year), outcome: 'refused' })).toBe(trend?.refused)
    const [layout] = (await read('readProposerLayout')).rows
    const [cell] = layout?.groups ?? []
    const place = { intCls: String(layout?.class), group: cell?.group ?? '' }
    expect(await opened({ ...place, life: 'alive,in-grace' })).toBe(cell?.live)
    const month = (await read('readProposerExtension')).rows.find(({ ends }) => ends > 0)
    expect(await opened({ limit: 'ends', month: month?.month ?? '' })).toBe(month?.ends)
    const [agent] = (await read('readProposerAgents', { by: 'applicant' })).rows
    expect(await opened({ agency: agent?.agent ?? '' })).toBe(agent?.marks)
    expect(await opened({ threeYear: '1' })).toBe((await read('readProposerThreeYear')).total)
    const [issue] = (await read('readProposerAnnouncements')).rows
    expect(await opened({ issue: issue?.issue ?? '' })).toBe(issue?.marks)
    const reviewed = own.filter(({ events }) => events.some(({ code }) => code === 'review-filed')).length
    expect(await opened({ caseKind: 'rejected' })).toBe(reviewed)
    for (const { form, total } of (await read('readProposerForms')).rows)
      if (total !== null) expect(await opened({ form })).toBe(total)
  })

  it('sorted, searched and by pages', async () => {
    const byNumber = await read('readProposerMarks', { order: 'number', isDescending: '1', pageSize: '5' })
    const numbers = byNumber.rows.map(({ regNo }) => regNo)
    expect(numbers).toEqual([...numbers].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })))
    const [first = ''] = numbers
    expect((await read('readProposerMarks', { text: first })).rows[0]?.regNo).toBe(first)
    const beyond = await read('readProposerMarks', { pageNum: '999999', pageSize: '5' })
    expect([beyond.rows, beyond.total]).toEqual([[], own.length])
  })
})

it('counts within years, classes and statuses alone where they are given', async () => {
  const query = { from: '2018', until: '2021', intCls: '9,35,25', status: 'registered,refused' }
  const within = own.filter(
    mark =>
      [9, 35, 25].includes(mark.class) &&
      ['registered', 'refused'].includes(shownStatus(mark)) &&
      (mark.applicationDate ?? '') >= '2018' &&
      (mark.applicationDate ?? '') < '2022',
  )
  expect(within.length).toBeGreaterThan(0)
  expect((await read('readProposerNumbers', query)).rows[0]?.total).toBe(within.length)
  expect((await read('readProposerMarks', query)).total).toBe(within.length)
})

it('lists later marks of others that the rules find near, and none of our own', async () => {
  const { rows } = await read('readProposerMonitorOthers')
  for (const { ours, name: other, owner, applicationDate } of rows) {
    expect(owners).not.toContain(owner)
    expect(
      compareMarks(ours, other, { hasDevice: true }).level === 'none' && compareMarks(ours, other).level === 'none',
    ).toBe(false)
    const first =
      own
        .filter(mark => mark.name === ours)
        .flatMap(mark => mark.applicationDate ?? [])
        .sort()[0] ?? ''
    expect((applicationDate ?? '') > first).toBe(true)
  }
})
