/** A calendar day in Asia/Shanghai, `2026-06-22`. China keeps one offset all year, so days are plain arithmetic. */
export type CalendarDay = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OFFSET_MS = 8 * HOUR_MS

const utcOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utc: number): CalendarDay => new Date(utc).toISOString().slice(0, 10)

/** Returns the day in Asia/Shanghai on which an instant (milliseconds since 1970) falls. */
export const dayOf = (ms: number): CalendarDay => dayAt(ms + OFFSET_MS)

/** Returns the instant (milliseconds since 1970) at which a day begins in Asia/Shanghai: the `receiveTime` of the calls. */
export const midnightOf = (day: CalendarDay): number => utcOf(day) - OFFSET_MS

/** Returns an instant in ISO 8601 with the offset of Asia/Shanghai, to the millisecond: `2026-06-22T09:30:00.000+08:00`. */
export const timestampOf = (ms: number): string => `${new Date(ms + OFFSET_MS).toISOString().slice(0, -1)}+08:00`

/** Returns the day `count` days later, or earlier when `count` is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay => dayAt(utcOf(day) + count * DAY_MS)

/** Returns the corresponding day `count` months later; the last day of that month where there is none (Regs 2014 Art. 12). */
export const addMonths = (day: CalendarDay, count: number): CalendarDay => {
  const start = new Date(utcOf(day))
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + count
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDayOfMonth)))
}

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: CalendarDay): number => new Date(utcOf(day)).getUTCDay()

/** The months as English names them, January first. */
export const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Returns the year of a day as a number. */
export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4))

/** Returns true when the text is a day that exists: `2026-02-30` and `2026-13-01` are none. */
export const isCalendarDay = (text: string): text is CalendarDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text)) && dayAt(utcOf(text)) === text

/** Returns the whole days from one day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcOf(to) - utcOf(from)) / DAY_MS)

const TYPED_DAY = /^(\d{4})(?:-|\/|\.|年)?(\d{1,2})(?:-|\/|\.|月)?(\d{1,2})日?$/

/** Reads a typed day (`2026-6-22`, `20260622`, `2026年6月22日`, `2026/6/22`); returns null for a day that does not exist. */
export const parseDay = (text: string): CalendarDay | null => {
  const [, year, month, date] = TYPED_DAY.exec(text.trim()) ?? []
  if (year === undefined || month === undefined || date === undefined) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) ? day : null
}
