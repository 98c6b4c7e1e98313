import { addMonths, type CalendarDay } from '../calendar-day.ts'
import { periodsOn } from '../law/periods.ts'
import type { SuspensionSituation } from '../law/suspension-norm.ts'
import { type CitedFacts, isCalledEnded } from './cited-facts.ts'
import { graceEndOf, lifeOf, nonUseFrom } from './mark-life.ts'
import { barAfter, type OneYearBar } from './one-year-bar.ts'

/**
 * The state of a cited mark on a day: the applicant's own, not registered yet, registered, in the grace period for renewal,
 * ended and still barring others, ended, or not known.
 */
export type CitedState = 'own' | 'pending' | 'registered' | 'in-grace' | 'barred' | 'ended' | 'unknown'

/** Why a filing against a mark is not open. */
export type ClosedReason =
  | 'own'
  | 'ended'
  | 'in-grace'
  | 'not-registered'
  | 'already-registered'
  | 'too-young'
  | 'too-late'
  | 'registration-unknown'
  | 'protection-unknown'
  | 'publication-unknown'

/** A filing beside the review: when it may be made, and why not where it may not. */
interface CitedFiling {
  isOpen: boolean
  /** The first day on which it may be made; null where it is open at any time or no day can be named. */
  from: CalendarDay | null
  /** The last day on which it may be made; null where there is none. */
  until: CalendarDay | null
  why: ClosedReason | null
  /** The article in the notation of 2019. */
  ground: string
}

export type CitedFilingName = 'nonUse' | 'invalidation' | 'absoluteInvalidation' | 'opposition' | 'assignment'

/** The moves that a cited mark's record allows on one day (docs/law.md §4.5). */
export interface CitedTimeline {
  state: CitedState
  /** Whether it stands in the way on that day; null where the facts do not say. */
  isObstacle: boolean | null
  /** Its end is told by the printed term alone: whether it was renewed must be looked up. */
  isToBeChecked: boolean
  graceEnd: CalendarDay | null
  bar: OneYearBar | null
  filings: Record<CitedFilingName, CitedFiling>
  /** The item of the norm on suspension that its state calls for; null where there is nothing to wait for. */
  suspension: SuspensionSituation | null
}

const PENDING = new Set<CitedFacts['status']>(['preliminary', 'earlier-filed', 'same-day'])

const stateOf = (facts: CitedFacts, bar: OneYearBar | null, day: CalendarDay): CitedState => {
  if (isCalledEnded(facts)) return bar !== null && bar.from <= day && day <= bar.until ? 'barred' : 'ended'
  if (facts.application === 'withdrawn') return 'ended'
  if (facts.isOwn) return 'own'
  if (PENDING.has(facts.status)) return 'pending'
  if (facts.status === 'unknown' && facts.registrationDate === null) return 'unknown'
  const life = lifeOf('registered', facts.expiryDate, day)
  if (life === 'in-grace') return 'in-grace'
  if (life === 'dead') return bar !== null && day <= bar.until ? 'barred' : 'ended'
  return 'registered'
}

const closed = (ground: string, why: ClosedReason, from: CalendarDay | null = null): CitedFiling => ({
  isOpen: false,
  from,
  until: null,
  why,
  ground,
})

const WHY_NOT_REGISTERED: Partial<Record<CitedState, ClosedReason>> = {
  own: 'own',
  ended: 'ended',
  barred: 'ended',
  'in-grace': 'in-grace',
  pending: 'not-registered',
  unknown: 'registration-unknown',
}

/** The day from which the periods after registration run: for an international mark the end of its refusal period (Regs 2014 Art. 49). */
const startOf = ({ isInternational, protectedFrom, registrationDate }: CitedFacts): CalendarDay | null =>
  isInternational ? protectedFrom : registrationDate

const nonUseOf = (facts: CitedFacts, state: CitedState, day: CalendarDay): CitedFiling => {
  const why = WHY_NOT_REGISTERED[state]
  if (why) return closed('49.2', why)
  const start = startOf(facts)
  if (start === null) return closed('49.2', facts.isInternational ? 'protection-unknown' : 'registration-unknown')
  const from = nonUseFrom(start)
  return from <= day
    ? { isOpen: true, from, until: null, why: null, ground: '49.2' }
    : closed('49.2', 'too-young', from)
}

const invalidationOf = (facts: CitedFacts, state: CitedState, day: CalendarDay): CitedFiling => {
  const why = WHY_NOT_REGISTERED[state]
  if (why && why !== 'in-grace') return closed('45.1', why)
  const start = startOf(facts)
  if (start === null) return closed('45.1', facts.isInternational ? 'protection-unknown' : 'registration-unknown')
  const until = addMonths(start, periodsOn(start).invalidationYears * 12)
  return { isOpen: day <= until, from: start, until, why: day <= until ? null : 'too-late', ground: '45.1' }
}

const absoluteInvalidationOf = (state: CitedState): CitedFiling => {
  const why = WHY_NOT_REGISTERED[state]
  if (why && why !== 'in-grace') return closed('44.1', why)
  return { isOpen: true, from: null, until: null, why: null, ground: '44.1' }
}

const oppositionOf = ({ status, preliminaryDate }: CitedFacts, state: CitedState, day: CalendarDay): CitedFiling => {
  if (state !== 'pending') return closed('33', state === 'registered' ? 'already-registered' : 'ended')
  if (preliminaryDate === null) return closed('33', status === 'preliminary' ? 'publication-unknown' : 'not-registered')
  const until = addMonths(preliminaryDate, periodsOn(preliminaryDate).oppositionMonths)
  return { isOpen: day <= until, from: preliminaryDate, until, why: day <= until ? null : 'too-late', ground: '33' }
}

const SUSPENSION: Record<CitedState, SuspensionSituation | null> = {
  own: 'transfer',
  pending: 'pendingCase',
  registered: 'pendingCase',
  'in-grace': 'renewal',
  barred: 'oneYear',
  ended: null,
  unknown: null,
}

const IS_OBSTACLE: Record<CitedState, boolean | null> = {
  own: false,
  pending: true,
  registered: true,
  'in-grace': true,
  barred: true,
  ended: false,
  unknown: null,
}

/**
 * Returns the state of a cited mark on a day, whether it stands in the way, what may be filed against it from which day,
 * and the item of the norm on suspension that fits (docs/law.md §4.5). Says what the record allows, never what will be
 * decided; where a day is not known it is null, never guessed. Pure.
 */
export const citedTimeline = (facts: CitedFacts, day: CalendarDay): CitedTimeline => {
  const isTermOver = lifeOf('registered', facts.expiryDate, day) === 'dead'
  const isEndedByTerm = !isCalledEnded(facts) && !PENDING.has(facts.status) && isTermOver
  const bar =
    isCalledEnded(facts) || isEndedByTerm ? barAfter(isEndedByTerm ? { ...facts, status: 'not-renewed' } : facts) : null
  const state = stateOf(facts, bar, day)
  return {
    state,
    isObstacle: IS_OBSTACLE[state],
    isToBeChecked: isEndedByTerm && !facts.isOwn && !facts.isOfRegister,
    graceEnd: facts.expiryDate === null ? null : graceEndOf(facts.expiryDate),
    bar,
    filings: {
      nonUse: nonUseOf(facts, state, day),
      invalidation: invalidationOf(facts, state, day),
      absoluteInvalidation: absoluteInvalidationOf(state),
      opposition: oppositionOf(facts, state, day),
      assignment: isCalledEnded(facts)
        ? closed('42', 'ended')
        : { isOpen: true, from: null, until: null, why: null, ground: '42' },
    },
    suspension: SUSPENSION[state],
  }
}
