import type { Verdict } from '#contract/search-report.ts'
import type { Run } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { VERDICT_SIGNS, VERDICT_WORDS } from './verdict-word.ts'

/** A verdict as it is printed everywhere: sign and word. */
export const verdictRun = ({ read }: ReportInput, verdict: Verdict): Run => ({
  text: VERDICT_SIGNS[verdict] + read(VERDICT_WORDS[verdict]),
  tone: verdict,
  isStrong: verdict === 'blocked' || verdict === 'caution',
})
