import type { AddressRow, AgentRow, MainNameRow, NumbersRow } from '#contract/proposer-map/proposer-rows.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { endsSoon, isElsewhere, latestAddress, type Portfolio, type PortfolioMark } from '../register/portfolio.ts'
import { countBy } from './outcome.ts'

interface Days {
  first: CalendarDay | null
  last: CalendarDay | null
}

/** Returns the first and the last filing day of marks. */
const daysOf = (marks: readonly PortfolioMark[]): Days => {
  const days = marks.flatMap(({ applicationDate }) => applicationDate ?? []).sort()
  return { first: days[0] ?? null, last: days.at(-1) ?? null }
}

/** The first day that counts to the year before a register's day. */
const yearBefore = (asOf: CalendarDay): CalendarDay => addMonths(asOf, -12)

const CAUSE_KNOWN = new Set(['refused', 'cancelled', 'invalidated', 'withdrawn', 'expired'])

/** Counts marks in all, and live, pending and dead ones. */
export const numbersRow = (marks: readonly PortfolioMark[], { asOf, onDay }: Portfolio): NumbersRow => {
  const latest = latestAddress(marks)
  const count = (test: (mark: PortfolioMark) => boolean): number => marks.filter(test).length
  const filedWithin = (after: CalendarDay, until: CalendarDay): number =>
    count(({ applicationDate: day }) => day !== null && day > after && day <= until)
  const { first, last } = daysOf(marks)
  return {
    total: marks.length,
    live: count(({ life }) => life === 'alive' || life === 'in-grace'),
    inGrace: count(({ life }) => life === 'in-grace'),
    pending: count(({ life }) => life === 'pending'),
    published: count(({ status }) => status === 'preliminary'),
    dead: count(({ life }) => life === 'dead'),
    causeUnknown: count(({ life, status }) => life === 'dead' && !CAUSE_KNOWN.has(status)),
    filedLastYear: filedWithin(yearBefore(asOf), asOf),
    filedYearBefore: filedWithin(yearBefore(yearBefore(asOf)), yearBefore(asOf)),
    termEndsSoon: count(mark => endsSoon(mark, onDay)),
    otherAddress: count(mark => isElsewhere(mark, latest)),
    firstFiled: first,
    lastFiled: last,
  }
}

/** Lists the addresses, the one filed under last first. */
export const addressRows = (marks: readonly PortfolioMark[]): AddressRow[] => {
  const latest = latestAddress(marks)
  const byAddress = Map.groupBy(
    marks.filter(({ address }) => address !== ''),
    ({ address }) => address,
  )
  const rows = [...byAddress].map(([address, under]) => ({
    address,
    ...daysOf(under),
    marks: under.length,
    live: under.filter(({ life }) => life !== 'dead').length,
    isLatest: address === latest,
    isDue: under.some(mark => isElsewhere(mark, latest)),
  }))
  return rows.sort((a, b) => Number(b.isLatest) - Number(a.isLatest) || (b.last ?? '').localeCompare(a.last ?? ''))
}

/** Lists the agencies of the marks; `''` is for those without one. */
export const agentRows = (marks: readonly PortfolioMark[], order: 'latest' | 'most'): AgentRow[] => {
  const rows = [...Map.groupBy(marks, ({ agent }) => agent)].map(([agent, with_]) => ({
    agent,
    ...daysOf(with_),
    marks: with_.length,
    live: with_.filter(({ life }) => life !== 'dead').length,
  }))
  const byName = (a: AgentRow, b: AgentRow): number => (a.agent < b.agent ? -1 : 1)
  return order === 'most'
    ? rows.sort((a, b) => b.marks - a.marks || byName(a, b))
    : rows.sort((a, b) => (b.last ?? '').localeCompare(a.last ?? '') || byName(a, b))
}

/** Lists the wordings by number of marks. */
export const mainNameRows = (marks: readonly PortfolioMark[]): MainNameRow[] =>
  [
    ...countBy(
      marks.filter(({ name }) => name !== ''),
      ({ name }) => name,
    ),
  ]
    .map(([name, total]) => ({ name, total }))
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
