import { expect, it } from 'vitest'
import { midnightOf } from '#domain/calendar-day.ts'
import { computeDeadline } from '../../../server/law/deadlines.ts'
import { deadlineCalendar } from '../../../server/rejection/deadline-calendar.ts'
import { buildNotice } from '../drafting/build-draft-input.ts'

const calendarOf = (facts: Parameters<typeof buildNotice>[0] = {}, isEn: 0 | 1 = 0) => {
  const notice = buildNotice(facts)
  const deadline = computeDeadline(midnightOf('2026-12-17'), 0, notice.kind)
  return deadlineCalendar({ id: 7, gmtCreate: '2026-12-18T09:30:00.000+08:00', notice, deadline }, isEn)
}
/** The content lines, unfolded (RFC 5545 §3.1). */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

it('is an all-day event on the last day, whatever the time zone of the server', () => {
  const lines = linesOf(calendarOf().text)
  expect(lines).toContain('DTSTART;VALUE=DATE:20270104')
  expect(lines).toContain('DTEND;VALUE=DATE:20270105')
  expect(lines).toContain('DTSTAMP:20261218T013000Z')
})

it('rings 7, 3 and 1 days before', () => {
  const triggers = linesOf(calendarOf().text).filter(line => line.startsWith('TRIGGER'))
  expect(triggers).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P3D', 'TRIGGER:-P1D'])
})

it('tells the arithmetic, the articles, the further periods and the warning', () => {
  const description = linesOf(calendarOf({ kind: 'partial' }).text).find(line => line.startsWith('DESCRIPTION')) ?? ''
  expect(description).toContain('2027-01-01 加 15 日（送达当日不计），期满日为星期五（《商标法》（2019）第三十四条；')
  expect(description).toContain('2027-01-04 初步审定部分的分割申请')
  expect(description).toContain('没有 2027 年的放假安排')
})

it('escapes what a name holds, and no name adds a line', () => {
  const { name, text } = calendarOf({ mark: '青;砚,\\n山\r\nBEGIN:VEVENT' })
  expect(linesOf(text).filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(linesOf(text).find(line => line.startsWith('SUMMARY'))).toContain('青\\;砚\\,\\\\n山\\n')
  expect(name).toMatch(/\.ics$/)
})

it('speaks the language asked for', () => {
  const { name, text } = calendarOf({}, 1)
  expect(name).toBe('青砚山房 Deadline for review of refusal.ics')
  expect(linesOf(text)).toContain('SUMMARY:青砚山房 · No. 81357246 · Deadline for review of refusal')
})

it('gives the same bytes for the same analysis', () => {
  expect(calendarOf()).toEqual(calendarOf())
})
