import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CalendarFeedBody } from '#contract/calendar/deadline-days.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { addDays, dayOf } from '#domain/calendar-day.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ remembersPapers: true })
  await uploadNotice(test.app, { bytes: await readNotice('full-registered') })
  // The day of receipt that was given leads to 16 June; the sample is due within the month to come.
  await test.app.inject({ ...asked('analyseSample'), query: { isEn: '0' } })
  await test.db.updateTable('rejection_logs').set({ due: SOON }).execute()
})
afterAll(() => test.close())

const SOON = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10)

const asked = (name: 'analyseSample' | 'readDeadlineDays' | 'readCalendarFeed' | 'saveCalendarFeed') => {
  const { method, path } = ENDPOINTS[name]
  return { method, url: path }
}
const ON: CalendarFeedBody = {
  isOn: true,
  isEn: 0,
  contents: ['review', 'evidence', 'opposition', 'mark', 'number'],
  alarmDays: 3,
}
const saveFeed = async (body: CalendarFeedBody) =>
  expectAnswer('saveCalendarFeed', await test.app.inject({ ...asked('saveCalendarFeed'), payload: body }))

it('lists the cases that fall due from one day to another, and the days off', async () => {
  const query = { from: SOON, to: SOON }
  const { cases } = expectAnswer('readDeadlineDays', await test.app.inject({ ...asked('readDeadlineDays'), query }))
  expect(cases.map(({ mark, isSample }) => [mark, isSample])).toEqual([
    ['禾汐里', false],
    ['松砚里', true],
  ])
  const summer = { from: '2026-09-25', to: '2026-10-11' }
  const { special, untold } = expectAnswer(
    'readDeadlineDays',
    await test.app.inject({ ...asked('readDeadlineDays'), query: summer }),
  )
  expect(special.find(({ day }) => day === '2026-10-01')).toMatchObject({ isWorked: false, zh: '国庆节' })
  expect(special.some(({ isWorked }) => isWorked)).toBe(true)
  expect(untold).toEqual([])
})

it('refuses more days than a calendar shows', async () => {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  expectRefusal('invalidInput', await test.app.inject({ ...asked('readDeadlineDays'), query }))
})

it('feeds deadlines to whoever has the address, without samples, and to nobody once it is renewed or turned off', async () => {
  const { path } = await saveFeed(ON)
  const first = await test.app.inject(path ?? '')
  expect(first.headers['content-type']).toContain('text/calendar')
  expect(first.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(first.body).toContain('禾汐里')
  expect(first.body).not.toContain('深圳禾汐')
  expect(first.body).toContain('TRIGGER:-P3D')
  expect(first.body).toContain(`DTSTART;VALUE=DATE:${SOON.replaceAll('-', '')}`)

  expect(await saveFeed({ ...ON, contents: [...ON.contents, 'applicant'], alarmDays: 0 })).toMatchObject({ path })
  const second = await test.app.inject(path ?? '')
  expect(second.body).toContain('深圳禾汐')
  expect(second.body).not.toContain('TRIGGER')

  const renewed = await saveFeed({ ...ON, renew: true })
  expect(renewed.path).not.toBe(path)
  expect(renewed.readAt).toBeNull()
  expectRefusal('notFound', await test.app.inject(path ?? ''))
  expect((await test.app.inject(renewed.path ?? '')).statusCode).toBe(200)

  expect(await saveFeed({ ...ON, isOn: false })).toMatchObject({ path: null })
  expectRefusal('notFound', await test.app.inject(renewed.path ?? ''))
})

it('lists a filed case as one, feeds none, and names what is past without one beside the days around today', async () => {
  const { path } = await saveFeed(ON)
  const read = async (from: string, to: string) =>
    expectAnswer('readDeadlineDays', await test.app.inject({ ...asked('readDeadlineDays'), query: { from, to } }))
  const today = dayOf(Date.now())
  await test.db
    .updateTable('rejection_logs')
    .set({ due: addDays(today, -1) })
    .where('is_sample', '=', true)
    .execute()
  expect(await read(today, today)).toMatchObject({ unfiledCount: 1, unfiled: [{ mark: '松砚里' }] })
  expect(await read(SOON, SOON)).toMatchObject({ unfiledCount: 0, unfiled: [] })

  await test.db.updateTable('rejection_logs').set({ filed_on: today }).execute()
  expect((await read(SOON, SOON)).cases.map(({ filedOn }) => filedOn)).toEqual([today])
  expect((await read(today, today)).unfiled).toEqual([])
  expect((await test.app.inject(path ?? '')).body).not.toContain('BEGIN:VEVENT')
})

it('lists and feeds the day for announced evidence and a reminder, and of a case no more than is asked for', async () => {
  const today = dayOf(Date.now())
  const real = test.db.updateTable('rejection_logs').where('is_sample', '=', false)
  await real
    .set({
      filed_on: today,
      evidence_due: addDays(today, 90),
      evidence_on: null,
      reminder_on: addDays(today, 2),
      reminder: '送审',
    })
    .execute()
  const read = async (day: string) =>
    expectAnswer(
      'readDeadlineDays',
      await test.app.inject({ ...asked('readDeadlineDays'), query: { from: day, to: day } }),
    )
  expect(await read(addDays(today, 90))).toMatchObject({ cases: [], evidence: [{ mark: '禾汐里' }], reminders: [] })
  expect(await read(addDays(today, 2))).toMatchObject({ evidence: [], reminders: [{ reminder: '送审' }] })

  const { path } = await saveFeed({ ...ON, contents: ['review', 'evidence', 'number'] })
  const evidence = (await test.app.inject(path ?? '')).body
  expect(evidence.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(evidence).toContain('补充证据期限')
  expect(evidence).not.toContain('禾汐里')
  await saveFeed({ ...ON, contents: ['reminder', 'mark'] })
  const reminder = (await test.app.inject(path ?? '')).body
  expect(reminder).toContain('禾汐里 · 内部提醒：送审')
  expect(reminder).not.toMatch(/补充证据|第\d+号/)

  await real.set({ evidence_on: today }).execute()
  await saveFeed(ON)
  expect((await test.app.inject(path ?? '')).body).not.toContain('BEGIN:VEVENT')
  await real.set({ evidence_due: addDays(today, -1), evidence_on: null }).execute()
  expect(await read(today)).toMatchObject({ unfiledCount: 1, unfiled: [{ mark: '禾汐里' }] })
})
