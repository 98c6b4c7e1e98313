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

/** One name in one row; `hits` worst first. A row that is not applied for any more is dropped. */
export interface Cell {
  verdict: Verdict | 'dropped'
  hits: CellHit[]
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

/**
 * Draws the verdicts from the facts of a report, under assumptions that differ from them: a pure function, fast enough to
 * run at each click.
 */
export const judgeReport = (report: SearchReport, assumptions: Assumptions = {}): Judgement => {
  const { droppedGoods, overruled } = assumptions
  const dropped = droppedRowsOf(report, assumptions)
  const cells: Cell[][] = report.rows.map(({ hasMarks }, row) =>
    report.names.map(({ isComparable }) => {
      if (dropped.has(row)) return { verdict: 'dropped', hits: [] }
      return { verdict: hasMarks && isComparable ? 'clear' : 'not-searched', hits: [] }
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
    cell.verdict = cell.hits[0]?.verdict ?? cell.verdict
  }
  return { cells }
}
