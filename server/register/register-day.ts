import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'

const WRITTEN = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?/

/** Keeps the days that were read: a register has far more dates than there are days. */
const known = new Map<string, CalendarDay | null>()
const MOST_KNOWN = 50_000

const read = (text: string): CalendarDay | null => {
  const [, year = '', month = '', date = ''] = WRITTEN.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) ? day : null
}

/**
 * Returns the day that a text begins with, as registers write it: `2026-06-22`, `20260622`, `2026/6/22`,
 * `2026年6月22日`. Null for a day that does not exist.
 */
export const registerDay = (text: string): CalendarDay | null => {
  const before = known.get(text)
  if (before !== undefined) return before
  const day = read(text)
  if (known.size === MOST_KNOWN) known.clear()
  known.set(text, day)
  return day
}
