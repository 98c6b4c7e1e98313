import { combineFindings, type FiredRule } from './combine-findings.ts'
import type { MarkContext } from './mark-context.ts'
import { describeMark, type MarkProfile } from './mark-profile.ts'

export interface MarkComparison {
  similar: boolean
  level: 'identical' | 'similar' | 'weak' | 'none'
  score: number
  rules: FiredRule[]
}

const IDENTICAL = 1
const SIMILAR = 0.7

const levelOf = (score: number): MarkComparison['level'] => {
  if (score >= IDENTICAL) return 'identical'
  if (score >= SIMILAR) return 'similar'
  return score > 0 ? 'weak' : 'none'
}

/** Compares marks that are already described. Search holds one mark against many this way. */
export const compareProfiles = (a: MarkProfile, b: MarkProfile, context: MarkContext = {}): MarkComparison => {
  const { score, rules } = combineFindings(a, b, context)
  const level = levelOf(score)
  return { similar: level === 'identical' || level === 'similar', level, score, rules }
}

/**
 * Compares two word marks by the rules R01–R28 of domain.md §5 and names all that fired, the heaviest first. The order
 * of the marks does not matter. An aid to an examiner's eye, not a decision. A mark without letters, characters or
 * digits (a device) is compared with nothing; where a device is known of, R26 says so.
 */
export const compareMarks = (a: string, b: string, context: MarkContext = {}): MarkComparison =>
  compareProfiles(describeMark(a), describeMark(b), context)
