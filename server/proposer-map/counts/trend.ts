import type { RatioRow, TrendRow } from '#contract/proposer-map/proposer-rows.ts'
import { FEWEST_FOR_RATIO, type Outcome } from '#contract/proposer-map/proposer-vocabulary.ts'
import type { PortfolioMark } from '../register/portfolio.ts'
import { countBy, filingYear, outcomeOf } from './outcome.ts'

const outcomes = (marks: readonly PortfolioMark[]): ((outcome: Outcome) => number) => {
  const counts = countBy(marks, outcomeOf)
  return outcome => counts.get(outcome) ?? 0
}

/** Returns marks by their year of filing, every year between the first and the last included. */
const byYear = (marks: readonly PortfolioMark[]): [number, PortfolioMark[]][] => {
  const years = Map.groupBy(marks, filingYear)
  const known = [...years.keys()].filter(year => year !== null)
  if (known.length === 0) return []
  const [first, last] = [Math.min(...known), Math.max(...known)]
  return Array.from({ length: last - first + 1 }, (_, index) => [first + index, years.get(first + index) ?? []])
}

/** Counts filings by year and by what became of them; marks without a day come last, under no year. */
export const trendRows = (marks: readonly PortfolioMark[], { refusals }: { refusals: boolean }): TrendRow[] => {
  const row = (year: number | null, filed: readonly PortfolioMark[]): TrendRow => {
    const count = outcomes(filed)
    const refused = count('refused')
    return {
      year,
      filed: filed.length,
      registered: count('registered'),
      refused: refusals || refused > 0 ? refused : null,
      undecided: count('undecided'),
      ended: count('ended'),
      unknown: count('unknown'),
    }
  }
  const undated = marks.filter(({ applicationDate }) => applicationDate === null)
  return [
    ...byYear(marks).map(([year, filed]) => row(year, filed)),
    ...(undated.length > 0 ? [row(null, undated)] : []),
  ]
}

/**
 * Returns for each year of filing the share of those decided that were registered, or refused. A year with fewer than ten
 * decided has no share; without refusals in the register no year has one.
 */
export const ratioRows = (
  marks: readonly PortfolioMark[],
  { refusals }: { refusals: boolean },
  of: 'registered' | 'refused',
): RatioRow[] =>
  byYear(marks).map(([year, filed]) => {
    const count = outcomes(filed)
    const n = count('registered') + count('refused')
    const isTold = refusals && n >= FEWEST_FOR_RATIO
    return {
      year,
      n: refusals ? n : 0,
      count: refusals ? count(of) : null,
      undecided: count('undecided'),
      ratio: isTold ? count(of) / n : null,
    }
  })
