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

/** The goods that the reader drops from the filing, and the verdicts that follow. */
export interface Assumed {
  droppedGoods: ReadonlySet<number>
  droppedRows: ReadonlySet<number>
  toggleGoods: (item: number) => void
  toggleRow: (row: number) => void
  restore: () => void
  /** Without the dropped goods and the overruled hits. */
  judgement: Judgement
  /** With all goods, without the overruled hits. */
  asFiled: Judgement
  /** Without the dropped goods, with all hits of the rules. */
  unswayed: Judgement
}

/** Returns the verdicts of a report under the reader's assumptions, by the same function that the files are made with. */
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
