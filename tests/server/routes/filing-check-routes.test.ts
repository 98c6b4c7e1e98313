import { afterAll, beforeAll, expect, it } from 'vitest'
import { midnightOf } from '#domain/calendar-day.ts'
import { parse } from '#extensions/index.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { addAccount } from '../../support/test-database.ts'

const LOG = '/business/api/v2/ai/doc/log'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const documents = (applicant: string) => ({
  analysis: parse(`<p>申请人：<span data-field="text" data-name="applicant">\${${applicant}}</span></p>`),
  reason: parse('<p>申请商标第80000010号应予注册，复审商品为“计算机软件”。</p>'),
})

const check = async (id: number, query = '') =>
  expectAnswer(
    'checkFiling',
    await test.app.inject({
      method: 'POST',
      url: `${LOG}/${id}/check${query}`,
      payload: documents('杭州云杉科技有限公司'),
    }),
  ).problems
const accept = (id: number, payload: object) =>
  test.app.inject({ method: 'PUT', url: `${LOG}/${id}/check/accepted`, payload })

it('answers what the notice contradicts, in the language of the draft or the one asked for', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const [problem] = await check(id)
  expect(problem).toMatchObject({
    kind: 'number',
    group: 'notice',
    document: 'reason',
    quote: '80000010',
    mend: '80000001',
    fact: 'applicationNo',
    place: { block: 0, from: 5, to: 13, field: null },
    accepted: null,
  })
  expect(problem?.text).toContain('申请号')
  expect((await check(id, '?isEn=1'))[0]?.text).toContain('application number')
})

it('keeps an accepted problem with its reason, and makes it one again', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const [problem] = await check(id)
  const body = { id: problem?.id, reason: '该号码系分案申请号。' }
  expect(expectAnswer('acceptProblem', await accept(id, body))).toMatchObject({ reason: body.reason })
  expect((await check(id))[0]?.accepted).toMatchObject({ reason: body.reason })
  expect(expectAnswer('acceptProblem', await accept(id, { ...body, reason: null }))).toBeNull()
  expect((await check(id))[0]?.accepted).toBeNull()
})

it('refuses a document outside the schema, a reason of blanks, and the case of somebody else', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const payload = { ...documents('甲'), reason: { type: 'doc', content: [{ type: 'video' }] } }
  expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url: `${LOG}/${id}/check`, payload }))
  expectRefusal('invalidInput', await accept(id, { id: 'x', reason: '  ' }))
  const other = await addRejectionLog(test.db, await addAccount(test.db, 'other'))
  const foreign = { method: 'POST', url: `${LOG}/${other}/check`, payload: documents('甲') } as const
  expectRefusal('notFound', await test.app.inject(foreign))
  expectRefusal('notFound', await accept(other, { id: 'x', reason: '理由' }))
})

it('counts in the list of cases what a check left open in the documents as stored, and nothing of other words', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const countOf = async () => {
    const page = expectAnswer('readRejectionLog', await test.app.inject(`${LOG}?pageNum=1&pageSize=50`))
    return page.list.find(item => item.id === id)?.openPoints
  }
  const save = (revision: number, applicant: string) =>
    test.app.inject({
      method: 'PUT',
      url: `${LOG}/${id}/draft`,
      payload: { ...documents(applicant), form: {}, reviewed: [], revision },
    })
  expect(await countOf()).toBeNull()

  const [problem, ...others] = await check(id)
  expect(await countOf()).toBeNull()
  await save(0, '杭州云杉科技有限公司')
  expect(await countOf()).toBe(1 + others.length)

  await accept(id, { id: problem?.id, reason: '该号码系分案申请号。' })
  expect(await countOf()).toBe(others.length)
  await save(1, '杭州云彬科技有限公司')
  expect(await countOf()).toBeNull()
})

it('counts what is open in documents as generated, until the case is corrected', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const log = expectAnswer('readRejectionDetail', await test.app.inject(`${LOG}/${id}`))
  const payload = { analysis: parse(log.analysisContent), reason: parse(log.reasonContent) }
  const { problems } = expectAnswer(
    'checkFiling',
    await test.app.inject({ method: 'POST', url: `${LOG}/${id}/check`, payload }),
  )
  const countOf = async () =>
    expectAnswer('readRejectionLog', await test.app.inject(`${LOG}?pageNum=1&pageSize=50`)).list.find(
      item => item.id === id,
    )?.openPoints
  expect(await countOf()).toBe(problems.length)
  const correct = async (choices: Record<string, 'drafted'>) => {
    const body = { receiveTime: midnightOf('2026-06-02'), type: 0, revision: 0, choices }
    const answer = await test.app.inject({ method: 'PUT', url: `${LOG}/${id}/service`, payload: body })
    return expectAnswer('correctService', answer)
  }
  const { disputed } = await correct({})
  await correct(Object.fromEntries(disputed.map(place => [place.id, 'drafted'])))
  expect(await countOf()).toBeNull()
})
