import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'
import { periodsOn } from './periods.ts'

/** The three years in which a mark must have been used, both days included. */
export interface NonUseWindow {
  from: CalendarDay
  until: CalendarDay
}

/**
 * Returns the period that an application for non-use cancellation asks about: the three years before the day it is filed
 * (Law 2019 art. 49(2), Law 2026 art. 57(2)). The day of filing itself is not in it.
 */
export const nonUseWindow = (filingDay: CalendarDay): NonUseWindow => ({
  from: addMonths(filingDay, -periodsOn(filingDay).nonUseMonths),
  until: addDays(filingDay, -1),
})
