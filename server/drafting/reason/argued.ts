import type { ServedArgument } from '#domain/evidence-arguments.ts'
import { isArguedToDiffer, isOutOfTheWay } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { concerns, otherReasons } from '../reasons.ts'

/** Returns the refused goods that the notice ties to a cited mark. */
export const goodsTiedTo = ({ notice, reasons }: Draft, index: number): string[] => {
  const own = reasons.filter(({ cited }) => cited.includes(index))
  return notice.refusedGoods.filter(item => own.some(reason => concerns(reason, item)))
}

/**
 * Returns whether the classification, or without one the names, speak for goods of another kind than a cited mark's: for
 * all the goods that the notice ties to it.
 */
export const areGoodsArgued = (draft: Draft, index: number): boolean => {
  const { notice, overlaps, classification } = draft
  const tied = goodsTiedTo(draft, index)
  if (tied.length === 0 || (notice.citedMarks[index]?.goods ?? []).length === 0) return false
  return tied.every(item => {
    const overlap = overlaps[index]?.of.get(item)
    return overlap === 'dissimilar' || (overlap === 'unclear' && !classification)
  })
}

const TOLD_STATES = new Set(['own', 'ended', 'barred', 'in-grace', 'pending'])

/**
 * Returns whether the status of a cited mark is argued from the start: where its record speaks. That proceedings against it
 * are pending is for the attorney to say, since neither notice nor register does.
 */
export const isStatusArgued = (draft: Draft, index: number): boolean =>
  TOLD_STATES.has(draft.timelines[index]?.state ?? 'unknown')

/** Returns whether suspension is asked for a cited mark from the start: its fate is open and its status is argued. */
export const isSuspensionAsked = (draft: Draft, index: number): boolean =>
  draft.timelines[index]?.suspension != null && draft.timelines[index]?.state !== 'own' && isStatusArgued(draft, index)

/** Returns whether a cited mark has the wording of the mark applied for and no other line of the reasons answers it. */
export const isLeftOpen = (draft: Draft, index: number): boolean =>
  draft.comparisons[index]?.level === 'identical' &&
  !isOutOfTheWay(draft, index) &&
  !isStatusArgued(draft, index) &&
  !areGoodsArgued(draft, index)

/** Returns whether nothing is argued from the start: each ground turns on marks that are left open. */
export const isNothingArgued = (draft: Draft): boolean =>
  draft.notice.citedMarks.length > 0 &&
  otherReasons(draft.reasons).length === 0 &&
  draft.notice.citedMarks.every((_, index) => isLeftOpen(draft, index))

/** Returns whether an argument is on from the start, so that its evidence is on the list. */
export const isArgued = (draft: Draft, name: ServedArgument): boolean => {
  const { notice } = draft
  const some = (test: (index: number) => boolean) => notice.citedMarks.some((_, index) => test(index))
  switch (name) {
    case 'ground':
      return true
    case 'likeness':
      return notice.citedMarks.length === 0 || some(index => isArguedToDiffer(draft, index))
    case 'status':
      return some(index => isStatusArgued(draft, index))
    case 'proceedings':
    case 'sameDay':
    case 'use':
    case 'consent':
    case 'fallback':
      return false
  }
}
