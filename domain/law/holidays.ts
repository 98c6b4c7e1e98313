import { addDays, type CalendarDay, weekdayOf, yearOf } from '../calendar-day.ts'

/** One holiday of a State Council paper: off from `from` to `to`, and the weekend days worked in exchange. */
interface Holiday {
  zh: string
  en: string
  from: CalendarDay
  to: CalendarDay
  working: CalendarDay[]
}

/** The holidays of one year as the State Council published them. */
export interface HolidayTable {
  year: number
  source: string
  holidays: Holiday[]
}

/** The judgement whether a day is worked, with the holiday that decides it. `day off` and `make-up day` come from a published table. */
export interface DayKind {
  isWorkingDay: boolean
  reason: 'weekday' | 'weekend' | 'day off' | 'make-up day'
  holiday: Holiday | null
}

/** Tells working days from days off. */
export interface HolidayCalendar {
  /** Returns true when the State Council's holiday paper of that year is at hand. */
  hasTable(year: number): boolean
  /** Judges a day by the published table; without one, by weekends and the fixed holiday of 1 January. */
  dayKindOf(day: CalendarDay): DayKind
}

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

/** Builds the calendar of working days from the published tables. */
export const holidayCalendar = (tables: readonly HolidayTable[]): HolidayCalendar => {
  const years = new Set(tables.map(table => table.year))
  const days = new Map<CalendarDay, DayKind>()
  for (const holiday of tables.flatMap(table => table.holidays)) {
    for (let day = holiday.from; day <= holiday.to; day = addDays(day, 1))
      days.set(day, { isWorkingDay: false, reason: 'day off', holiday })
    for (const day of holiday.working) days.set(day, { isWorkingDay: true, reason: 'make-up day', holiday })
  }
  return {
    hasTable: year => years.has(year),
    dayKindOf: day => {
      const known = days.get(day)
      if (known) return known
      if (!years.has(yearOf(day)) && day.endsWith('-01-01'))
        return { isWorkingDay: false, reason: 'day off', holiday: newYearsDay(day) }
      const weekday = weekdayOf(day)
      const isWeekend = weekday === SUNDAY || weekday === SATURDAY
      return { isWorkingDay: !isWeekend, reason: isWeekend ? 'weekend' : 'weekday', holiday: null }
    },
  }
}
