import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { lawOn } from '../law/articles.ts'
import type { RegisterMark } from './register-mark.ts'

const GRACE_MONTHS = 6
const BAR_MONTHS = 12

/**
 * The last day on which a mark that has ended still bars others like it (Law 2019 art. 50): a year from the end of the
 * grace period of one not renewed, cut short by the law that ends the bar (Law 2026 art. 49 keeps it for surrender alone).
 * When others ended is in no column, so nothing is claimed of them.
 */
export const barAfterEnd = ({
  status,
  registrationDate,
  expiryDate,
}: Pick<RegisterMark, 'status' | 'registrationDate' | 'expiryDate'>): CalendarDay | null => {
  const lapsed = status === 'expired' || status === 'registered' || status === 'in-grace'
  if (!lapsed || registrationDate === null || expiryDate === null) return null
  const end = addMonths(expiryDate, GRACE_MONTHS + BAR_MONTHS)
  return lawOn(end).barsAfterLapse ? end : lawOn(addMonths(expiryDate, GRACE_MONTHS)).until
}
