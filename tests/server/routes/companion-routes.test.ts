import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CitedMark } from '#contract/notice.ts'
import type { DraftBody } from '#contract/rejection.ts'
import { addDays, addMonths, dayOf } from '#domain/calendar-day.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { EMPTY_NOTICE } from '../../../fixtures/empty-notice.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { addAccount } from '../../support/test-database.ts'

const LOG = '/business/api/v2/ai/doc/log'
const EXPORT = '/business/api/v2/ai/doc/reject/export/analysis/doc'

const today = dayOf(Date.now())
const CITED: CitedMark = {
  regNo: '47709815',
  mark: '墨豚',
  owner: '广州市墨豚电子商务有限责任公司',
  status: 'registered',
  classes: [35],
  goods: ['广告', '替他人推销'],
  dates: { registrationDate: '2021-03-14', exclusiveTo: addMonths(today, 24) },
}
const young: CitedMark = { ...CITED, regNo: '61820437', dates: { registrationDate: addMonths(today, -12) } }
const madrid: CitedMark = { ...CITED, regNo: 'G1532208', international: true }
const dead: CitedMark = { ...CITED, regNo: '30000001', status: 'cancelled' }
const ownerless: CitedMark = { ...CITED, regNo: '30000002', owner: '' }

const NOTICE = {
  ...EMPTY_NOTICE,
  dispatchDate: '2026-05-28',
  applicationNo: '80000001',
  mark: '墨豚星球',
  classes: [35],
  applicant: '杭州墨豚星球文化创意有限公司',
  grounds: ['30'],
  refusedGoods: ['广告'],
  citedMarks: [CITED, young, madrid, dead, ownerless],
}

let test: TestApp
let id: number
beforeAll(async () => {
  test = await buildTestApp()
  id = await addRejectionLog(test.db, test.account, { notice: NOTICE })
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject(url)
const open = (logId: number, cited: number) =>
  test.app.inject({ method: 'POST', url: `${LOG}/${logId}/companion`, payload: { cited } })
const readDetail = async (logId: number) => expectAnswer('readRejectionDetail', await get(`${LOG}/${logId}`))
const offersOf = async (logId: number) => expectAnswer('readCompanions', await get(`${LOG}/${logId}/companion`))

describe('the filings beside a review', () => {
  it('are offered for a mark registered three years, and for the others it is said why not', async () => {
    const offers = await offersOf(id)
    expect(offers.map(({ regNo, why, after }) => [regNo, why, after])).toEqual([
      ['47709815', null, '2024-03-14'],
      ['61820437', 'too-young', addMonths(addMonths(today, -12), 36)],
      ['G1532208', 'protection-unknown', null],
      ['30000001', 'ended', null],
      ['30000002', 'owner-unknown', '2024-03-14'],
    ])
  })

  it('are drafted once, with number, goods, window and fee, and stay out of the history', async () => {
    const before = expectAnswer('readRejectionLog', await get(LOG)).total
    const first = expectAnswer('openCompanion', await open(id, 0))
    expect(expectAnswer('openCompanion', await open(id, 0))).toEqual(first)
    expect(expectAnswer('readRejectionLog', await get(LOG)).total).toBe(before)
    const { companion, analysisContent, reasonContent } = await readDetail(first.id)
    expect(companion).toEqual({ of: id, regNo: '47709815' })
    const form = toFormData(parse(analysisContent), parse(reasonContent))
    const written = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')
    expect(form).toMatchObject({
      targetRegNo: expect.arrayContaining(['47709815']),
      targetGoods: expect.arrayContaining(['广告；替他人推销']),
      fileableAfter: '2024年3月14日',
      nonUseFrom: [written(addMonths(today, -36)), written(addMonths(today, -36))],
      nonUseUntil: [written(addDays(today, -1)), written(addDays(today, -1))],
      companionFeesTotal: 500,
      searchResult: '',
    })
    expect((await offersOf(id))[0]?.logId).toBe(first.id)
  })

  it('are refused against a mark that is not open, for another account and of a filing itself', async () => {
    for (const cited of [1, 2, 3, 4, 9]) expectRefusal('invalidInput', await open(id, cited))
    const foreign = await addRejectionLog(test.db, await addAccount(test.db), { notice: NOTICE })
    expectRefusal('notFound', await open(foreign, 0))
    const { id: companion } = expectAnswer('openCompanion', await open(id, 0))
    expectRefusal('notFound', await open(companion, 0))
    expectRefusal('notFound', await get(`${LOG}/${companion}/companion`))
  })

  it('are saved, checked and exported like the documents of a case', async () => {
    const { id: companion } = expectAnswer('openCompanion', await open(id, 0))
    const { analysisContent, reasonContent } = await readDetail(companion)
    const analysis = parse(analysisContent)
    const reason = parse(reasonContent.replace('47709815', '47709816'))
    const payload: DraftBody = { analysis, reason, form: toFormData(analysis, reason), reviewed: [], revision: 0 }
    const saved = await test.app.inject({ method: 'PUT', url: `${LOG}/${companion}/draft`, payload })
    expect(expectAnswer('saveDraft', saved).revision).toBe(1)
    const check = await test.app.inject({
      method: 'POST',
      url: `${LOG}/${companion}/check`,
      payload: { analysis, reason },
    })
    const { problems } = expectAnswer('checkFiling', check)
    expect(problems.filter(({ group }) => group === 'notice').map(({ quote }) => quote)).toEqual(['47709816'])
    expect(problems.some(({ kind }) => kind === 'goodsMissing' || kind === 'citedUnanswered')).toBe(false)
    const body = { ...payload.form, type: 'all', isEn: 0, id: companion, revision: 1 }
    const address = expectAnswer(
      'exportRejectionDoc',
      await test.app.inject({ method: 'POST', url: EXPORT, payload: body }),
    )
    const file = await get(address)
    expect(file.statusCode).toBe(200)
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('47709815 撤销连续三年不使用申请')
  })

  it('go with their case: an unedited one is drafted anew after a correction', async () => {
    const own = await addRejectionLog(test.db, test.account, { notice: NOTICE })
    const { id: companion } = expectAnswer('openCompanion', await open(own, 0))
    const { receiveTime } = await readDetail(own)
    const payload = { revision: 0, receiveTime, type: 1 }
    const correct = async (choices: Record<string, 'drafted'>) =>
      expectAnswer(
        'correctService',
        await test.app.inject({ method: 'PUT', url: `${LOG}/${own}/service`, payload: { ...payload, choices } }),
      )
    const { disputed } = await correct({})
    const { log } = await correct(Object.fromEntries(disputed.map(place => [place.id, 'drafted' as const])))
    expect(log?.type).toBe(1)
    expectRefusal('notFound', await get(`${LOG}/${companion}`))
    const again = expectAnswer('openCompanion', await open(own, 0))
    const { analysisContent } = await readDetail(again.id)
    expect(analysisContent).toContain('data-value="450"')
    expectRefusal('invalidInput', await test.app.inject({ method: 'PUT', url: `${LOG}/${again.id}/service`, payload }))
  })
})
