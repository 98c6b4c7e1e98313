import type { CitedMark } from '#contract/notice.ts'
import { addMonths } from '../law/calendar-day.ts'

const NON_USE_MONTHS = 36

/** Day of registration of a cited mark, as far as the notice prints it. */
export const registrationDay = ({ dates }: CitedMark): string | null => dates['registration'] ?? null

/** Whether a mark had been registered for three years on a day (non-use cancellation); null while that is unknown. */
export const isOpenToCancellation = (citedMark: CitedMark, day: string): boolean | null => {
  const registered = registrationDay(citedMark)
  return registered === null ? null : addMonths(registered, NON_USE_MONTHS) <= day
}
