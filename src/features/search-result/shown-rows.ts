import { useMemo, useState } from 'react'
import type { ReportRow } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import { type Cell, type Judgement, worseVerdict } from '#domain/verdict/judge-report.ts'

export const CHOICES = ['blocked', 'caution', 'clear'] as const satisfies readonly Verdict[]
export type Choice = (typeof CHOICES)[number] | 'all'

/** A line of the grid: a group, or groups beside one another that are clear for every name, as one line. */
export type GridLine = { kind: 'row'; row: number } | { kind: 'run'; rows: readonly number[]; isOpen: boolean }

/** Fewest groups that are folded into one line, and fewest lines of a grid in which that helps. */
const FEWEST_FOLDED = 3
const FEWEST_LINES = 9

/** Parts rows into those that are shown and runs of clear ones. */
export const linesOf = (
  rows: readonly number[],
  isClear: (row: number) => boolean,
  isOpen: (first: number) => boolean,
): GridLine[] => {
  const lines: GridLine[] = []
  for (let at = 0; at < rows.length; ) {
    let end = at
    while (end < rows.length && isClear(rows[end] ?? -1)) end += 1
    const run = rows.slice(at, end)
    const [first] = run
    const alone = rows[at] ?? 0
    if (first !== undefined && run.length >= FEWEST_FOLDED && rows.length >= FEWEST_LINES) {
      lines.push({ kind: 'run', rows: run, isOpen: isOpen(first) })
      at = end
    } else {
      lines.push({ kind: 'row', row: alone })
      at += 1
    }
  }
  return lines
}

export interface ShownRows {
  /** The number of rows that each choice shows. */
  counts: Readonly<Record<Choice, number>>
  lines: readonly GridLine[]
  /** The rows that can be seen, in the order of the report. */
  shown: readonly number[]
  /** The number of rows that the choice of a verdict leaves out. */
  left: number
  choice: Choice
  choose: (choice: Choice) => void
  /** The only class that is shown; 0 for all. */
  niceClass: number
  chooseClass: (niceClass: number) => void
  toggleRun: (first: number) => void
  /** Changes what hides a row, so that it can be seen. */
  reveal: (row: number) => void
}

/** Keeps which rows of the grid are shown: those with a verdict or of a class, or all, with runs of clear ones folded. */
export const useShownRows = ({ cells }: Judgement, rows: readonly ReportRow[]): ShownRows => {
  const [choice, choose] = useState<Choice>('all')
  const [niceClass, chooseClass] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const ofClass = useMemo(
    () => [...cells.keys()].filter(row => niceClass === 0 || rows[row]?.class === niceClass),
    [cells, rows, niceClass],
  )
  /** Whether a row counts for a verdict: for the worst that any of the names has there. */
  const has = (row: number, verdict: Verdict): boolean =>
    (cells[row] ?? []).reduce<Cell['verdict']>((worst, cell) => worseVerdict(worst, cell.verdict), 'dropped') ===
    verdict
  const isClear = (row: number): boolean => (cells[row] ?? []).every(({ verdict }) => verdict === 'clear')
  const count = (verdict: Verdict): number => ofClass.filter(row => has(row, verdict)).length
  const chosen = choice === 'all' ? ofClass : ofClass.filter(row => has(row, choice))
  const lines = linesOf(
    chosen,
    row => choice === 'all' && isClear(row),
    first => open.has(first),
  )
  const toggleRun = (first: number): void =>
    setOpen(known => (known.has(first) ? new Set([...known].filter(own => own !== first)) : new Set([...known, first])))
  return {
    counts: { all: ofClass.length, blocked: count('blocked'), caution: count('caution'), clear: count('clear') },
    lines,
    shown: lines.flatMap(line => (line.kind === 'row' ? line.row : line.isOpen ? line.rows : [])),
    left: ofClass.length - chosen.length,
    choice,
    choose,
    niceClass,
    chooseClass,
    toggleRun,
    reveal: row => {
      if (niceClass !== 0 && rows[row]?.class !== niceClass) chooseClass(0)
      if (!chosen.includes(row)) choose('all')
      const all = linesOf([...cells.keys()], isClear, () => false)
      const run = [...lines, ...all].find(line => line.kind === 'run' && !line.isOpen && line.rows.includes(row))
      const first = run?.kind === 'run' ? run.rows[0] : undefined
      if (first !== undefined) setOpen(known => new Set([...known, first]))
    },
  }
}

/** Classes one after another as ranges: 1–8, or 17、18 where there are only two. */
const rangesOf = (classes: readonly number[], written: (from: number, to: number) => string): string[] => {
  const ranges: [number, number][] = []
  for (const own of classes) {
    const last = ranges.at(-1)
    if (last && last[1] === own - 1) last[1] = own
    else ranges.push([own, own])
  }
  return ranges.map(([from, to]) => written(from, to))
}

/** Returns what a run of clear groups holds: classes of which only the rest is in it, and ranges of whole ones. */
export const partsOfRun = (
  run: readonly number[],
  rows: readonly ReportRow[],
  written: (from: number, to: number) => string,
): { rests: number[]; whole: string[] } => {
  const inRun = Map.groupBy(run, row => rows[row]?.class ?? 0)
  const isWhole = (own: number) => inRun.get(own)?.length === rows.filter(row => row.class === own).length
  const classes = [...inRun.keys()]
  return {
    rests: classes.filter(own => !isWhole(own)),
    whole: rangesOf(classes.filter(isWhole), written),
  }
}
