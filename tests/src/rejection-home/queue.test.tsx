import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Evidence } from '#contract/notice.ts'
import type { NoticeReading } from '#contract/rejection.ts'
import {
  advanceQueue,
  nextNotice,
  nextReading,
  openQuestions,
  type Queue,
  type QueuedNotice,
  queuedDay,
} from '../../../src/features/rejection-home/queue/queue-state.ts'
import '../../../src/features/rejection-home/queue/notice-queue.tsx'
import { answeredReading, questionsOf } from '../../../src/features/rejection-home/queue/notice-questions.ts'
import '../../../src/components/service/day-input.tsx'
import { RejectionHome } from '../../../src/features/rejection-home/rejection-home.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts, stubBrowserPartsAt } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { useFakeEventSource } from '../../support/fake-event-source.ts'
import { ANSWERS, fileInput, READING } from '../../support/filled-notice-form.tsx'
import { DETAIL } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { chooseSeveral, click, render, type, until } from '../../support/render.tsx'

const NOW = Date.parse('2026-06-20T12:00:00+08:00')
const pdf = (name: string): File => new File(['%PDF-1.7'], name)
/** What may stand otherwise in the notice: its number, which was put right, its applicant, and what no row tells. */
const DOUBTED: NoticeReading = {
  ...READING,
  applicationNo: '74113203',
  applicant: '长沙小桔灯塔教育科技有限公司',
  doubtful: ['applicationNo', 'applicant', 'citedMarks.0.owner', 'dispatchDate'],
  evidence: {
    applicationNo: [{ page: 1, box: [100, 120, 80, 12], quote: '74118203', state: 'inferred', source: 'ocr' }],
    applicant: [
      { page: 1, box: [100, 140, 80, 12], quote: '长沙小桔灯塔', state: 'exact', source: 'ocr' },
      { page: 1, box: [100, 154, 80, 12], quote: '教育科技有限公司', state: 'exact', source: 'ocr' },
    ],
  },
}
const facts = ({ citedCount: _count, pages: _pages, ...told }: NoticeReading) => told
const queueOf = (...names: string[]): Queue =>
  advanceQueue({ shared: { dayText: '2026-06-05', type: 0 }, notices: [] }, { type: 'added', files: names.map(pdf) })

vi.mock('../../../src/features/pdf-viewer/index.ts', () => ({
  openPlaces: () => Promise.resolve(() => Promise.resolve(document.createElement('canvas'))),
}))

beforeEach(useFakeEventSource)
beforeEach(stubBrowserParts)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the queue of notices', () => {
  it('gives every notice the shared day but those that have their own', () => {
    let queue = queueOf('a.pdf', 'b.pdf')
    queue = advanceQueue(queue, { type: 'ownService', key: 2, service: { dayText: '2026-06-09', type: 1 } })
    queue = advanceQueue(queue, { type: 'sharedService', service: { dayText: '2026-06-06', type: 0 } })
    expect(queue.notices.map(({ dayText, type: service }) => [dayText, service])).toEqual([
      ['2026-06-06', 0],
      ['2026-06-09', 1],
    ])
  })

  it('takes next the first notice that waits and has its day, and passes over what is no PDF', () => {
    let queue = queueOf('a.docx', 'b.pdf', 'c.pdf')
    expect(queue.notices[0]).toMatchObject({ state: 'failed', problem: 'wrongFormat' })
    expect(nextNotice(queue, NOW)).toBeUndefined()
    for (const key of [2, 3]) queue = advanceQueue(queue, { type: 'read', key, reading: READING })
    queue = advanceQueue(queue, { type: 'ownService', key: 2, service: { dayText: '', type: 0 } })
    expect(nextNotice(queue, NOW)?.key).toBe(3)
    expect(nextNotice(advanceQueue(queue, { type: 'cancelled' }), NOW)).toBeUndefined()
  })

  it('asks about an odd day, goes on with the others, and lets it pass once confirmed or changed', () => {
    const doubts = [{ zh: '疑', en: 'odd' }]
    let read = queueOf('a.pdf', 'b.pdf')
    for (const key of [1, 2]) read = advanceQueue(read, { type: 'read', key, reading: READING })
    const asked = advanceQueue(read, { type: 'asked', key: 1, doubts })
    expect(nextNotice(asked, NOW)?.key).toBe(2)
    expect(advanceQueue(asked, { type: 'confirmed', key: 1 }).notices[0]).toMatchObject({
      state: 'waiting',
      doubts: [],
      isSure: true,
    })
    const changed = advanceQueue(asked, { type: 'sharedService', service: { dayText: '2026-06-06', type: 0 } })
    expect(changed.notices[0]).toMatchObject({ state: 'waiting', doubts: [], isSure: false })
  })

  it('reads each notice once, with or without its day, and none that the server takes no reading of', () => {
    let queue = queueOf('a.pdf', 'b.pdf')
    queue = advanceQueue(queue, { type: 'ownService', key: 1, service: { dayText: '', type: 0 } })
    expect(nextReading(queue)?.key).toBe(1)
    queue = advanceQueue(queue, { type: 'read', key: 1, reading: READING })
    expect(nextReading(queue)?.key).toBe(2)
    queue = advanceQueue(queue, { type: 'unreadable', key: 2 })
    expect(nextReading(queue)).toBeUndefined()
    expect(nextNotice(queue, NOW)?.key).toBe(2)
  })

  it('asks about doubted facts that have a place, one after another, before the notice is analysed', () => {
    let queue = advanceQueue(queueOf('a.pdf', 'b.pdf'), { type: 'read', key: 1, reading: DOUBTED })
    const paths = () => openQuestions(queue.notices[0] as QueuedNotice).map(({ row }) => row.path)
    expect(paths()).toEqual(['applicationNo', 'applicant'])
    expect(queue.notices[0]?.state).toBe('asked')
    queue = advanceQueue(queue, { type: 'ownService', key: 1, service: { dayText: '2026-06-09', type: 1 } })
    expect(nextNotice(queue, NOW)).toBeUndefined()
    queue = advanceQueue(queue, { type: 'answered', key: 1, path: 'applicationNo', text: '74118203' })
    expect(paths()).toEqual(['applicant'])
    expect(nextNotice(queue, NOW)).toBeUndefined()
    const left = advanceQueue(queue, { type: 'left', key: 1 })
    expect(nextNotice(left, NOW)?.answers).toEqual(new Map([['applicationNo', '74118203']]))
    queue = advanceQueue(queue, { type: 'answered', key: 1, path: 'applicant', text: DOUBTED.applicant })
    expect(nextNotice(queue, NOW)?.key).toBe(1)
  })

  it('offers what is printed where it was put right, and tells what was answered without its doubts', () => {
    expect(questionsOf(DOUBTED).map(({ text, others }) => [text, others])).toEqual([
      ['74113203', ['74118203']],
      [DOUBTED.applicant, []],
    ])
    const places = [{ ...(DOUBTED.evidence['applicationNo']?.[0] as Evidence), quote: '7411B203' }]
    const misread = { ...DOUBTED, evidence: { applicationNo: places } }
    expect(questionsOf(misread).map(({ others }) => others)).toEqual([[]])
    const told = answeredReading(DOUBTED, new Map([['applicationNo', '74118203']]))
    expect(told).toMatchObject({
      applicationNo: '74118203',
      doubtful: ['applicant', 'citedMarks.0.owner', 'dispatchDate'],
    })
  })

  it('writes the answers into the case as the case itself would: what was read rightly confirmed, the other corrected', async () => {
    const detail = { ...DETAIL, notice: { ...DETAIL.notice, ...facts(DOUBTED), citedMarks: [] } }
    const { sent } = createFakeApi({
      ...ANSWERS,
      readNotice: DOUBTED,
      analyseRejection: detail,
      correctNotice: { log: detail, disputed: [] },
    })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.docx')])
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    const named = (text: string, values: Record<string, string>) =>
      Object.entries(values).reduce((name, [key, value]) => name.replace(`{{${key}}}`, value), text)
    const { question } = zh.home.queue
    const { applicant, applicationNo } = zh.detail.facts.names
    const other = await until(() => button(named(question.otherOf, { name: applicationNo })))
    expect(document.body.textContent).toContain('1 份等您回答')
    await until(() => expect(document.querySelector('.rj-notice-crop[role="img"] > canvas')).not.toBeNull())
    await click(other)
    await type(input(applicationNo), '74118203')
    await click(button(question.take))
    expect(sent.map(({ call }) => call)).not.toContain('analyseRejection')
    const confirm = button(named(question.is, { name: applicant, value: DOUBTED.applicant }))
    expect(confirm).toBe(document.activeElement)
    await click(confirm)
    await until(() => expect(document.body.textContent).toContain('1 份完成'))
    expect(sent.find(({ call }) => call === 'correctNotice')).toMatchObject({
      path: '/business/api/v2/ai/doc/log/7/notice',
      body: {
        revision: 0,
        confirmed: ['applicant'],
        facts: { applicationNo: '74118203', applicant: DOUBTED.applicant },
      },
    })
  })

  it('says that the answers did not reach the case, which opens and asks again', async () => {
    createFakeApi({ ...ANSWERS, readNotice: DOUBTED, correctNotice: new Failing('internal', 500) })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.docx')])
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    const { question } = zh.home.queue
    const name = zh.detail.facts.names.applicationNo
    await click(await until(() => button(question.is.replace('{{name}}', name).replace('{{value}}', '74113203'))))
    await click(button(question.later))
    await until(() => expect(document.body.textContent).toContain(question.lost))
    expect(document.body.textContent).toContain('1 份完成')
  })

  it('shows whose each notice is before a day is typed, says which has a password, and spends no use', async () => {
    const { sent } = createFakeApi({
      ...ANSWERS,
      readNotice: () =>
        sent.filter(({ call }) => call === 'readNotice').length === 2 ? new Failing('passwordNeeded') : READING,
    })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await until(() => expect(document.body.textContent).toContain('2 份排队，1 份未能读取'))
    const rows = [...document.querySelectorAll('.rj-queued')].map(row => row.textContent ?? '')
    expect(rows[0]).toContain(`${READING.mark} · ${READING.applicant}`)
    expect(rows[1]).toContain(zh.errors.answer.passwordNeeded)
    expect(rows[2]).toContain(zh.home.queue.dayMissing)
    expect(sent.map(({ call }) => call)).not.toContain('analyseRejection')
  })

  it('leaves it to the analysis to say that the analyses are used up', async () => {
    createFakeApi({ ...ANSWERS, readNotice: new Failing('limitReached') })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.pdf')])
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    await until(() => expect(document.body.textContent).toContain('2 份完成'))
  })

  it.each([
    ['2026-06-20', '2026-06-20'],
    ['20260605', '2026-06-05'],
    ['2026-06-21', null],
    ['2026-02-30', null],
    ['', null],
  ])('reads the day %s as %s', (text, day) => expect(queuedDay(text, NOW)).toBe(day))

  it('takes the place of the form when several files are chosen, analyses one after another and says which failed', async () => {
    const opened: number[] = []
    let count = 0
    createFakeApi({
      ...ANSWERS,
      analyseRejection: () => {
        count += 1
        return count === 2 ? new Failing('notRefusalNotice') : { ...DETAIL, id: count }
      },
    })
    await render(<RejectionHome onOpen={id => opened.push(id)} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await until(() => expect(document.body.textContent).toContain(zh.home.queue.dayMissing))
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    await until(() => expect(document.body.textContent).toContain('2 份完成，1 份未能读取'))
    expect(document.body.textContent).toContain(zh.errors.answer.notRefusalNotice)
    await click(button(zh.home.queue.openOf.replace('{{name}}', 'c.pdf')))
    expect(opened).toEqual([3])
  })

  it('stands in a drawer at 1024 px, which closes while the notices are read and opens again', async () => {
    stubBrowserPartsAt(1024)
    createFakeApi({ ...ANSWERS, analyseRejection: DETAIL })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.pdf')])
    const drawer = () => document.querySelector('[role="dialog"] .rj-queue')
    await until(() => expect(drawer()?.textContent).toContain('b.pdf'))
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    await click(button(zh.home.queue.hide))
    await until(() => expect(drawer()).toBeNull())
    await until(() => expect(document.querySelector('.rj-queue-strip')?.textContent).toContain('2 份完成'))
    await click(button(zh.home.queue.show))
    await until(() => expect(drawer()?.textContent).toContain('2 份完成'))
  })

  it('asks about an odd day before a use is spent, and analyses the notice once that day is confirmed', async () => {
    const checked: unknown[] = []
    createFakeApi({
      ...ANSWERS,
      analyseRejection: ({ query }) => {
        checked.push(query['checkDay'])
        return checked.length === 1 ? new Failing('doubtfulDay') : DETAIL
      },
    })
    await render(<RejectionHome onOpen={() => undefined} />)
    await chooseSeveral(fileInput(), [pdf('a.pdf'), pdf('b.pdf')])
    await type(input(`${zh.home.date.onPaper}：${zh.home.queue.all}`), '2026-06-05')
    await click(button(zh.home.submit))
    await until(() => expect(document.body.textContent).toContain('1 份完成，1 份等您回答'))
    expect(document.body.textContent).toContain('日期可疑')
    await click(button(zh.home.doubt.confirm))
    await until(() => expect(document.body.textContent).toContain('2 份完成'))
    expect(checked).toEqual([1, 1, undefined])
  })
})
