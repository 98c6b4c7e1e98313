import { addMonths, type CalendarDay, dayOf, midnightOf } from '#domain/calendar-day.ts'

/** The calendar month in Asia/Shanghai around an instant: when it began, and the day the next one begins. */
export const monthAround = (ms: number): { begin: Date; resetsOn: CalendarDay } => {
  const firstDay = `${dayOf(ms).slice(0, 8)}01`
  return { begin: new Date(midnightOf(firstDay)), resetsOn: addMonths(firstDay, 1) }
}
