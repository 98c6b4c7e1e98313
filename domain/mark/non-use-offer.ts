import type { CitedMark } from '#contract/notice.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import type { CitedFacts } from './cited-facts.ts'
import { type ClosedReason, citedTimeline } from './cited-timeline.ts'

/** Why an application for non-use cancellation is not offered against a cited mark. */
type NonUseClosed = ClosedReason | 'number-unknown' | 'owner-unknown'

/** Whether the cancellation of a cited mark for non-use is offered on a day, and if not, why. */
export interface NonUseOffer {
  why: NonUseClosed | null
  /** The day on which the three years are complete: it may be filed after that day. Null where no day is known. */
  after: CalendarDay | null
}

/**
 * Returns whether an application for non-use cancellation is offered: the mark is registered, its number and its owner are
 * known, and three full years since its registration are over (Law 2019 art. 49(2), Regs 2014 art. 66). Pure.
 */
export const nonUseOffer = (
  facts: CitedFacts,
  { regNo, owner }: Pick<CitedMark, 'regNo' | 'owner'>,
  day: CalendarDay,
): NonUseOffer => {
  const { why, from } = citedTimeline(facts, day).filings.nonUse
  const after = from === null ? null : addDays(from, -1)
  if (regNo === '') return { why: 'number-unknown', after }
  if (why === null && owner === '') return { why: 'owner-unknown', after }
  return { why, after }
}
