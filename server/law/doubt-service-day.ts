import type { ServiceType } from '#contract/deadline.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type Bilingual, dispatchedLater, dispatchedOtherwise } from './deadline-wording.ts'

const ELECTRONIC: ServiceType = 1

/**
 * What is odd about the day given for the service of a notice that prints `dispatched` (design.md §5): for electronic
 * service it is not the dispatch date, on paper it lies before it. Empty where all is well or no date is printed.
 */
export const doubtServiceDay = (
  given: CalendarDay,
  type: ServiceType,
  dispatched: CalendarDay | null,
): readonly Bilingual[] => {
  if (dispatched === null) return []
  if (type === ELECTRONIC) return given === dispatched ? [] : [dispatchedOtherwise(given, dispatched)]
  return given < dispatched ? [dispatchedLater(given, dispatched)] : []
}
