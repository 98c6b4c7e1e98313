import type { RejectionLogDetail, RejectionLogItem } from '#contract/rejection.ts'
import { type CalendarEvent, type CalendarFile, writeCalendar } from '../calendar/write-calendar.ts'
import { type Language, languageOf, ruleName } from '../drafting/language.ts'
import { hasWording } from '../drafting/mark-composition.ts'

const ALARM_DAYS = [7, 3, 1]

const present = (parts: readonly string[]): string[] => parts.filter(part => part !== '')
const markOf = (mark: string): string => (hasWording(mark) ? mark : '')
const kindOf = ({ say }: Language): string => say('商标驳回复审期限', 'Deadline for review of refusal')
const numberOf = ({ say }: Language, number: string): string => number && say(`第${number}号`, `No. ${number}`)
const labelled = ({ say }: Language, label: string, value: string): string => value && label + say('：', ': ') + value
const eventId = (id: number, number: string): string => `rejection-${id}-${number}`

/**
 * Writes the deadline of an analysis as an iCalendar file: one event with its steps and alarms 7, 3 and 1 days before.
 * The same analysis gives the same event.
 */
export const deadlineCalendar = (
  { id, gmtCreate, notice, deadline }: Pick<RejectionLogDetail, 'id' | 'gmtCreate' | 'notice' | 'deadline'>,
  isEn: 0 | 1,
): CalendarFile => {
  const language = languageOf(isEn)
  const { say, read } = language
  const kind = kindOf(language)
  const mark = markOf(notice.mark)
  const number = numberOf(language, notice.applicationNo)
  const bracketed = (rule: string): string => say(`（${rule}）`, ` (${rule})`)
  const description = present([
    labelled(language, say('申请人', 'Applicant'), notice.applicant),
    labelled(language, say('发文编号', 'Dispatch no.'), notice.dispatchNo),
    ...deadline.steps.map(step => `${step.date} ${read(step)}${bracketed(ruleName(language, step.rule))}`),
    ...(deadline.further ?? []).map(period => present([period.date ?? '', read(period)]).join(' ')),
    ...deadline.warnings.map(read),
  ])
  const event: CalendarEvent = {
    id: eventId(id, notice.applicationNo || notice.dispatchNo),
    stamp: gmtCreate,
    day: deadline.due,
    summary: present([mark, number, kind]).join(' · '),
    description: description.join('\n'),
  }
  return {
    name: `${present([mark || number, kind]).join(' ')}.ics`,
    text: writeCalendar({ events: [event], isEn, alarmDays: ALARM_DAYS }),
  }
}

/** Returns the deadlines of cases as events that say no more than mark, number and class, and the applicant where asked for. */
export const reviewEvents = (
  cases: readonly RejectionLogItem[],
  { isEn, hasApplicant }: { isEn: 0 | 1; hasApplicant: boolean },
): CalendarEvent[] => {
  const language = languageOf(isEn)
  const { say } = language
  return cases.flatMap(({ id, gmtCreate, due, mark, markIsDevice, applicationNo, classes, applicant }) => {
    if (due === null) return []
    const name = markOf(mark) || (markIsDevice ? say('（图形）', '(device)') : '')
    const list = classes.join(say('、', ', '))
    return {
      id: eventId(id, applicationNo),
      stamp: gmtCreate,
      day: due,
      summary: present([name, numberOf(language, applicationNo), kindOf(language)]).join(' · '),
      description: present([
        labelled(language, say('类别', 'Class'), list),
        hasApplicant ? labelled(language, say('申请人', 'Applicant'), applicant) : '',
      ]).join('\n'),
    }
  })
}
