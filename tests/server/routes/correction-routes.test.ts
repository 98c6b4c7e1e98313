import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Corrected, NoticeCorrection } from '#contract/correction.ts'
import type { DraftBody, RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { applyToDocuments, parse, toFormData, toHtml } from '#extensions/index.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { addAccount } from '../../support/test-database.ts'

const LOG = '/business/api/v2/ai/doc/log'
const DAY = midnightOf('2026-06-01')

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ remembersPapers: true })
})
afterAll(() => test.close())

const put = (url: string, payload: object) => test.app.inject({ method: 'PUT', url: `${LOG}/${url}`, payload })
const analyse = async (): Promise<RejectionLogDetail> =>
  expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes: await readNotice('partial-two-cited') }))
const used = async () => expectAnswer('readUsage', await test.app.inject('/business/config/usage')).write.used
const correctService = async (id: number, body: object): Promise<Corrected> =>
  expectAnswer('correctService', await put(`${id}/service`, { revision: 0, receiveTime: DAY, type: 0, ...body }))

const factsOf = ({ notice }: RejectionLogDetail): NoticeCorrection['facts'] => {
  const { evidence: _e, doubtful: _d, layout: _l, textSource: _t, citedMarks, ...facts } = notice
  return { ...facts, citedMarks: citedMarks.map((mark, from) => ({ ...mark, from })) }
}

/** Saves the documents as drafted, with other values in some fields. */
const edit = async (
  log: RejectionLogDetail,
  values: (form: DraftBody['form']) => DraftBody['form'],
  reviewed: string[],
) => {
  const drafted = [parse(log.analysisContent), parse(log.reasonContent)]
  const [analysis = {}, reason = {}] = applyToDocuments(drafted, values(toFormData(...drafted)))
  const body = { analysis, reason, form: toFormData(analysis, reason), reviewed, revision: 0 }
  expectAnswer('saveDraft', await put(`${log.id}/draft`, body))
}
const allOf = (form: DraftBody['form'], name: string, value: string) => {
  const former = form[name]
  return { ...form, [name]: Array.isArray(former) ? former.map(() => value) : value } as DraftBody['form']
}

describe('day and way of service, corrected', () => {
  it('move the deadline and what rests on it in the documents, and cost nothing', async () => {
    const log = await analyse()
    const before = await used()
    const { log: corrected, disputed } = await correctService(log.id, { receiveTime: midnightOf('2026-06-05') })
    expect(disputed).toEqual([])
    expect(corrected?.deadline).toMatchObject({ served: '2026-06-05', due: '2026-06-22' })
    expect(corrected?.draft?.revision).toBe(1)
    expect(corrected?.analysisContent).toContain('2026年6月22日')
    expect(toHtml(corrected?.draft?.analysis ?? {})).toBe(toHtml(parse(corrected?.analysisContent ?? '')))
    expect(await used()).toBe(before)
    const { list } = expectAnswer('readRejectionLog', await test.app.inject(LOG))
    expect(list.find(({ id }) => id === log.id)?.due).toBe('2026-06-22')
  })

  it('leave alone what the attorney wrote, and the checks of what did not change', async () => {
    const log = await analyse()
    await edit(log, form => allOf(form, 'applicant', '改过的申请人'), ['applicant#0', 'servedDate#0', 'address#0'])
    const { log: corrected } = await correctService(log.id, { revision: 1, receiveTime: midnightOf('2026-06-05') })
    const draft = corrected?.draft
    expect([draft?.form['applicant']].flat()).toContain('改过的申请人')
    expect([draft?.form['servedDate']].flat()[0]).toBe('2026年6月5日')
    expect(draft?.reviewed.toSorted()).toEqual(['address#0', 'applicant#0'])
    expect(corrected?.analysisContent).not.toContain('改过的申请人')
    const versions = expectAnswer('readDraftVersions', await test.app.inject(`${LOG}/${log.id}/draft/versions`))
    expect(versions.map(({ kind, revision }) => [kind, revision])).toEqual([['replaced', 1]])
  })

  it('change nothing while a place that both changed is without a choice', async () => {
    const log = await analyse()
    await edit(log, form => allOf(form, 'servedDate', '去年'), [])
    const body = { revision: 1, receiveTime: midnightOf('2026-06-05') }
    const asked = await correctService(log.id, body)
    expect(asked).toMatchObject({ log: null, disputed: [{ mine: '去年', drafted: '2026年6月5日' }] })
    const read = expectAnswer('readRejectionDetail', await test.app.inject(`${LOG}/${log.id}`))
    expect([read.deadline.served, read.draft?.revision]).toEqual(['2026-06-01', 1])
    const id = asked.disputed[0]?.id ?? ''
    const { log: kept } = await correctService(log.id, { ...body, choices: { [id]: 'mine' } })
    expect([kept?.deadline.served, [kept?.draft?.form['servedDate']].flat()[0]]).toEqual(['2026-06-05', '去年'])
  })

  it('is refused on another revision, and for another account’s log', async () => {
    const log = await analyse()
    const body = { revision: 3, receiveTime: DAY, type: 1 }
    expectRefusal('staleRevision', await put(`${log.id}/service`, body))
    const foreign = await addRejectionLog(test.db, await addAccount(test.db))
    expectRefusal('notFound', await put(`${foreign}/service`, { ...body, revision: 0 }))
    expectRefusal('invalidInput', await put(`${log.id}/service`, { revision: 0, type: 1 }))
  })

  it('are tried out beforehand, with what is odd about the day', async () => {
    const { id } = await analyse()
    const url = `/business/api/v2/ai/doc/deadline?type=1&receiveTime=${DAY}`
    expect(expectAnswer('readDeadline', await test.app.inject(url)).warnings).toHaveLength(1)
    const tried = expectAnswer('readDeadline', await test.app.inject(`${url}&id=${id}`))
    expect(tried.warnings).toHaveLength(2)
    expect(tried.further?.length).toBe(3)
  })
})

describe('the facts, corrected', () => {
  it('change the documents wherever they rest on them, and nowhere else', async () => {
    const log = await analyse()
    const facts = factsOf(log)
    const [first, ...others] = facts.citedMarks
    if (!first) throw new Error('The notice cites no mark.')
    await edit(log, form => allOf(form, 'address', '改过的地址'), [])
    const body = {
      revision: 1,
      confirmed: [],
      facts: { ...facts, citedMarks: [{ ...first, owner: '更正后的权利人' }, ...others] },
    }
    const { log: corrected, disputed } = expectAnswer('correctNotice', await put(`${log.id}/notice`, body))
    expect(disputed).toEqual([])
    const analysis = toHtml(corrected?.draft?.analysis ?? {})
    expect(analysis).toContain('更正后的权利人')
    // The examiner's sentence is quoted as the paper has it; what rests on the fact changes.
    expect(analysis).not.toContain(`\${${first.owner}}`)
    expect(analysis).toContain('改过的地址')
    expect(corrected?.notice.citedMarks[0]?.owner).toBe('更正后的权利人')
    expect(corrected?.notice.evidence['citedMarks.0.owner']?.[0]).toMatchObject({
      source: 'attorney',
      quote: first.owner,
    })
  })

  it('are refused where they are no facts', async () => {
    const log = await analyse()
    const facts = { ...factsOf(log), classes: [46] }
    expectRefusal('invalidInput', await put(`${log.id}/notice`, { revision: 0, confirmed: [], facts }))
  })
})
