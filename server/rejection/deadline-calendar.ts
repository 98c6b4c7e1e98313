import type { RejectionLogDetail, RejectionLogItem } from '#contract/rejection.ts'
import type { FeedContent } from '#contract/vocabulary.ts'
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

/** What a case is in the calendar for, and the day of it. */
const DAYS = {
  review: ({ due }: RejectionLogItem) => due,
  evidence: ({ evidenceDue }: RejectionLogItem) => evidenceDue,
  reminder: ({ reminderOn }: RejectionLogItem) => reminderOn,
}

const kindWords = (kind: keyof typeof DAYS, language: Language, { reminder }: RejectionLogItem): string => {
  const { say } = language
  if (kind === 'review') return kindOf(language)
  if (kind === 'evidence') return say('补充证据期限', 'Deadline for supplementary evidence')
  return present([say('内部提醒', 'Internal reminder'), reminder]).join(say('：', ': '))
}

/** Returns days of cases as events that say of each case what is asked for, and no more. */
export const caseEvents = (
  kind: keyof typeof DAYS,
  cases: readonly RejectionLogItem[],
  { isEn, contents }: { isEn: 0 | 1; contents: ReadonlySet<FeedContent> },
): CalendarEvent[] => {
  const language = languageOf(isEn)
  const { say } = language
  return cases.flatMap(item => {
    const { id, gmtCreate, mark, markIsDevice, applicationNo, classes, applicant } = item
    const day = DAYS[kind](item)
    if (day === null) return []
    const name = markOf(mark) || (markIsDevice ? say('（图形）', '(device)') : '')
    const list = classes.join(say('、', ', '))
    return {
      // Names the case only by what is told of it.
      id: eventId(id, kind === 'review' ? (contents.has('number') ? applicationNo : '') : kind),
      stamp: gmtCreate,
      day,
      summary: present([
        contents.has('mark') ? name : '',
        contents.has('number') ? numberOf(language, applicationNo) : '',
        kindWords(kind, language, item),
      ]).join(' · '),
      description: present([
        contents.has('number') ? labelled(language, say('类别', 'Class'), list) : '',
        contents.has('applicant') ? labelled(language, say('申请人', 'Applicant'), applicant) : '',
      ]).join('\n'),
    }
  })
}
