import { combineFindings, type FiredRule } from './combine-findings.ts'
import { compareParts, type Findings } from './compare-parts.ts'
import type { MarkContext } from './mark-context.ts'
import { describeMark, type MarkProfile } from './mark-profile.ts'
import { r26Device } from './rules/adjustments.ts'

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

/** Rules that come after those that weigh: adjustments and notes. */
const LAST = new Set(['R26', 'R27', 'R28'])

/** Joins what the rules say of the wholes and of the parts: each rule once, where it weighs most. */
const join = (whole: Findings, parts: Findings): FiredRule[] => {
  if (parts.rules.length === 0) return [...whole.rules]
  const heaviest = new Map<string, FiredRule>()
  for (const rule of [...whole.rules, ...parts.rules])
    if (rule.weight > (heaviest.get(rule.id)?.weight ?? Number.NEGATIVE_INFINITY)) heaviest.set(rule.id, rule)
  const place = ({ id, weight }: FiredRule): number => (LAST.has(id) ? 1 : -weight)
  return [...heaviest.values()].sort((one, other) => place(one) - place(other) || one.id.localeCompare(other.id))
}

/** Compares marks that are already described. Search holds one mark against many this way. */
export const compareProfiles = (a: MarkProfile, b: MarkProfile, context: MarkContext = {}): MarkComparison => {
  const whole = combineFindings(a, b, context)
  const parts = compareParts(a, b, context)
  const score = Math.max(whole.score, parts.score)
  const level = levelOf(score)
  return { similar: level === 'identical' || level === 'similar', level, score, rules: join(whole, parts) }
}

/** Returns what a comparison says where one of the marks is registered with a device: the same, and R26's note. */
export const withDevice = (comparison: MarkComparison, a: MarkProfile, b: MarkProfile): MarkComparison => {
  const note = r26Device.find(a, b, { hasDevice: true })
  if (!note || comparison.rules.some(({ id }) => id === r26Device.id)) return comparison
  return { ...comparison, rules: [...comparison.rules, { id: r26Device.id, ...note }] }
}

/**
 * Compares two word marks by the rules R01–R29 of docs/law.md §5 and names all that fired, the heaviest first. A mark
 * of several parts is compared part by part as well, and the strongest pair decides. The order of the marks does not
 * matter. An aid to an examiner's eye, not a decision. A mark without letters, characters or digits (a device) is
 * compared with nothing; where a device is known of, R26 says so.
 */
export const compareMarks = (a: string, b: string, context: MarkContext = {}): MarkComparison =>
  compareProfiles(describeMark(a), describeMark(b), context)
