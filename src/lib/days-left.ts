import { type CalendarDay, dayOf, daysBetween } from '#domain/calendar-day.ts'

/** Returns the calendar days in Asia/Shanghai from `now` to the due day: 0 on the day itself, negative once it is past. */
export const daysLeft = (due: CalendarDay, now: number): number => daysBetween(dayOf(now), due)

export type Urgency = 'past' | 'urgent' | 'soon' | 'later'

const URGENT_DAYS = 3
const SOON_DAYS = 7

/** Returns `urgent` for three days or fewer and `soon` for seven or fewer (docs/screens.md §2). */
export const urgencyOf = (days: number): Urgency => {
  if (days < 0) return 'past'
  if (days <= URGENT_DAYS) return 'urgent'
  return days <= SOON_DAYS ? 'soon' : 'later'
}
