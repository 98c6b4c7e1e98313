import type { ServiceType } from '#contract/deadline.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Bilingual, dispatchedLater, dispatchedOtherwise, notYet } from './deadline-wording.ts'

const ELECTRONIC: ServiceType = 1

/**
 * What is odd about the day given for the service of a notice that prints `dispatched` (design.md §5): for electronic
 * service it is not the dispatch date, on paper it lies before it; either way it may be after `today`. Empty where all is well.
 */
export const doubtServiceDay = (
  given: CalendarDay,
  type: ServiceType,
  dispatched: CalendarDay | null,
  today: CalendarDay,
): readonly Bilingual[] => {
  const future = given > today ? [notYet(given)] : []
  if (dispatched === null) return future
  if (type === ELECTRONIC) return given === dispatched ? future : [...future, dispatchedOtherwise(given, dispatched)]
  return given < dispatched ? [...future, dispatchedLater(given, dispatched)] : future
}
