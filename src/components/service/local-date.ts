import type { CalendarDay } from '#domain/calendar-day.ts'

/** How a day is typed, in either language. */
export const DAY_FORMAT = 'YYYY-MM-DD'

/** A day as the calendar widget has it: midnight of the browser's own zone. */
export const localDateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00`)

export const dayOfLocalDate = (date: Date): CalendarDay => {
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
