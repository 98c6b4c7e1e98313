import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import {
  type Entry,
  runsOfWeek,
  weekNumber,
  weekOf,
  weeksOfMonth,
} from '../../../src/features/rejection-home/calendar/calendar-days.ts'
import { CasesCalendar } from '../../../src/features/rejection-home/calendar/cases-calendar.tsx'
import { zh } from '../../../src/locales/zh.ts'
import { stubBrowserParts, stubBrowserPartsAt } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { buildHistory, DEADLINE } from '../../support/home-answers.ts'
import { button, input } from '../../support/queries.ts'
import { click, press, render, type, until } from '../../support/render.tsx'

const TODAY = dayOf(Date.now())
const FIVE_WEEKS = '2026-06-15'
const SIX_WEEKS = '2026-11-30'
const { list } = buildHistory(6)({ pageNum: 1, pageSize: 6 })

const renderCalendar = async (onOpen: (id: number) => void = () => undefined, view = 'month', day = TODAY) => {
  const api = createFakeApi({
    readDeadlineDays: {
      cases: list.map((item, place) => ({ ...item, due: day, openPoints: [3, 0][place] ?? null })),
      evidence: [],
      reminders: [],
      unfiled: list.slice(0, 1).map(item => ({ ...item, mark: '旧案', due: '2026-01-05' })),
      unfiledCount: 3,
      oppositions: [{ id: 9, day, name: '近月', regNo: '90000001', class: 35, owner: '甲公司', ours: '远月' }],
      special: [],
      untold: [],
      isCut: false,
    },
  })
  await render(<CasesCalendar onOpen={onOpen} />, 'zh', `/?view=${view}&day=${day}`)
  return api
}
const chosenDay = (): HTMLElement | null => document.querySelector<HTMLElement>('td[aria-selected="true"]')

beforeAll(stubBrowserParts)

it('cuts a month into weeks from Monday, numbered by ISO 8601', () => {
  const weeks = weeksOfMonth('2026-06-15')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-06-01', '2026-07-05'])
  expect(weekNumber('2026-06-15')).toBe(25)
  expect(weekNumber('2025-12-29')).toBe(1)
  expect(weekNumber('2026-12-28')).toBe(53)
})

it('shows the deadlines of the day beside the month, says how many more there are, and opens a case', async () => {
  const opened: number[] = []
  await renderCalendar(id => opened.push(id), 'month', FIVE_WEEKS)
  await until(() => expect(document.querySelectorAll('.rj-entry-card')).toHaveLength(7))
  expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(3)
  expect(chosenDay()?.textContent).toContain('还有 4 件')
  expect(chosenDay()?.querySelector('.rj-entry-more > [aria-hidden]')?.textContent).toBe('+4')
  chosenDay()?.focus()
  await press(chosenDay() ?? document.body, 'Enter')
  expect(document.activeElement?.closest('.rj-entry-card')).not.toBeNull()
  expect(opened).toEqual([])
  await click(button(`打开结果：${list[0]?.mark}`))
  expect(opened).toEqual([list[0]?.id])
})

it('has a line less a day in a month of six weeks', async () => {
  await renderCalendar(undefined, 'month', SIX_WEEKS)
  await until(() => expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(2))
  expect(chosenDay()?.textContent).toContain('还有 5 件')
})

it('shows before a week what is past without a recorded filing, and records one', async () => {
  const { answers, sent } = await renderCalendar(undefined, 'week')
  const past = await until(() => {
    const section = document.querySelector('.rj-week > .rj-is-unfiled')
    expect(section?.querySelectorAll('.rj-entry-row')).toHaveLength(1)
    return section
  })
  expect(past?.textContent).toContain('旧案')
  expect(past?.textContent).toContain('还有 2 件')
  answers.recordFiling = { filedOn: TODAY, hasEvidence: false, evidenceDue: null, evidenceOn: null }
  await click(button('记下递交日：旧案'))
  const save = await until(() => {
    const found = document.querySelector('[role="dialog"] .bp6-intent-primary')
    expect(found?.textContent).toBe(zh.home.filing.save)
    return found ?? document.body
  })
  await type(input(zh.home.filing.day), TODAY)
  await click(input(zh.home.filing.evidenceNo))
  await click(save)
  await until(() => expect(sent.some(({ call, body }) => call === 'recordFiling' && body !== null)).toBe(true))
  expect(sent.find(({ call }) => call === 'recordFiling')?.body).toEqual({
    filedOn: TODAY,
    hasEvidence: false,
    evidenceOn: null,
  })
  await until(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
})

it('shows what is filed with a tick after what is open, evidence and reminders by their day, and each kind only where it is asked for', async () => {
  const [one, two, three] = list
  if (!one || !two || !three) throw new Error('too few cases')
  const day = FIVE_WEEKS
  const filed = { due: day, filedOn: '2026-06-12', evidenceDue: '2026-09-14' }
  createFakeApi({
    readDeadlineDays: {
      cases: [
        { ...one, ...filed },
        { ...two, due: day },
      ],
      evidence: [{ ...three, mark: '补证案', due: '2026-03-13', filedOn: '2026-03-15', evidenceDue: day }],
      reminders: [{ ...three, reminderOn: day, reminder: '送合伙人审阅' }],
      unfiled: [],
      unfiledCount: 0,
      oppositions: [],
      special: [],
      untold: [],
      isCut: false,
    },
    readDeadline: DEADLINE,
  })
  await render(<CasesCalendar onOpen={() => undefined} />, 'zh', `/?view=month&day=${day}`)
  const lines = await until(() => {
    const found = [...(chosenDay()?.querySelectorAll('.rj-entry') ?? [])]
    expect(found).toHaveLength(4)
    return found
  })
  expect(lines.map(line => [...line.classList].at(-1))).toEqual(['rj-unfiled', 'rj-unfiled', 'rj-note', 'rj-filed'])
  expect(lines[1]?.textContent).toContain('补证案')
  expect(lines[2]?.textContent).toContain('内部')
  const cards = [...document.querySelectorAll('.rj-entry-card')]
  expect(cards[2]?.textContent).toContain('送合伙人审阅')
  expect(cards[3]?.textContent).toContain('6月12日 已递交')
  await until(() => expect(cards[0]?.textContent).toContain('2026-06-20加 15 日'))
  await click(input(zh.home.calendar.kinds.reminder))
  await click(input(zh.home.calendar.kinds.evidence))
  expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(2)
})

it('tells of the days of one holiday in one line of the week, but for one with a deadline', async () => {
  const off = (day: string) => ({ day, isWorked: false, zh: '国庆节', en: 'National Day' })
  const days = weekOf('2026-10-01')
  const special = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'].map(off)
  const runs = (entries: ReadonlyMap<string, readonly Entry[]>) =>
    runsOfWeek(days, special, entries).map(run => run.length)
  expect(runs(new Map())).toEqual([1, 1, 1, 4])
  expect(runs(new Map([['2026-10-03', []]]))).toEqual([1, 1, 1, 2, 1, 1])
})

it('opens the list of a day over the month where the window is small, by the pointer and by Enter', async () => {
  stubBrowserPartsAt(1024)
  onTestFinished(stubBrowserParts)
  await renderCalendar(undefined, 'month', FIVE_WEEKS)
  await until(() => expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(2))
  expect(document.querySelector('.rj-entry-card')).toBeNull()
  await click(chosenDay() ?? document.body)
  await until(() => expect(document.querySelectorAll('[role="dialog"] .rj-entry-card')).toHaveLength(7))
  await click(button(zh.home.calendar.closeDay))
  await until(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await press(chosenDay() ?? document.body, 'Enter')
  await until(() => expect(document.querySelectorAll('[role="dialog"] .rj-entry-card')).toHaveLength(7))
})

it('says in the list of a day what the filing check left open, and nothing where it did not run', async () => {
  await renderCalendar(undefined, 'month', FIVE_WEEKS)
  await until(() => expect(document.querySelectorAll('.rj-entry-card')).toHaveLength(7))
  const points = [...document.querySelectorAll('.rj-entry-card')].map(
    card => card.querySelector('.rj-entry-points')?.textContent,
  )
  expect(points).toEqual(['还有 3 处未了结', zh.home.calendar.noPoints, ...Array(5).fill(undefined)])
})

it('keeps the kinds of deadlines in a menu where the window is small', async () => {
  stubBrowserPartsAt(1024)
  onTestFinished(stubBrowserParts)
  await renderCalendar(undefined, 'month', FIVE_WEEKS)
  await until(() => expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(2))
  await click(button('种类 4'))
  await click(await until(() => input(zh.home.calendar.kinds.review)))
  expect(button('种类 3')).toBeDefined()
  expect(chosenDay()?.querySelectorAll('.rj-entry')).toHaveLength(1)
})

it('shows a week by its days and number, each deadline with number, class and what is left', async () => {
  await renderCalendar(undefined, 'week', SIX_WEEKS)
  await until(() => expect(document.querySelectorAll('.rj-entry-row')).toHaveLength(8))
  expect(document.body.textContent).toContain('11月30日–12月6日，第 49 周')
  const [row] = document.querySelectorAll('.rj-week > :not(.rj-is-unfiled) .rj-entry-row')
  expect(row?.textContent).toContain('73310664第 35 类')
  expect(row?.textContent).toContain('11月30日')
})

it('moves by day and month with the keys', async () => {
  const { sent } = await renderCalendar()
  await until(() => expect(chosenDay()?.dataset['day']).toBe(TODAY))
  const before = chosenDay()?.dataset['day'] ?? ''
  await press(chosenDay() ?? document.body, 'ArrowRight')
  expect((chosenDay()?.dataset['day'] ?? '') > before).toBe(true)
  await press(chosenDay() ?? document.body, 'PageDown')
  await until(() => expect(sent.length).toBeGreaterThan(1))
})

it('says that it could not be read, and reads again', async () => {
  const { answers, sent } = await renderCalendar()
  answers.readDeadlineDays = new Failing('internal', 500)
  await click(button(zh.home.calendar.next.month))
  await until(() => expect(document.body.textContent).toContain(zh.inputs.notRead.title))
  const before = sent.length
  await click(button(zh.inputs.notRead.retry))
  expect(sent.length).toBe(before + 1)
})
