import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { languageOf, ruleName } from '../drafting/language.ts'
import { hasWording } from '../drafting/mark-composition.ts'

const ALARM_DAYS = [7, 3, 1]
const DAY_SECONDS = 24 * 60 * 60

/**
 * Returns a calendar day as the instant that the library prints it from: without a time zone it writes what UTC says.
 */
const dayStart = (day: string): Date => new Date(`${day}T00:00:00Z`)

const present = (parts: readonly string[]): string[] => parts.filter(part => part !== '')

/**
 * Writes the deadline of an analysis as an iCalendar file (RFC 5545): an all-day event on the calendar day in
 * Asia/Shanghai, with its steps and alarms 7, 3 and 1 days before. The same analysis gives the same bytes and the same
 * event.
 */
export const deadlineCalendar = (
  { id, gmtCreate, notice, deadline }: Pick<RejectionLogDetail, 'id' | 'gmtCreate' | 'notice' | 'deadline'>,
  isEn: 0 | 1,
): { name: string; text: string } => {
  const language = languageOf(isEn)
  const { say, read } = language
  const kind = say('商标驳回复审期限', 'Deadline for review of refusal')
  const mark = hasWording(notice.mark) ? notice.mark : ''
  const number = notice.applicationNo && say(`第${notice.applicationNo}号`, `No. ${notice.applicationNo}`)
  const summary = present([mark, number, kind]).join(' · ')
  const labelled = (label: string, value: string): string => value && label + say('：', ': ') + value
  const bracketed = (rule: string): string => say(`（${rule}）`, ` (${rule})`)
  const description = present([
    labelled(say('申请人', 'Applicant'), notice.applicant),
    labelled(say('发文编号', 'Dispatch no.'), notice.dispatchNo),
    ...deadline.steps.map(step => `${step.date} ${read(step)}${bracketed(ruleName(language, step.rule))}`),
    ...(deadline.further ?? []).map(period => present([period.date ?? '', read(period)]).join(' ')),
    ...deadline.warnings.map(read),
  ])
  const calendar = ical({
    prodId: { company: 'Rejoinder', product: 'Rejoinder', language: say('ZH', 'EN') },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.x('X-WR-TIMEZONE', 'Asia/Shanghai')
  const start = dayStart(deadline.due)
  const event = calendar.createEvent({
    id: `rejection-${id}-${notice.applicationNo || notice.dispatchNo}@rejoinder`,
    stamp: new Date(gmtCreate),
    start,
    end: new Date(start.getTime() + DAY_SECONDS * 1000),
    allDay: true,
    summary,
    description: description.join('\n'),
  })
  for (const days of ALARM_DAYS)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS, description: summary })
  return { name: `${present([mark || number, kind]).join(' ')}.ics`, text: calendar.toString() }
}
