import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'

/** What a case file of the United States office says of where it stands. */
export interface UsStanding {
  /** Three digits. */
  code: string
  isRegistered: boolean
  published: CalendarDay | null
  abandoned: CalendarDay | null
  cancelled: CalendarDay | null
}

const ABANDONED = /^60\d$/
const CANCELLED = /^71[0-4]$/
const EXPIRED = /^90[01]$/

/** The status by the dates that ended it, then by the office's code, then by how far it came. */
export const usStatus = ({ code, isRegistered, published, abandoned, cancelled }: UsStanding): MarkStatus => {
  if (EXPIRED.test(code)) return 'expired'
  if (cancelled !== null || CANCELLED.test(code)) return 'cancelled'
  if (isRegistered) return 'registered'
  if (abandoned !== null || ABANDONED.test(code)) return 'withdrawn'
  return published === null ? 'pending' : 'preliminary'
}
