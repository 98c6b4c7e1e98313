import type { DeadlineDays, OppositionDeadline, SpecialDay } from '#contract/calendar/deadline-days.ts'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '#domain/calendar-day.ts'

const WEEK_DAYS = 7
const THURSDAY_OFFSET = 3

/** What a case is in the calendar for: its review, the evidence that was announced in it, or a reminder of one's own. */
export type CaseKind = 'review' | 'evidence' | 'reminder'

/** A deadline as the calendar shows it. */
export type Entry =
  | { kind: CaseKind; key: string; day: CalendarDay; item: RejectionLogItem }
  | { kind: 'opposition'; key: string; day: CalendarDay; opposition: OppositionDeadline }

/** Returns the Monday of a day's week. */
const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -((weekdayOf(day) + 6) % WEEK_DAYS))

const weekFrom = (monday: CalendarDay): CalendarDay[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index))

/** Returns the weeks that a day's month touches, each from Monday to Sunday. */
export const weeksOfMonth = (day: CalendarDay): CalendarDay[][] => {
  const month = day.slice(0, 7)
  const first = mondayOf(`${month}-01`)
  const weeks = Array.from({ length: 6 }, (_, index) => weekFrom(addDays(first, index * WEEK_DAYS)))
  return weeks.filter(week => week.some(other => other.startsWith(month)))
}

export const weekOf = (day: CalendarDay): CalendarDay[] => weekFrom(mondayOf(day))

/** Returns the number of a week by ISO 8601: the first one has the year's first Thursday. */
export const weekNumber = (monday: CalendarDay): number => {
  const thursday = addDays(monday, THURSDAY_OFFSET)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / WEEK_DAYS) + 1
}

/** Returns the days of a week, those of one holiday without a deadline together: they are told of in one line. */
export const runsOfWeek = (
  days: readonly CalendarDay[],
  special: readonly SpecialDay[],
  entries: ReadonlyMap<CalendarDay, readonly Entry[]>,
): [CalendarDay, ...CalendarDay[]][] => {
  const runs: [CalendarDay, ...CalendarDay[]][] = []
  /** The holiday that a day without a deadline belongs to. */
  const holidayOf = (day: CalendarDay): string | undefined =>
    entries.has(day) ? undefined : special.find(other => other.day === day && !other.isWorked)?.zh
  for (const day of days) {
    const run = runs.at(-1)
    const holiday = holidayOf(day)
    if (run && holiday !== undefined && holidayOf(run[0]) === holiday) run.push(day)
    else runs.push([day])
  }
  return runs
}

const DAYS = {
  review: ({ due }: RejectionLogItem) => due,
  evidence: ({ evidenceDue }: RejectionLogItem) => evidenceDue,
  reminder: ({ reminderOn }: RejectionLogItem) => reminderOn,
} as const satisfies Record<CaseKind, unknown>

const caseEntries = (kind: CaseKind, cases: readonly RejectionLogItem[]): Entry[] =>
  cases.flatMap((item): Entry[] => {
    const day = DAYS[kind](item)
    return day === null ? [] : [{ kind, key: `${kind} ${item.id}`, day, item }]
  })

/** Returns what is still to be filed of cases that are past a day: the review, or the evidence after it. */
export const unfiledEntries = (cases: readonly RejectionLogItem[], kinds: ReadonlySet<Entry['kind']>): Entry[] =>
  cases
    .flatMap(item => caseEntries(item.filedOn === null ? 'review' : 'evidence', [item]))
    .filter(({ kind }) => kinds.has(kind))

/** Whether nothing is left to be done by the day. */
export const isDone = (entry: Entry): boolean =>
  (entry.kind === 'review' && entry.item.filedOn !== null) ||
  (entry.kind === 'evidence' && entry.item.evidenceOn !== null)

/** Returns the deadlines by day, those of cases first and what is filed last. */
export const entriesByDay = (
  { cases, evidence, reminders, oppositions }: Pick<DeadlineDays, 'cases' | 'evidence' | 'reminders' | 'oppositions'>,
  kinds: ReadonlySet<Entry['kind']>,
): ReadonlyMap<CalendarDay, readonly Entry[]> => {
  const entries: Entry[] = [
    ...caseEntries('review', cases),
    ...caseEntries('evidence', evidence),
    ...caseEntries('reminder', reminders),
    ...oppositions.map(
      (opposition): Entry => ({
        kind: 'opposition',
        key: `opposition ${opposition.id}`,
        day: opposition.day,
        opposition,
      }),
    ),
  ]
  return Map.groupBy(
    entries.filter(({ kind }) => kinds.has(kind)).sort((one, other) => Number(isDone(one)) - Number(isDone(other))),
    ({ day }) => day,
  )
}
