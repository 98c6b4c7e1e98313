import type { MarkContext, MarkRule } from './mark-rule.ts'
import { normaliseMark } from './normalise-mark.ts'
import { r01Identical } from './rules/r01-identical.ts'
import { r02Reordered } from './rules/r02-reordered.ts'
import { r03OneCharacter } from './rules/r03-one-character.ts'
import { r09Reduplication } from './rules/r09-reduplication.ts'
import { r10Reversed } from './rules/r10-reversed.ts'
import { r15Contained } from './rules/r15-contained.ts'
import { r16SharedPart } from './rules/r16-shared-part.ts'
import { r18LetterCase } from './rules/r18-letter-case.ts'
import { r19SomeLetters } from './rules/r19-some-letters.ts'
import { r25Numerals } from './rules/r25-numerals.ts'

export interface FiredRule {
  id: string
  weight: number
  zh: string
  en: string
}

export interface MarkComparison {
  similar: boolean
  level: 'identical' | 'similar' | 'weak' | 'none'
  score: number
  rules: FiredRule[]
}

const RULES: readonly MarkRule[] = [
  r01Identical,
  r02Reordered,
  r03OneCharacter,
  r09Reduplication,
  r10Reversed,
  r15Contained,
  r16SharedPart,
  r18LetterCase,
  r19SomeLetters,
  r25Numerals,
]

const IDENTICAL = 1
const SIMILAR = 0.7

const levelOf = (score: number): MarkComparison['level'] => {
  if (score >= IDENTICAL) return 'identical'
  if (score >= SIMILAR) return 'similar'
  return score > 0 ? 'weak' : 'none'
}

/**
 * Compares two word marks by the rules of domain.md §5 that need no dictionary; the heaviest rule decides, all that
 * fired are named. A mark without letters, characters or digits (a device) is compared with nothing.
 */
export const compareMarks = (a: string, b: string, context: MarkContext = {}): MarkComparison => {
  const [one, other] = [normaliseMark(a), normaliseMark(b)]
  const isComparable = one.text !== '' && other.text !== ''
  const rules = (isComparable ? RULES : [])
    .flatMap(({ id, find }) => {
      const finding = find(one, other, context)
      return finding ? [{ id, ...finding }] : []
    })
    .sort((first, second) => second.weight - first.weight)
  const score = rules[0]?.weight ?? 0
  const level = levelOf(score)
  return { similar: level === 'identical' || level === 'similar', level, score, rules }
}
