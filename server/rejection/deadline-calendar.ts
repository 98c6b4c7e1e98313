import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { hasWording } from '../drafting/mark-composition.ts'

const ALARM_DAYS = [7, 3, 1]
const DAY_SECONDS = 24 * 60 * 60

const TEXTS = {
  zh: { event: '复审期限', number: (no: string) => `第${no}号`, applicant: '申请人', notice: '发文编号', join: '，' },
  en: {
    event: 'Deadline for review of refusal',
    number: (no: string) => `no. ${no}`,
    applicant: 'Applicant',
    notice: 'Dispatch no.',
    join: ', ',
  },
}

const present = (parts: readonly string[]): string[] => parts.filter(part => part !== '')

/**
 * The deadline of an analysis as an iCalendar file (RFC 5545): an all-day event with its arithmetic, in calendar days of
 * Asia/Shanghai, and alarms 7, 3 and 1 days before. The same analysis gives the same bytes and the same event.
 */
export const deadlineCalendar = (
  { id, gmtCreate, notice, deadline }: Pick<RejectionLogDetail, 'id' | 'gmtCreate' | 'notice' | 'deadline'>,
  isEn: 0 | 1,
): { name: string; text: string } => {
  const language = isEn ? 'en' : 'zh'
  const texts = TEXTS[language]
  const mark = hasWording(notice.mark) ? notice.mark : ''
  const number = notice.applicationNo === '' ? '' : texts.number(notice.applicationNo)
  const subject = present([mark, number]).join(texts.join)
  const labelled = (label: string, value: string): string => (value === '' ? '' : `${label}: ${value}`)
  const description = present([
    labelled(texts.applicant, notice.applicant),
    labelled(texts.notice, notice.dispatchNo),
    ...deadline.steps.map(step => `${step.date} ${step[language]} (${step.rule})`),
    ...(deadline.further ?? []).map(period => present([period.date ?? '', period[language]]).join(' ')),
    ...deadline.warnings.map(warning => warning[language]),
  ])
  const calendar = ical({
    prodId: { company: 'Rejoinder', product: 'Rejoinder', language: isEn ? 'EN' : 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: 'Asia/Shanghai',
  })
  const summary = subject === '' ? texts.event : `${texts.event} · ${subject}`
  // A day, not an instant: the library writes the date in UTC as it stands.
  const start = new Date(`${deadline.due}T00:00:00Z`)
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
  return { name: `${present([mark || number, texts.event]).join(' ')}.ics`, text: calendar.toString() }
}
