import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { SearchEvent } from '#contract/progress.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import { AppError } from '../../../server/app-error.ts'
import { loadStarter } from '../../../server/classification/load-starter.ts'
import { runSearch } from '../../../server/fast-search/run-search.ts'
import { keepFirm } from '../../../server/settings/firm-repository.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { buildMark, loadRegister } from '../../support/register-marks.ts'
import { searchRequest } from '../../support/search-data.ts'

const START = '/business/api/v2/ai/apply/fast/analysis/start'
const LOG = '/business/api/v2/ai/apply/fast/log'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await loadStarter(test.db)
})
afterAll(() => test.close())

const request = searchRequest({ categories: [9, 35], groups: ['0901', '3503'] })

beforeEach(async () => {
  await test.db.deleteFrom('uses').execute()
  await loadRegister(test.db, [
    buildMark({ regNo: '41877203', name: '云杉' }),
    buildMark({ regNo: '62290144', name: '雲杉聽', class: 35, groups: ['3503'], status: 'pending' }),
    buildMark({ regNo: '70332518', name: '海风' }),
  ])
})

const start = (payload: FastSearchRequest, query = '') =>
  test.app.inject({ method: 'POST', url: `${START}${query}`, payload })

const started = async (payload: FastSearchRequest = request) => expectAnswer('startFastSearch', await start(payload))

const detailOf = async (id: number) => expectAnswer('readFastDetail', await test.app.inject(`${LOG}/${id}`))

const bytesOf = async (address: string): Promise<Uint8Array> => (await test.app.inject(address)).rawPayload

describe('a fast search', () => {
  it('answers with a report that names what stands in the way, and keeps it in the history', async () => {
    const { id, resultName, resultFile, wordFile, mail } = await started({ ...request, email: 'client@example.com' })
    expect({ resultName, mail }).toEqual({ resultName: '云杉听', mail: 'off' })
    const { pages, bookmarks } = await readPdf(await bytesOf(resultFile))
    expect(pages[0]).toContain('第09类0901群、第35类3503群存在在先近似商标')
    expect(pages[0]).toContain('第41877203号“云杉”（已注册）与之近似')
    expect(pages.join('')).not.toContain('70332518')
    expect(bookmarks).toContain('2.1 第62290144号“雲杉聽” ⊘ 受阻　3503')
    expect(
      Buffer.from(await bytesOf(wordFile))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    const log = expectAnswer('readFastLog', await test.app.inject(`${LOG}?pageNum=1&pageSize=20`))
    expect(log.list[0]).toMatchObject({ id, resultName, resultFile, wordFile })
  })

  it('is found in the history by a part of any name that was searched, whatever its case', async () => {
    const { id } = await started({ ...request, marknames: ['云杉听', 'Quxwev 100%'] })
    const found = async (keyword: string) => {
      const address = `${LOG}?pageNum=1&pageSize=20&keyword=${encodeURIComponent(keyword)}`
      const { list, total } = expectAnswer('readFastLog', await test.app.inject(address))
      expect(list.length).toBe(total)
      return list.map(item => item.id)
    }
    for (const keyword of ['quxwev', '100%']) expect(await found(keyword)).toEqual([id])
    expect(await found('杉听')).toContain(id)
    expect(await found('1__%')).toEqual([])
  })

  it('gives the same report for the same search on the same register', async () => {
    const [first, second] = [await started(), await started()]
    expect((await detailOf(first.id)).report).toEqual((await detailOf(second.id)).report)
  })

  it('spends the allowance once it stands, and refuses when that is used up', async () => {
    await started()
    const { plan_code } = await test.db.selectFrom('accounts').select('plan_code').executeTakeFirstOrThrow()
    const allow = (monthly: number) =>
      test.db
        .updateTable('allowances')
        .set({ monthly })
        .where('plan_code', '=', plan_code)
        .where('feature', '=', 'fast')
        .execute()
    await allow(2)
    const answers = await Promise.all([start(request), start(request), start(request)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
    await allow(50)
  })

  it('tells its steps, and can be cancelled before it begins', async () => {
    await start(request, '?requestId=search-steps-1')
    const told = await test.app.inject('/business/api/v2/ai/progress/search-steps-1')
    expect(told.body.match(/"step":"\w+"/gu)).toEqual(
      ['search', 'weigh', 'write', 'write', 'done'].map(step => `"step":"${step}"`),
    )
    await test.app.inject({ method: 'DELETE', url: '/business/api/v2/ai/progress/search-steps-2' })
    expectRefusal('cancelled', await start(request, '?requestId=search-steps-2'))
    expect(await test.db.selectFrom('uses').selectAll().execute()).toHaveLength(1)
  })

  it('stops between two names when it is cancelled', async () => {
    const cancel = new AbortController()
    const told: unknown[] = []
    const report = (event: SearchEvent): void => {
      told.push(event)
      if (told.length === 2) cancel.abort(new AppError('cancelled'))
    }
    const names = { ...request, marknames: ['云杉', '海风', '山水'] }
    const run = runSearch(test.db, names, '2026-06-15', { signal: cancel.signal, report })
    await expect(run).rejects.toMatchObject({ code: 'cancelled' })
    expect(told).toHaveLength(2)
  })

  it('refuses without a name or a class, and while the register is not whole', async () => {
    expectRefusal('invalidInput', await start({ ...request, marknames: [' '] }))
    expectRefusal('invalidInput', await start({ ...request, categories: [], groups: [] }))
    await test.db.updateTable('registers').set({ state: 'loading' }).execute()
    expectRefusal('registerNotReady', await start(request))
  })

  it('searches what stands of a register that is loading where that is accepted, and says so in answer and report', async () => {
    await test.db.updateTable('registers').set({ state: 'loading' }).execute()
    const answer = expectAnswer('startFastSearch', await start({ ...request, acceptsIncomplete: true }))
    expect(answer.isIncomplete).toBe(true)
    const { report } = await detailOf(answer.id)
    expect(report.register.isLoading).toBe(true)
    const [cover] = (await readPdf(await bytesOf(answer.resultFile))).pages
    expect(cover?.replace(/\s/gu, '')).toContain('检索时商标库尚未载入完毕，只检索了已载入的')
  })
})

describe('groups to consider beside the blocked ones', () => {
  it('are those that the report finds clear: none in which a mark that ended still bars others', async () => {
    const proposed = async (): Promise<string[]> => {
      const run = { signal: new AbortController().signal, report: () => undefined }
      const report = await runSearch(test.db, searchRequest({ categories: [6] }), '2026-06-15', run)
      const { cells } = judgeReport(report)
      const verdictIn = (group: string) => cells[report.rows.findIndex(row => row.group === group)]?.[0]?.verdict
      return report.substitutes.map(({ group }) => `${group} ${verdictIn(group)}`)
    }
    const inClass = { name: '云杉听', class: 6, goods: [] }
    const blocked = buildMark({ ...inClass, groups: ['0601'] })
    await loadRegister(test.db, [blocked])
    expect(await proposed()).toEqual(['0605 clear', '0609 clear', '0622 clear'])
    await loadRegister(test.db, [blocked, buildMark({ ...inClass, groups: ['0605'], status: 'cancelled' })])
    const left = await proposed()
    expect(left.every(place => place.endsWith(' clear'))).toBe(true)
    expect(left).not.toContain('0605 clear')
  })
})

describe('advice', () => {
  it('stands in a report only where the firm switched it on and names its attorney', async () => {
    const { account, db } = test
    const nobody = { agency: '', attorney: '', licenceNo: '', address: '', contact: '', givesAdvice: false }
    const { id, resultFile } = await started()
    expect((await readPdf(await bytesOf(resultFile))).pages[0]).not.toContain('建议')
    const remade = async () => {
      const answer = await test.app.inject({ method: 'POST', url: `${LOG}/${id}/report` })
      return (await readPdf(await bytesOf(expectAnswer('remakeFastReport', answer).resultFile))).pages[0]
    }
    await keepFirm(db, account, { ...nobody, attorney: '周代理' })
    expect(await remade()).not.toContain('建议')
    await keepFirm(db, account, { ...nobody, givesAdvice: true })
    expect(await remade()).not.toContain('建议')
    await keepFirm(db, account, { ...nobody, attorney: '周代理', givesAdvice: true })
    expect(await remade()).toContain('建议（周代理）')
    await keepFirm(db, account, nobody)
  })
})

describe('an overruled hit', () => {
  it('is kept with its reason and printed when the report is made again, at no cost', async () => {
    const { id, resultFile } = await started()
    const { report } = await detailOf(id)
    const hit = report.hits.find(({ mark }) => report.marks[mark]?.regNo === '41877203')?.id ?? ''
    const overrules = [{ hit, reason: '权利人为关联公司，已出具同意书。' }]
    const url = `${LOG}/${id}/overrules`
    expect(expectAnswer('saveOverrules', await test.app.inject({ method: 'PUT', url, payload: overrules }))).toEqual(
      overrules,
    )
    const again = expectAnswer(
      'remakeFastReport',
      await test.app.inject({ method: 'POST', url: `${LOG}/${id}/report` }),
    )
    expect(again.resultFile).not.toBe(resultFile)
    const text = (await readPdf(await bytesOf(again.resultFile))).pages
    expect(text.join('')).toContain('不构成障碍。权利人为关联公司，已出具同意书。')
    expect(text[0]).not.toContain('0901群、')
    expect(await test.db.selectFrom('uses').selectAll().execute()).toHaveLength(1)
  })

  it('must be one of the report, with a reason', async () => {
    const { id } = await started()
    const payload = [{ hit: 'nothing', reason: '理由' }]
    expectRefusal('invalidInput', await test.app.inject({ method: 'PUT', url: `${LOG}/${id}/overrules`, payload }))
    expectRefusal('notFound', await test.app.inject({ method: 'PUT', url: `${LOG}/999/overrules`, payload: [] }))
  })
})
