import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type CalendarDay, weekdayOf, yearOf } from '#domain/calendar-day.ts'

/** One holiday of a State Council paper: off from `from` to `to`, and the weekend days worked in exchange. */
export interface Holiday {
  zh: string
  en: string
  from: CalendarDay
  to: CalendarDay
  working: CalendarDay[]
}

interface HolidayTable {
  year: number
  source: string
  holidays: Holiday[]
}

/** What a day is and, when a holiday decides it, which. `day off` and `make-up day` come from a published table. */
export interface DayKind {
  isWorkingDay: boolean
  reason: 'weekday' | 'weekend' | 'day off' | 'make-up day'
  holiday: Holiday | null
}

const FOLDER = join(import.meta.dirname, 'holidays')
const SUNDAY = 0
const SATURDAY = 6

/** Off by the holiday regulations of the State Council in every year, published table or not. */
const newYearsDay = (day: CalendarDay): Holiday => ({
  zh: '元旦',
  en: "New Year's Day",
  from: day,
  to: day,
  working: [],
})

const tables = readdirSync(FOLDER).map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as HolidayTable)
const years = new Set(tables.map(table => table.year))
const days = new Map<CalendarDay, DayKind>()
for (const holiday of tables.flatMap(table => table.holidays)) {
  for (let day = holiday.from; day <= holiday.to; day = addDays(day, 1))
    days.set(day, { isWorkingDay: false, reason: 'day off', holiday })
  for (const day of holiday.working) days.set(day, { isWorkingDay: true, reason: 'make-up day', holiday })
}

/** Whether the State Council's holiday paper of that year is at hand. */
export const hasHolidayTable = (year: number): boolean => years.has(year)

/** A day by the published table; without one, by weekends and the fixed holiday of 1 January. */
export const dayKindOf = (day: CalendarDay): DayKind => {
  const known = days.get(day)
  if (known) return known
  if (!hasHolidayTable(yearOf(day)) && day.endsWith('-01-01'))
    return { isWorkingDay: false, reason: 'day off', holiday: newYearsDay(day) }
  const weekday = weekdayOf(day)
  const isWeekend = weekday === SUNDAY || weekday === SATURDAY
  return { isWorkingDay: !isWeekend, reason: isWeekend ? 'weekend' : 'weekday', holiday: null }
}
