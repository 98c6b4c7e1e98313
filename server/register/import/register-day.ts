import { type CalendarDay, isCalendarDay } from '../../law/calendar-day.ts'

const WRITTEN = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?/

/**
 * The day that a text begins with, as registers write it: `2026-06-22`, `20260622`, `2026/6/22`, `2026年6月22日`. Null for
 * none that exists.
 */
export const registerDay = (text: string): CalendarDay | null => {
  const [, year = '', month = '', date = ''] = WRITTEN.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) ? day : null
}
