import type { CellHit } from '#contract/verdict/judge-report.ts'
import type { ReportInput } from '../report-input.ts'

/** Hits that would bear on a name in a row if the attorney had not overruled them, worst first. */
export const overruledHits = ({ report, unswayed, reasons }: ReportInput, row: number, name: number): CellHit[] =>
  (unswayed.cells[row]?.[name]?.hits ?? []).filter(({ hit }) => reasons.has(report.hits[hit]?.id ?? ''))
