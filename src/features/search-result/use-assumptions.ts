import { useDeferredValue, useMemo, useState } from 'react'
import type { Overrule } from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { type Judgement, judgeReport } from '#domain/verdict/judge-report.ts'

const NONE: ReadonlySet<number> = new Set()

const toggled = (set: ReadonlySet<number>, item: number): ReadonlySet<number> => {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

/** What is taken not to be filed, and the verdicts that follow at once. */
export interface Assumed {
  droppedGoods: ReadonlySet<number>
  droppedRows: ReadonlySet<number>
  toggleGoods: (item: number) => void
  toggleRow: (row: number) => void
  restore: () => void
  /** With what is dropped and overruled. */
  judgement: Judgement
  /** With what is overruled, and all goods. */
  asFiled: Judgement
  /** With what is dropped, by the rules alone: what a cell holds before anybody overrules. */
  unswayed: Judgement
}

/** The verdicts of a report under the reader's assumptions, drawn in the browser by the same function as the files. */
export const useAssumptions = (report: SearchReport, overrules: readonly Overrule[]): Assumed => {
  const [droppedGoods, setDroppedGoods] = useState(NONE)
  const [droppedRows, setDroppedRows] = useState(NONE)
  const overruled = useMemo(() => new Set(overrules.map(({ hit }) => hit)), [overrules])
  const dropped = useMemo(() => ({ droppedGoods, droppedRows }), [droppedGoods, droppedRows])
  const assumed = useDeferredValue(dropped)
  return {
    droppedGoods,
    droppedRows,
    toggleGoods: item => setDroppedGoods(set => toggled(set, item)),
    toggleRow: row => setDroppedRows(set => toggled(set, row)),
    restore: () => {
      setDroppedGoods(NONE)
      setDroppedRows(NONE)
    },
    judgement: useMemo(() => judgeReport(report, { ...assumed, overruled }), [report, assumed, overruled]),
    asFiled: useMemo(() => judgeReport(report, { overruled }), [report, overruled]),
    unswayed: useMemo(() => judgeReport(report, assumed), [report, assumed]),
  }
}
