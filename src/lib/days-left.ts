import { type CalendarDay, dayOf, daysBetween } from '#domain/calendar-day.ts'

/** Returns the calendar days in Asia/Shanghai from `now` to the due day: 0 on the day itself, negative once it is past. */
export const daysLeft = (due: CalendarDay, now: number): number => daysBetween(dayOf(now), due)
