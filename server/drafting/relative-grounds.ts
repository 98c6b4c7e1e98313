import { findGround } from '../law/grounds.ts'
import type { Draft } from './draft.ts'

const ofNature = ({ notice }: Draft, isEarlierMark: boolean): string[] =>
  notice.grounds.filter(ground => (findGround(ground)?.nature === 'earlier-mark') === isEarlierMark)

/** The grounds that turn on an earlier mark. */
export const relativeGrounds = (draft: Draft): string[] => ofNature(draft, true)

/** The grounds that turn on the sign itself or on how it was filed. */
export const absoluteGrounds = (draft: Draft): string[] => ofNature(draft, false)

/** Whether an earlier mark stands in the way: by the grounds, or by a cited mark. */
export const hasEarlierMark = (draft: Draft): boolean =>
  relativeGrounds(draft).length > 0 || draft.notice.citedMarks.length > 0
