import { addMonths, type CalendarDay } from '../law/calendar-day.ts'
import type { FoundMark } from '../search/marks-repository.ts'

const GRACE_MONTHS = 6
const BAR_MONTHS = 12

/**
 * The last day on which a mark that has ended still bars others like it (Law 2019 art. 50): a year from the end of the
 * grace period of one not renewed. When others ended is in no column, so nothing is claimed of them.
 */
export const barAfterEnd = ({ status, registrationDate, expiryDate }: FoundMark): CalendarDay | null => {
  const lapsed = status === 'expired' || status === 'registered' || status === 'in-grace'
  return lapsed && registrationDate !== null && expiryDate !== null
    ? addMonths(expiryDate, GRACE_MONTHS + BAR_MONTHS)
    : null
}
