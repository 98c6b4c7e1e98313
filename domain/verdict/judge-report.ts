import type { ReportLink, SearchReport } from '#contract/search-report.ts'
import { GOODS_RELATIONS, VERDICTS, type Verdict } from '#contract/vocabulary.ts'
import { type HitVerdict, judgeEncounter, type VerdictGround } from './verdict.ts'

/** Assumptions that differ from the report: goods and whole rows that are not applied for, hits that an attorney overruled. */
export interface Assumptions {
  droppedGoods?: ReadonlySet<number>
  droppedRows?: ReadonlySet<number>
  overruled?: ReadonlySet<string>
}

/** A hit that bears on a cell, by its place in the report. */
export interface CellHit {
  hit: number
  verdict: HitVerdict
  ground: VerdictGround
  relation: ReportLink['relation']
}

/**
 * One name in one row. `verdict` is the worse of what earlier marks (`ofMarks`, `hits` worst first) and absolute grounds (`absolute`: places of
 * findings of the screening, the gravest first) bring about. A row that is not applied for any more is dropped.
 */
export interface Cell {
  verdict: Verdict | 'dropped'
  ofMarks: Verdict | 'dropped'
  hits: CellHit[]
  absolute: number[]
}

/** The verdicts by row, then name. */
export interface Judgement {
  cells: Cell[][]
}

const rank = ({ verdict, relation, hit }: CellHit): number[] => [
  VERDICTS.indexOf(verdict),
  GOODS_RELATIONS.indexOf(relation),
  hit,
]

const byRank = (a: CellHit, b: CellHit): number => {
  const [first, second] = [rank(a), rank(b)]
  const at = first.findIndex((value, index) => value !== second[index])
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
}

/** Returns the worse of two verdicts; a dropped row speaks for nothing. */
export const worseVerdict = (a: Cell['verdict'], b: Cell['verdict']): Cell['verdict'] => {
  if (a === 'dropped') return b
  if (b === 'dropped') return a
  // A clear group beside one that was not searched is no clear whole.
  const order: Verdict[] = ['clear', 'not-searched', 'caution', 'blocked']
  return order.indexOf(a) >= order.indexOf(b) ? a : b
}

const droppedRowsOf = (report: SearchReport, { droppedGoods, droppedRows }: Assumptions): Set<number> => {
  const kept = new Set<number>()
  const withGoods = new Set<number>()
  report.goods.forEach(({ row }, index) => {
    withGoods.add(row)
    if (!droppedGoods?.has(index)) kept.add(row)
  })
  const isDropped = (row: number): boolean => droppedRows?.has(row) === true || (withGoods.has(row) && !kept.has(row))
  return new Set([...report.rows.keys()].filter(isDropped))
}

/** Returns the findings of the screening that concern a name in a row that is applied for, the gravest first. */
const absoluteIn = ({ screening, rows }: SearchReport, row: number, name: number): number[] => {
  const findings = screening?.findings ?? []
  const line = rows[row]
  if (line?.origin !== 'chosen') return []
  const concerned = [...findings.keys()].filter(place => {
    const finding = findings[place]
    return finding?.name === name && (finding.classes.length === 0 || finding.classes.includes(line.class))
  })
  return concerned.toSorted(
    (a, b) => Number(findings[a]?.verdict === 'caution') - Number(findings[b]?.verdict === 'caution'),
  )
}

/** Returns the verdicts of earlier marks alone. */
export const ofMarksAlone = ({ cells }: Judgement): Judgement => ({
  cells: cells.map(row => row.map(cell => ({ ...cell, verdict: cell.ofMarks, absolute: [] }))),
})

/**
 * Draws the verdicts from the facts of a report, under assumptions that differ from them: a pure function, fast enough to
 * run at each click.
 */
export const judgeReport = (report: SearchReport, assumptions: Assumptions = {}): Judgement => {
  const { droppedGoods, overruled } = assumptions
  const dropped = droppedRowsOf(report, assumptions)
  const unsearched = new Set(report.unsearchedClasses)
  const cells: Cell[][] = report.rows.map(({ hasMarks, class: niceClass }, row) =>
    report.names.map(({ isComparable }, name) => {
      if (dropped.has(row)) return { verdict: 'dropped', ofMarks: 'dropped', hits: [], absolute: [] }
      const verdict = hasMarks && isComparable && !unsearched.has(niceClass) ? 'clear' : 'not-searched'
      return { verdict, ofMarks: verdict, hits: [], absolute: absoluteIn(report, row, name) }
    }),
  )
  report.hits.forEach(({ id, mark: markIndex, name, similarity, links }, hit) => {
    const mark = report.marks[markIndex]
    if (!mark || overruled?.has(id)) return
    for (const { row, relation, goods, isOpen } of links) {
      const isReached = goods.length === 0 || !droppedGoods || goods.some(item => !droppedGoods.has(item))
      const cell = cells[row]?.[name]
      const judged = judgeEncounter({ similarity, relation, isOpen, mark, day: report.day })
      if (isReached && judged && cell && cell.verdict !== 'dropped') cell.hits.push({ hit, relation, ...judged })
    }
  })
  for (const cell of cells.flat()) {
    cell.hits.sort(byRank)
    cell.ofMarks = cell.hits[0]?.verdict ?? cell.ofMarks
    const gravest = report.screening?.findings[cell.absolute[0] ?? -1]?.verdict
    cell.verdict = gravest === undefined ? cell.ofMarks : worseVerdict(cell.ofMarks, gravest)
  }
  return { cells }
}
