import { DISTINCTIVENESS_GUIDES } from './distinctiveness-guides.ts'
import { EARLIER_MARK_GUIDES } from './earlier-mark-guides.ts'
import { EARLIER_RIGHT_GUIDES } from './earlier-right-guides.ts'
import { FILING_GUIDES } from './filing-guides.ts'
import type { GroundGuide } from './ground-guide.ts'
import { PROHIBITED_SIGN_GUIDES } from './prohibited-sign-guides.ts'

const GUIDES: Readonly<Record<string, GroundGuide>> = {
  ...FILING_GUIDES,
  ...PROHIBITED_SIGN_GUIDES,
  ...DISTINCTIVENESS_GUIDES,
  ...EARLIER_RIGHT_GUIDES,
  ...EARLIER_MARK_GUIDES,
}

/** The guide to a ground by its id; an article stands for its first paragraph. Null for a ground that is not known. */
export const findGroundGuide = (ground: string): GroundGuide | null => GUIDES[ground] ?? GUIDES[`${ground}.1`] ?? null
