import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { PROPOSER_ENDPOINTS, type ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'

const NAMES = Object.keys(PROPOSER_ENDPOINTS) as ProposerCall[]
const OWNER = '浙江拾光里文化有限公司'
const FORMER = '浙江拾光里文化（集团）股份有限公司'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const get = (url: string, query: Record<string, string>) => test.app.inject({ method: 'GET', url, query })

describe('before a register is loaded', () => {
  it.each(NAMES)('%s says that it knows nothing', async name => {
    const answer = expectAnswer(name, await get(ENDPOINTS[name].path, { name: OWNER }))
    expect(answer).toEqual({ asOf: null, register: null, known: false, total: 0, rows: [] })
  })
})

describe('the proposer map', () => {
  beforeAll(async () => {
    await loadRegister(test.db, [
      buildMark({ owner: OWNER, ownerEn: 'Zhejiang Shiguangli Ltd.', name: '拾光里', address: '新址' }),
      buildMark({ owner: FORMER, name: '拾光里', address: '旧址', applicationDate: '2012-01-01' }),
      buildMark({ owner: '别家', name: '拾光哩', applicationDate: '2024-01-01' }),
    ])
  })

  it.each(NAMES)('answers %s under v1 with the rows that v2 has', async name => {
    if (name === 'readProposerCompanies') return
    const query = { name: OWNER, by: 'applicant' }
    const { rows } = expectAnswer(name, await get(ENDPOINTS[name].path, query))
    const v1 = await get(ENDPOINTS[name].path.replace('/v2/', '/v1/'), query)
    expect([v1.statusCode, v1.json()]).toEqual([200, { code: 0, data: rows }])
  })

  it.each([
    ['nobody', '没有这家公司'],
    ['200 characters', '拾'.repeat(200)],
    ['Arabic', 'شركة العلامات'],
    ['Thai', 'บริษัท'],
    ['signs beside the plane', '𠮷𠮷😀'],
    ['half a character', '\ud800'],
    ['NUL', 'a\0b'],
    ['blanks', '   '],
    ['SQL and patterns', "%_'; drop table marks; --"],
  ])('has an empty state for %s', async (_what, name) => {
    for (const call of NAMES) {
      const response = await get(ENDPOINTS[call].path, { name })
      const { known, rows } = expectAnswer(call, response)
      const counted = JSON.stringify(rows).match(/"(?:total|marks|filed|n)":[1-9]/g) ?? []
      // The day of the register and its fees are the same for everyone.
      expect([call, typeof known, counted]).toEqual([call, 'boolean', []])
    }
  })

  it.each([
    ['a name of 201 characters', { name: '拾'.repeat(201) }],
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['years the wrong way round', { name: OWNER, from: '2024', until: '2020' }],
    ['a year that is none', { name: OWNER, from: 'x' }],
    ['a year beyond reason', { name: OWNER, from: '99999' }],
    ['class 46', { name: OWNER, intCls: '46' }],
    ['classes that are none', { name: OWNER, intCls: '9;drop' }],
    ['an unknown status', { name: OWNER, status: 'alive' }],
    ['page 0', { name: OWNER, pageNum: '0' }],
    ['a page of none', { name: OWNER, pageSize: '0' }],
    ['a page beyond reason', { name: OWNER, pageSize: '1001' }],
  ])('refuses %s', async (_what, query) => {
    for (const call of NAMES) {
      expectRefusal('invalidInput', await get(ENDPOINTS[call].path, query))
      if (call !== 'readProposerCompanies')
        expectRefusal('invalidInput', await get(ENDPOINTS[call].path.replace('/v2/', '/v1/'), query))
    }
  })

  it('has an empty page after the last one', async () => {
    for (const call of NAMES) {
      const query = { name: OWNER, by: 'applicant', pageNum: '1000000000' }
      expect(expectAnswer(call, await get(ENDPOINTS[call].path, query)).rows).toEqual([])
    }
  })

  it('finds an applicant by its English name, and names those that seem the same', async () => {
    const english = await get(ENDPOINTS.readProposerNumbers.path, { name: 'zhejiang shiguangli ltd.' })
    expect(expectAnswer('readProposerNumbers', english).rows[0]?.total).toBe(1)
    const found = await get(ENDPOINTS.readProposerCompanies.path, { name: OWNER })
    expect(expectAnswer('readProposerCompanies', found).rows).toEqual([
      { name: OWNER, enName: 'Zhejiang Shiguangli Ltd.', total: 1, isSimilar: false },
      { name: FORMER, enName: '', total: 1, isSimilar: true },
    ])
  })

  it('says of what the register does not have that it is not known', async () => {
    for (const call of [
      'readProposerFamous',
      'readProposerLatestImages',
      'readProposerDenied',
      'readProposerFlow',
    ] as const)
      expect(expectAnswer(call, await get(ENDPOINTS[call].path, { name: OWNER }))).toMatchObject({
        known: false,
        rows: [],
      })
    const trend = expectAnswer('readProposerTrend', await get(ENDPOINTS.readProposerTrend.path, { name: OWNER }))
    expect(trend.rows[0]).toMatchObject({ registered: 1, refused: null })
  })

  it('lists the marks that the open data call well-known, and knows of none where they have no such column', async () => {
    const read = async () =>
      expectAnswer('readProposerFamous', await get(ENDPOINTS.readProposerFamous.path, { name: OWNER }))
    const ours = expectAnswer('readProposerMarks', await get(ENDPOINTS.readProposerMarks.path, { name: OWNER })).rows
    const [mark] = ours
    const told = { '90000001': '否', [mark?.regNo ?? '']: '是' }
    for (const [key, wellKnown] of Object.entries(told))
      await sql`insert into open_basics (register_id, key, class, rank, cells) 
        select id, ${key}, 9, 1, ${JSON.stringify({ wellKnown })}::jsonb from registers`.execute(test.db)
    // What is known of a register is looked up once for each state of it.
    await sql`update registers set digest = 'with open data'`.execute(test.db)
    expect(await read()).toMatchObject({ known: true, total: 1, rows: [mark] })
    await sql`truncate open_basics`.execute(test.db)
    await sql`update registers set digest = ''`.execute(test.db)
    expect(await read()).toMatchObject({ known: false, rows: [] })
  })

  it('counts joined names as one applicant, from either name, until that is undone', async () => {
    const total = async (name: string) =>
      expectAnswer('readProposerNumbers', await get(ENDPOINTS.readProposerNumbers.path, { name })).rows[0]?.total
    const join = async (joined: string[]) => {
      const { method, path } = ENDPOINTS.saveJoinedNames
      const response = await test.app.inject({ method, url: path, payload: { name: OWNER, joined } })
      return expectAnswer('saveJoinedNames', response)
    }
    expect(await total(OWNER)).toBe(1)
    expect(await join([FORMER, OWNER, ' ', FORMER])).toEqual({ name: OWNER, joined: [FORMER] })
    expect([await total(OWNER), await total(FORMER)]).toEqual([2, 2])
    const addresses = await get(ENDPOINTS.readProposerAddresses.path, { name: FORMER })
    expect(expectAnswer('readProposerAddresses', addresses).rows.map(row => [row.address, row.isDue])).toEqual([
      ['新址', false],
      ['旧址', true],
    ])
    const kept = await get(ENDPOINTS.readJoinedNames.path, { name: FORMER })
    expect(expectAnswer('readJoinedNames', kept)).toEqual({ name: OWNER, joined: [FORMER] })
    expect(await join([])).toEqual({ name: OWNER, joined: [] })
    expect([await total(OWNER), await total(FORMER)]).toEqual([1, 1])
  })

  it('keeps watches on others, lists them and ends them', async () => {
    const { method, path } = ENDPOINTS.addWatch
    const add = (payload: object) => test.app.inject({ method, url: path, payload })
    const watch = expectAnswer('addWatch', await add({ name: OWNER, marks: ['拾光里'], classes: [9], level: 'weak' }))
    expect(watch).toMatchObject({ name: OWNER, marks: ['拾光里'], classes: [9], level: 'weak' })
    expect(expectAnswer('addWatch', await add({ name: OWNER })).marks).toEqual(['拾光里'])
    expectRefusal('invalidInput', await add({ name: '没有这家公司' }))
    expectRefusal('invalidInput', await add({ name: OWNER, classes: [46] }))
    const near = await get(ENDPOINTS.readProposerMonitorOthers.path, { name: OWNER })
    expect(expectAnswer('readProposerMonitorOthers', near).rows).toMatchObject([{ name: '拾光哩', ours: '拾光里' }])
    const list = await get(ENDPOINTS.readWatches.path, { name: OWNER })
    expect(expectAnswer('readWatches', list)).toHaveLength(2)
    const end = (id: number) =>
      test.app.inject({ method: 'DELETE', url: ENDPOINTS.endWatch.path.replace(':id', String(id)) })
    expectAnswer('endWatch', await end(watch.id))
    expectRefusal('notFound', await end(watch.id))
  })
})

it('gives the ends of terms as a calendar', async () => {
  const { statusCode, headers, body } = await get(ENDPOINTS.readTermCalendar.path, { name: OWNER, isEn: '1' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(body.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20310106'])
  const [, description = ''] = /DESCRIPTION:(.*?)\r\nEND/s.exec(body) ?? []
  expect(description.replaceAll('\r\n ', '')).toContain(
    'Renewal window 2030-01-06 to 2031-01-06\\, grace period until 2031-07-06',
  )
  expectRefusal(
    'invalidInput',
    await get(ENDPOINTS.readTermCalendar.path, { name: OWNER, from: '2024', until: '2020' }),
  )
})

describe('the whitelist', () => {
  it('has everyone on it where nobody signs in', async () => {
    const allowed = expectAnswer('readWhitelist', await get(ENDPOINTS.readWhitelist.path, {}))
    expect(allowed).toEqual({ allowed: ['main', 'case', 'agent'] })
  })

  it('opens the proposer map to those on it alone where users sign in', async () => {
    const signedIn = await buildTestApp({ isLocal: false })
    try {
      await signedIn.db
        .updateTable('accounts' as never)
        .set({ name: '周代理' } as never)
        .execute()
      const ask = (url: string, query: Record<string, string> = {}) =>
        signedIn.app.inject({ method: 'GET', url, query })
      for (const name of NAMES) expectRefusal('noRight', await ask(ENDPOINTS[name].path, { name: OWNER }))
      expectRefusal('noRight', await ask(ENDPOINTS.readProposerTrend.path.replace('/v2/', '/v1/'), { name: OWNER }))
      expectRefusal('noRight', await ask(ENDPOINTS.readJoinedNames.path, { name: OWNER }))
      const { method, path } = ENDPOINTS.saveWhitelistEntries
      const entries = [
        { userName: ' 周代理 ', company: '甲所' },
        { userName: '周代理', company: '甲所' },
        { userName: '别人', company: '乙所' },
      ]
      const kept = await signedIn.app.inject({ method, url: path, payload: entries })
      expect(expectAnswer('saveWhitelistEntries', kept).entries).toHaveLength(2)
      expect((await ask(ENDPOINTS.readProposerTrend.path, { name: OWNER })).statusCode).toBe(200)
      const menus = async (userName: string) =>
        expectAnswer('readWhitelist', await ask(ENDPOINTS.readWhitelist.path, { userName })).allowed
      expect([await menus('别人'), await menus('谁')]).toEqual([['main', 'case', 'agent'], []])
      const count = await ask(ENDPOINTS.readWhitelistCount.path, { company: '甲所' })
      expect(expectAnswer('readWhitelistCount', count)).toEqual({ used: 1, allowed: null })
    } finally {
      await signedIn.close()
    }
  })
})
