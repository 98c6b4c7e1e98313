import type { DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { parse, toFormData } from '#extensions/index.ts'

/** The documents as they were drafted, before anyone edited them. */
export const generateDraft = (log: Pick<RejectionLogDetail, 'analysisContent' | 'reasonContent'>): DraftContent => {
  const analysis = parse(log.analysisContent)
  const reason = parse(log.reasonContent)
  return { analysis, reason, form: toFormData(analysis, reason), reviewed: [] }
}
