import { findGround } from '../law/grounds.ts'
import type { Draft } from './draft.ts'

const isEarlierMark = (ground: string): boolean => findGround(ground)?.nature === 'earlier-mark'

/** The grounds answered by an argument of their own: on the sign itself, on its filing, on a right other than an earlier mark. */
export const absoluteGrounds = ({ notice }: Draft): string[] => notice.grounds.filter(ground => !isEarlierMark(ground))

/** Whether an earlier mark stands in the way: by the grounds, or by a cited mark. */
export const hasEarlierMark = ({ notice }: Draft): boolean =>
  notice.grounds.some(isEarlierMark) || notice.citedMarks.length > 0

/** Whether distinctiveness acquired through use can answer a ground: article 11 alone (2019 notation). */
export const canBeAcquired = ({ notice }: Draft): boolean => notice.grounds.some(ground => ground.startsWith('11'))
