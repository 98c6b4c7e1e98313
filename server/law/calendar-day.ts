/** A calendar day in Asia/Shanghai, `2026-06-22`. China keeps one offset all year, so days are plain arithmetic. */
export type CalendarDay = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OFFSET_MS = 8 * HOUR_MS

const utcOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utc: number): CalendarDay => new Date(utc).toISOString().slice(0, 10)

/** The day in Asia/Shanghai on which an instant (milliseconds since 1970) falls. */
export const dayOf = (ms: number): CalendarDay => dayAt(ms + OFFSET_MS)

/** The instant, in milliseconds, at which a day begins in Asia/Shanghai. */
export const midnightOf = (day: CalendarDay): number => utcOf(day) - OFFSET_MS

/** ISO 8601 with the offset of Asia/Shanghai, to the millisecond: `2026-06-22T09:30:00.000+08:00`. */
export const timestampOf = (ms: number): string => `${new Date(ms + OFFSET_MS).toISOString().slice(0, -1)}+08:00`

export const addDays = (day: CalendarDay, count: number): CalendarDay => dayAt(utcOf(day) + count * DAY_MS)

/** The corresponding day `count` months later; the last day of that month where there is none (Regs 2014 Art. 12). */
export const addMonths = (day: CalendarDay, count: number): CalendarDay => {
  const start = new Date(utcOf(day))
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + count
  const lastDayOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDayOfMonth)))
}

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: CalendarDay): number => new Date(utcOf(day)).getUTCDay()

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4))

/** Whether the text is a day that exists: `2026-02-30` and `2026-13-01` are none. */
export const isCalendarDay = (text: string): text is CalendarDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text)) && dayAt(utcOf(text)) === text
