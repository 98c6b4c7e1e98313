import type { DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { parse, toFormData } from '#extensions/index.ts'

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Returns the documents as drafted, before any edit. Each part is read from its HTML on first access. */
export const generateDraft = (log: Pick<RejectionLogDetail, 'analysisContent' | 'reasonContent'>): DraftContent => {
  const readAnalysis = lazily(() => parse(log.analysisContent))
  const readReason = lazily(() => parse(log.reasonContent))
  const readForm = lazily(() => toFormData(readAnalysis(), readReason()))
  return {
    get analysis() {
      return readAnalysis()
    },
    get reason() {
      return readReason()
    },
    get form() {
      return readForm()
    },
    reviewed: [],
  }
}
