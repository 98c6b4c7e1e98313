import type { Overrule } from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { type Judgement, judgeReport } from '#domain/verdict/judge-report.ts'
import { type Language, languageOf } from '../drafting/language.ts'

/** A finished search that is to be printed. */
export interface PrintOrder {
  report: SearchReport
  overrules: readonly Overrule[]
  /** The number under which the firm files it: FS-20260615-0023. */
  number: string
  /** The firm that hands it over; empty while it is not entered. */
  firm: string
  /** The attorney under whose name advice is given; without one the report gives none. */
  advisor?: { attorney: string; licenceNo: string } | null
}

/**
 * Holds what every part of the outline reads: the facts, the verdicts with and without overruled hits, and the
 * language.
 */
export interface ReportInput extends PrintOrder, Language {
  isEn: 0 | 1
  judgement: Judgement
  /** The verdicts by the rules alone. */
  unswayed: Judgement
  reasons: ReadonlyMap<string, string>
  /** Chinese notes that an English report tells by their groups, with the numbers under which the annex prints them. */
  originals: Map<string, number>
}

/** Judges the report and chooses its language. */
export const readInput = (order: PrintOrder): ReportInput => {
  const { report, overrules } = order
  const reasons = new Map(overrules.map(({ hit, reason }) => [hit, reason]))
  return {
    ...order,
    ...languageOf(report.isEn),
    isEn: report.isEn,
    judgement: judgeReport(report, { overruled: new Set(reasons.keys()) }),
    unswayed: judgeReport(report),
    reasons,
    originals: new Map(),
  }
}
