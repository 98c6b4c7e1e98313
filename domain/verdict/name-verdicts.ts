import type { SearchReport } from '#contract/search-report.ts'
import { VERDICTS, type Verdict } from '#contract/vocabulary.ts'
import { type Cell, type Judgement, worseVerdict } from './judge-report.ts'

/** The verdict on a name in a class that is applied for, by the rows that have each verdict. */
export interface NameInClass {
  class: number
  verdict: Verdict
  rows: ReadonlyMap<Verdict, readonly number[]>
  /** No goods are designated in the class: its groups stand for all that could be. */
  isUndesignated: boolean
}

/** The verdict on a name in all that is applied for: the worst of its classes. */
export interface NameVerdict {
  name: number
  verdict: Verdict
  classes: readonly NameInClass[]
}

const worstOf = (verdicts: readonly Cell['verdict'][]): Cell['verdict'] =>
  verdicts.reduce<Cell['verdict']>((worst, verdict) => worseVerdict(worst, verdict), 'dropped')

/**
 * Returns the verdict on each name by class, in the order of the report. Groups that are searched because notes join them to
 * chosen ones are not applied for and do not count; neither do rows that were dropped.
 */
export const nameVerdicts = (report: SearchReport, { cells }: Judgement): NameVerdict[] => {
  const applied = [...report.rows.keys()].filter(row => report.rows[row]?.origin === 'chosen')
  const byClass = Map.groupBy(applied, row => report.rows[row]?.class ?? 0)
  const designated = new Set(report.goods.map(({ row }) => report.rows[row]?.class))
  return report.names.map((_, name): NameVerdict => {
    const classes = [...byClass].flatMap(([number, rows]): NameInClass[] => {
      const byVerdict = Map.groupBy(rows, row => cells[row]?.[name]?.verdict ?? 'dropped')
      const verdict = worstOf([...byVerdict.keys()])
      if (verdict === 'dropped') return []
      const kept = VERDICTS.flatMap(known => {
        const found = byVerdict.get(known)
        return found ? [[known, found] as const] : []
      })
      return [{ class: number, verdict, rows: new Map(kept), isUndesignated: !designated.has(number) }]
    })
    const verdict = worstOf(classes.map(found => found.verdict))
    return { name, verdict: verdict === 'dropped' ? 'not-searched' : verdict, classes }
  })
}

/** Returns how many rows of a name have a verdict. */
export const countRows = ({ classes }: NameVerdict, verdict: Verdict): number =>
  classes.reduce((sum, { rows }) => sum + (rows.get(verdict)?.length ?? 0), 0)

/** Returns the verdict on what was searched of a name; `not-searched` where nothing was. */
export const searchedVerdict = (found: NameVerdict): Verdict =>
  (['blocked', 'caution', 'clear'] as const).find(verdict => countRows(found, verdict) > 0) ?? 'not-searched'

const WORST_LAST: readonly Verdict[] = ['clear', 'caution', 'blocked', 'not-searched']

/** Returns the names with the least in their way first; of equals that with fewer blocked classes, then fewer groups. */
export const rankNames = (verdicts: readonly NameVerdict[]): NameVerdict[] => {
  const weight = (found: NameVerdict): number[] => [
    WORST_LAST.indexOf(searchedVerdict(found)),
    found.classes.filter(({ verdict }) => verdict === 'blocked').length,
    countRows(found, 'blocked'),
    countRows(found, 'caution'),
    found.name,
  ]
  return verdicts.toSorted((a, b) => {
    const [first, second] = [weight(a), weight(b)]
    const at = first.findIndex((value, index) => value !== second[index])
    return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
  })
}
