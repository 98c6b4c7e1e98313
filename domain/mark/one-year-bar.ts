import type { CitedMarkStatus } from '#contract/notice.ts'
import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'
import { periodsOn } from '../law/periods.ts'
import { graceEndOf, lifeOf } from './mark-life.ts'
import type { MarkEvent, RegisterMark } from './register-mark.ts'

/** The year for which a mark that has ended still bars others like it. */
export interface OneYearBar {
  from: CalendarDay
  until: CalendarDay
  /** The day it ended, or by which it had ended where `isAtLatest`. */
  endedOn: CalendarDay
  /** Tells how that day is known: a record names it, the end of the grace period is it, or a source calls the mark ended by then. */
  by: 'record' | 'term' | 'source'
  /** The day it ended is not known: it ended by `from` at the latest. */
  isAtLatest: boolean
  /** It rests on how the law of 2026 is taken to meet marks that ended before it. */
  isAssumed: boolean
  /** The record does not tell whether it was cancelled or surrendered, and a surrender would bar others until `until`. */
  isCauseOpen?: true
}

/** The way and the day a mark ended; days that are not known are null. */
interface EndOfMark {
  status: CitedMarkStatus
  expiryDate: CalendarDay | null
  endedOn: CalendarDay | null
  /** A day on which the office already called it ended. */
  endedBy: CalendarDay | null
}

/** The day on which the law of 2026 takes the place of that of 2019. */
const NEW_LAW: CalendarDay = '2027-01-01'

/**
 * Returns the year in which an ended mark bars others: under the law of 2019 after cancellation, invalidation and expiry,
 * under that of 2026 after surrender alone. No transition rule is published; that the old bar ends with the old law is an
 * assumption (docs/law.md §4.5).
 */
export const barAfter = ({ status, expiryDate, endedOn, endedBy }: EndOfMark): OneYearBar | null => {
  const byTerm = status === 'not-renewed' && expiryDate !== null ? graceEndOf(expiryDate) : null
  const start = endedOn ?? byTerm ?? endedBy
  if (start === null) return null
  const by = endedOn !== null ? 'record' : byTerm !== null ? 'term' : 'source'
  const ended = { endedOn: start, by, isAtLatest: by === 'source' } as const
  const [old, next] = [periodsOn(addDays(NEW_LAW, -1)), periodsOn(NEW_LAW)]
  if (status === 'surrendered') {
    const until = addMonths(start, next.surrenderBarMonths ?? 0)
    const from = start < NEW_LAW ? NEW_LAW : start
    return until < from ? null : { ...ended, from, until, isAssumed: start < NEW_LAW }
  }
  if (start >= NEW_LAW) return null
  const end = addMonths(start, old.barMonths ?? 0)
  const isAssumed = end >= NEW_LAW
  return { ...ended, from: start, until: isAssumed ? addDays(NEW_LAW, -1) : end, isAssumed }
}

/** Tells from an event how a mark ended, by the project's code or the office's own words; null for other events. */
const endOf = ({ code, zh }: Pick<MarkEvent, 'code' | 'zh'>): CitedMarkStatus | null => {
  if (code === 'surrendered') return 'surrendered'
  if (code === 'cancelled') return 'cancelled'
  if (code === 'invalidated') return 'invalidated'
  if (/申请|受理|驳回|不予/u.test(zh)) return null
  if (/无效/u.test(zh)) return 'invalidated'
  if (/撤销/u.test(zh) && /公告|决定|生效|^撤销$/u.test(zh)) return 'cancelled'
  return /注销/u.test(zh) && !/未续展|期满/u.test(zh) ? 'surrendered' : null
}

/** Returns the state in which a mark ended, and the day, by the last of its events that says so; null where none does. */
export const endTold = (
  events: readonly Pick<MarkEvent, 'code' | 'zh' | 'date'>[],
): { status: CitedMarkStatus; on: CalendarDay } | null => {
  const last = events.findLast(event => endOf(event) !== null)
  const status = last ? endOf(last) : null
  return last && status ? { status, on: last.date } : null
}

/** The end that a status of the register tells, as far as it does. */
const BY_STATUS: Partial<Record<string, CitedMarkStatus>> = {
  registered: 'not-renewed',
  'in-grace': 'not-renewed',
  expired: 'not-renewed',
  cancelled: 'cancelled',
  invalidated: 'invalidated',
  ended: 'cancelled',
}

/** Statuses that do not tell a cancellation from a surrender. */
const OPEN_CAUSES = new Set(['cancelled', 'ended'])

/** Returns the bar of a mark that was cancelled or surrendered, the record does not tell which: it may run as long as the longer of both. */
const barOfEither = (end: Omit<EndOfMark, 'status'>): OneYearBar | null => {
  const cancelled = barAfter({ ...end, status: 'cancelled' })
  const surrendered = barAfter({ ...end, status: 'surrendered' })
  if (surrendered === null || (cancelled !== null && cancelled.until >= surrendered.until)) return cancelled
  return { ...surrendered, from: cancelled?.from ?? surrendered.from, isCauseOpen: true }
}

/** The facts of a register on a mark whose bar is asked for. */
export type BarredMark = Pick<RegisterMark, 'status' | 'registrationDate' | 'expiryDate'> & {
  groups: readonly string[]
  events?: readonly Pick<MarkEvent, 'code' | 'zh' | 'date'>[]
}

/**
 * Returns the bar of a mark of a register that still runs on a day or begins later: the events tell the day, else the
 * end of the term does, else the mark ended by `knownOn` at the latest. Returns null for a living mark, one that was never
 * registered, one whose bar is over, and one without similar groups, which is a foreign one under another law.
 */
export const runningBar = (mark: BarredMark, onDay: CalendarDay, knownOn: CalendarDay = onDay): OneYearBar | null => {
  const { status, registrationDate, expiryDate, groups, events = [] } = mark
  const ended = BY_STATUS[status]
  if (ended === undefined || groups.length === 0 || lifeOf(status, expiryDate, onDay) !== 'dead') return null
  if (ended === 'not-renewed' && (registrationDate === null || expiryDate === null)) return null
  const last = ended === 'not-renewed' ? null : endTold(events)
  const endedOn = last?.on ?? null
  // A mark cannot be cancelled after its term and its grace period are over.
  const latest = expiryDate === null ? knownOn : [graceEndOf(expiryDate), knownOn].sort()[0]
  const end = { expiryDate, endedOn, endedBy: latest ?? knownOn }
  const isOpen = last === null && OPEN_CAUSES.has(status)
  const bar = isOpen ? barOfEither(end) : barAfter({ ...end, status: last?.status ?? ended })
  return bar !== null && onDay <= bar.until ? bar : null
}
