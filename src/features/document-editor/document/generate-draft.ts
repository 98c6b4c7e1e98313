import type { DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { parse, toFormData } from '#extensions/index.ts'

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The documents as they were drafted, before anyone edited them. Each part is read from the HTML when it is asked for. */
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
