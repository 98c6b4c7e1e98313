import { addMonths, type CalendarDay } from '../calendar-day.ts'
import type { Deadlines } from './deadline.ts'
import { periodsOn } from './periods.ts'

/** The time limit for opposing a mark that was preliminarily published, with its arithmetic. */
export interface OppositionPeriod {
  months: number
  /** The day on which the period ends by its months. */
  nominal: CalendarDay
  /** The first working day from then on. */
  due: CalendarDay
}

/**
 * Returns the period in which a mark published on a day may be opposed: three months (Law 2019 Art. 33), two for publications from
 * 2027-01-01 (Law 2026 Art. 36), rolled over days off (Regs 2014 Art. 12).
 */
export const oppositionPeriod = (
  published: CalendarDay,
  { rollToWorkingDay }: Pick<Deadlines, 'rollToWorkingDay'>,
): OppositionPeriod => {
  const { oppositionMonths } = periodsOn(published)
  const nominal = addMonths(published, oppositionMonths)
  return { months: oppositionMonths, nominal, due: rollToWorkingDay(nominal) }
}
