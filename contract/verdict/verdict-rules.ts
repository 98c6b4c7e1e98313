import { earlierFiling } from './rules/earlier-filing.ts'
import { earlierRight } from './rules/earlier-right.ts'
import { oneYearBar } from './rules/one-year-bar.ts'
import { otherPart } from './rules/other-part.ts'
import { renewalOpen } from './rules/renewal-open.ts'
import { weakResemblance } from './rules/weak-resemblance.ts'
import type { Encounter } from './verdict-rule.ts'

/** In the order they are asked. */
const RULES = [earlierRight, earlierFiling, renewalOpen, otherPart, weakResemblance, oneYearBar] as const

export type VerdictGround = (typeof RULES)[number]['id']

/** What an earlier mark means for a name, and on which ground; null when it means nothing. */
export const judgeEncounter = (
  encounter: Encounter,
): { verdict: 'blocked' | 'caution'; ground: VerdictGround } | null => {
  for (const { id, judge } of RULES) {
    const verdict = judge(encounter)
    if (verdict) return { verdict, ground: id }
  }
  return null
}
