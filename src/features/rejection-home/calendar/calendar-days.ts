import type { DeadlineDays, OppositionDeadline } from '#contract/calendar/deadline-days.ts'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '#domain/calendar-day.ts'

const WEEK_DAYS = 7
const THURSDAY_OFFSET = 3

/** A deadline as the calendar shows it. */
export type Entry =
  | { kind: 'review'; key: string; day: CalendarDay; item: RejectionLogItem }
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

/** Returns the deadlines of cases that have one. */
export const reviewEntries = (cases: readonly RejectionLogItem[]): Entry[] =>
  cases.flatMap((item): Entry[] =>
    item.due === null ? [] : [{ kind: 'review', key: `review ${item.id}`, day: item.due, item }],
  )

/** Returns the deadlines by day, those of cases first. */
export const entriesByDay = (
  { cases, oppositions }: Pick<DeadlineDays, 'cases' | 'oppositions'>,
  kinds: ReadonlySet<Entry['kind']>,
): ReadonlyMap<CalendarDay, readonly Entry[]> => {
  const entries: Entry[] = [
    ...reviewEntries(cases),
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
    entries.filter(({ kind }) => kinds.has(kind)),
    ({ day }) => day,
  )
}
