import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Alert } from '#contract/watching.ts'
import { draftOppositionMemo } from '../../../server/drafting/opposition-memo.ts'
import { importRegister } from '../../../server/register/import/import-register.ts'
import { runWatches } from '../../../server/watching/run-watches.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { findWordFaults, readWordParts, wordText } from '../../support/word-parts.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  const header =
    'reg_no,class,name,owner,status,application_date,preliminary_date,registration_date,expiry_date,groups,goods\n'
  const load = async (lines: string, asOf: string): Promise<void> => {
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(header + lines)
    }
    await importRegister(test.db, { name: `${asOf}.csv`, bytes: bytes(), asOf })
    await runWatches(test.db)
  }
  await load(
    '90000001,41,拾光里,甲公司,已注册,2020-01-02,2020-10-13,2021-01-14,2031-01-13,4101,4101:培训',
    '2026-01-31',
  )
  const order = { name: '甲公司', marks: ['拾光里'], classes: [41], groups: [], level: 'similar' }
  await test.app.inject({ method: 'POST', url: '/business/watching/watches', payload: order })
  await load('90000002,41,拾光裏,乙公司,初审公告,2026-02-03,2026-10-20,,,4101,4101:安排和组织培训班', '2026-10-31')
})
afterAll(() => test.close())

const memoOf = async (id: number, isEn: 0 | 1): Promise<string> => {
  const url = `/business/watching/alerts/${id}/memo?isEn=${isEn}`
  const answer = await test.app.inject({ method: 'POST', url })
  expect(answer.statusCode).toBe(200)
  const { rawPayload } = await test.app.inject({ method: 'GET', url: answer.json().data })
  const parts = readWordParts(rawPayload)
  expect(findWordFaults(parts)).toEqual([])
  return wordText(parts.get('word/document.xml') ?? '')
}

it('writes a memo as Word with the period, both marks as the register has them, and no ground claimed beforehand', async () => {
  const { data } = (await test.app.inject({ method: 'GET', url: '/business/watching/alerts?pageNum=1' })).json()
  const [alert]: Alert[] = data.list
  const zh = await memoOf(alert?.id ?? 0, 0)
  for (const words of ['第三十三条', '2027年1月20日', '90000001', '90000002', '甲公司', '乙公司', '安排和组织培训班'])
    expect([words, zh.includes(words)]).toEqual([words, true])
  expect(zh).toContain('每类500元，网上申请450元')
  const en = await memoOf(alert?.id ?? 0, 1)
  expect(en).toContain('20 January 2027')
  expect(en).not.toMatch(/undefined|null/)
})

it('answers 404 for an alert of nobody', async () => {
  const answer = await test.app.inject({ method: 'POST', url: '/business/watching/alerts/999/memo?isEn=0' })
  expect(answer.statusCode).toBe(404)
})

const MEMO = {
  today: '2027-02-01',
  ours: '拾光里',
  applicant: '',
  earlier: [],
  theirs: {
    name: '拾光裏',
    regNo: '90000002',
    class: 41,
    groups: [],
    goods: [],
    owner: '',
    status: { zh: '已初步审定', en: 'preliminarily approved' },
    filedOn: null,
  },
  rules: [],
  register: { zh: '中国商标库', en: 'China register' },
  day: '2027-01-31',
  firm: { agency: '', attorney: '', licenceNo: '' },
} as const

it('takes the law of the day of publication, and leaves open what no source says', () => {
  const published = { published: '2027-01-06', months: 2, nominal: '2027-03-06', due: '2027-03-08' }
  const { html } = draftOppositionMemo({ ...MEMO, isEn: 0, opposition: { ...published, isHolidayTableMissing: true } })
  expect(html).toContain('第三十六条')
  expect(html).not.toContain('第三十三条')
  expect(html).toContain('2027年3月8日')
  expect(html).toContain('节假日安排尚未公布')
  // Facts that neither watch nor register states are empty fields, not words.
  expect(html.match(/data-source="missing"|missing/g)?.length).toBeGreaterThanOrEqual(7)
  expect(html).toContain('数据来源未载')
})

it('says of a mark that is not published that its period has not begun', () => {
  expect(draftOppositionMemo({ ...MEMO, isEn: 1, opposition: null }).html).toContain('the period has not begun')
})
