import { type CalendarDay, dayOf, midnightOf } from './calendar-day.ts'

const DAY_MS = 24 * 3_600_000

/** Calendar days in Asia/Shanghai from `now` to the due day: 0 on the day itself, negative once it is past. */
export const daysLeft = (due: CalendarDay, now: number): number =>
  Math.round((midnightOf(due) - midnightOf(dayOf(now))) / DAY_MS)

export type Urgency = 'past' | 'urgent' | 'soon' | 'later'

const URGENT_DAYS = 3
const SOON_DAYS = 7

/** Urgent with three days or fewer, soon with seven or fewer (ui.md §2). */
export const urgencyOf = (days: number): Urgency => {
  if (days < 0) return 'past'
  if (days <= URGENT_DAYS) return 'urgent'
  return days <= SOON_DAYS ? 'soon' : 'later'
}
