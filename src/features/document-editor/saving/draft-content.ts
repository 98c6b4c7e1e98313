import type { DraftContent } from '#contract/rejection.ts'

/** What of a draft is edited; its form data follow from it. */
export type EditedContent = Omit<DraftContent, 'form'>

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))]
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)))
}

/** Whether two drafts are the same to a reader, whatever order a store gave an object's keys. */
export const isSameContent = (a: EditedContent, b: EditedContent): boolean =>
  isSame(a.analysis, b.analysis) && isSame(a.reason, b.reason) && isSame(a.reviewed, b.reviewed)
