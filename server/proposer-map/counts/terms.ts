import type { ExtensionRow, FeeRow, ThreeYearRow, TimeLimitRow } from '#contract/proposer-map/proposer-rows.ts'
import type { TermLimit } from '#contract/proposer-map/proposer-vocabulary.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { feesOn } from '#domain/law/fees.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { Portfolio, PortfolioMark } from '../register/portfolio.ts'
import { earliestFirst, latestFirst } from './outcome.ts'

const placeOf = ({ regNo, class: niceClass, name }: PortfolioMark) => ({ regNo, class: niceClass, name })

/** Lists the terms that can still be renewed, the next to end first, with the official fee if renewed when due. */
export const timeLimitRows = (marks: readonly PortfolioMark[], { onDay }: Portfolio): TimeLimitRow[] => {
  const { renewal, lateRenewal } = feesOn(onDay).fees
  return earliestFirst(
    marks.flatMap(mark => {
      const { term } = mark
      if (!term) return []
      const state =
        term.ends < onDay ? ('grace' as const) : term.opens <= onDay ? ('open' as const) : ('ahead' as const)
      const isLate = state === 'grace'
      const fee = {
        paper: renewal.paper + (isLate ? lateRenewal.paper : 0),
        online: renewal.online + (isLate ? lateRenewal.online : 0),
      }
      return [{ ...placeOf(mark), ...term, state, fee }]
    }),
    ({ ends }) => ends,
  )
}

/** Counts the days of terms, renewals and lapses by month, in the order of months. */
export const extensionRows = (
  marks: readonly PortfolioMark[],
  events: ReadonlyMap<number, readonly MarkEvent[]>,
  { facts }: Portfolio,
): ExtensionRow[] => {
  const months = new Map<string, ExtensionRow>()
  const monthOf = (day: CalendarDay): ExtensionRow => {
    const month = day.slice(0, 7)
    const row = months.get(month) ?? {
      month,
      opens: 0,
      ends: 0,
      graceEnds: 0,
      renewed: facts.events.has('renewed') ? 0 : null,
      lapsed: 0,
    }
    months.set(month, row)
    return row
  }
  for (const mark of marks) {
    const { term } = mark
    if (term) {
      if (mark.life === 'alive') {
        monthOf(term.opens).opens += 1
        monthOf(term.ends).ends += 1
      }
      if (mark.life === 'in-grace') monthOf(term.graceEnds).graceEnds += 1
    } else if (mark.status === 'expired' && mark.expiryDate !== null) monthOf(mark.expiryDate).lapsed += 1
    for (const { code, date } of events.get(mark.id) ?? []) {
      if (code !== 'renewed') continue
      const row = monthOf(date)
      row.renewed = (row.renewed ?? 0) + 1
    }
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** Returns whether a mark has this day of its term in this month, or in any without one. */
export const hasLimit = (mark: PortfolioMark, limit: TermLimit, month: string | undefined): boolean => {
  const { term } = mark
  const isCounted = limit === 'graceEnds' ? mark.life === 'in-grace' : mark.life === 'alive'
  return term !== null && isCounted && (month === undefined || term[limit].startsWith(month))
}

const DUE_MONTHS = 12

/** Lists the official fees of renewing what is due within twelve months, dated. */
export const feeRows = (marks: readonly PortfolioMark[], { onDay }: Portfolio): FeeRow[] => {
  const { from, source, fees } = feesOn(onDay)
  const until = addMonths(onDay, DUE_MONTHS)
  const late = marks.filter(({ life, expiryDate }) => life === 'in-grace' && expiryDate !== null).length
  const due = marks.filter(({ life, expiryDate }) => life === 'alive' && expiryDate !== null && expiryDate <= until)
  return [
    { ...fees.renewal, from, source, marks: due.length + late },
    { ...fees.lateRenewal, from, source, marks: late },
  ]
}

/** Returns how the register tells of a request to cancel a mark for non-use. */
const askedOf = (events: readonly MarkEvent[] | undefined, isTold: boolean): ThreeYearRow['asked'] => {
  const codes = events?.map(({ code }) => code) ?? []
  if (codes.includes('non-use-decided')) return 'decided'
  if (codes.includes('non-use-filed')) return 'open'
  return isTold ? 'none' : 'unknown'
}

/** Lists the living registrations that anyone may ask to cancel for non-use, the latest to become so first. */
export const threeYearRows = (
  marks: readonly PortfolioMark[],
  events: ReadonlyMap<number, readonly MarkEvent[]>,
  { facts }: Portfolio,
): ThreeYearRow[] =>
  latestFirst(
    marks.flatMap(mark => {
      const since = mark.nonUseFrom
      if (since === null || mark.registrationDate === null) return []
      const asked = askedOf(events.get(mark.id), facts.events.has('non-use-filed'))
      return [{ ...placeOf(mark), registrationDate: mark.registrationDate, since, asked }]
    }),
    ({ since }) => since,
  )
