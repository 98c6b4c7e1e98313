import type { MarkContext } from './mark-context.ts'
import type { MarkProfile } from './mark-profile.ts'
import type { ExceptionRule, Finding, MarkRule } from './mark-rule.ts'
import { r07Pinyin, r17Translation } from './rules/across-scripts.ts'
import { r26Device, r27FirstSyllable, r28Fame } from './rules/adjustments.ts'
import {
  r02Reordered,
  r03OneCharacter,
  r04ClearDifference,
  r05TwoCharacters,
  r06SoundAndShape,
  r08LookAlike,
  r09Reduplication,
  r10Reversed,
} from './rules/characters.ts'
import { r29Homophones } from './rules/homophones.ts'
import {
  r18LetterCase,
  r19SomeLetters,
  r20WordOrder,
  r21Inflection,
  r22StylisedLetters,
  r23RearrangedLetters,
  r24ForeignSound,
} from './rules/letters.ts'
import { r11GenericName, r12Premises, r13Descriptive, r14Affix, r15Contained, r16SharedPart } from './rules/parts.ts'
import { r01Identical, r25Numerals } from './rules/same-wording.ts'

/** Rules that speak for similarity (docs/law.md §5); the heaviest decides. */
export const FINDING_RULES: readonly MarkRule[] = [
  r01Identical,
  r02Reordered,
  r03OneCharacter,
  r06SoundAndShape,
  r07Pinyin,
  r08LookAlike,
  r09Reduplication,
  r10Reversed,
  r11GenericName,
  r12Premises,
  r13Descriptive,
  r14Affix,
  r15Contained,
  r16SharedPart,
  r17Translation,
  r18LetterCase,
  r19SomeLetters,
  r20WordOrder,
  r21Inflection,
  r24ForeignSound,
  r25Numerals,
  r29Homophones,
]

/** Rules that take others back. */
export const EXCEPTIONS: readonly ExceptionRule[] = [
  r04ClearDifference,
  r05TwoCharacters,
  r22StylisedLetters,
  r23RearrangedLetters,
]

/** Rules that move the score of what was found. */
export const ADJUSTMENTS: readonly MarkRule[] = [r27FirstSyllable, r28Fame]

/** Rules that weigh nothing and say what was not compared. */
export const NOTES: readonly MarkRule[] = [r26Device]

/** A rule that applies to a pair of marks, with what it says of them. */
export interface FiredRule extends Finding {
  id: string
}

const HIGHEST_BUT_IDENTICAL = 0.95

/**
 * Returns the rules that stand for a pair of marks and the score they give, in this order:
 * 1. the rules that speak for similarity are asked;
 * 2. an exception (R04, R05, R22, R23) puts its own low weight in the place of the rules it names;
 * 3. the heaviest that is left is the score: 1 is identity, which nothing moves;
 * 4. R27 lowers and R28 raises a score that is not 0, never to identity;
 * 5. R26 is a note, and all there is to say where a mark has no wording.
 * The rules are listed by weight, adjustments and notes last.
 */
export const combineFindings = (
  a: MarkProfile,
  b: MarkProfile,
  context: MarkContext,
): { score: number; rules: FiredRule[] } => {
  // Loops: most rules say nothing of most pairs, of which a search holds thousands side by side.
  const ask = (rules: readonly MarkRule[]): FiredRule[] => {
    const fired: FiredRule[] = []
    for (const { id, find } of rules) {
      const finding = find(a, b, context)
      if (finding) fired.push({ id, ...finding })
    }
    return fired
  }
  if (a.text === '' || b.text === '') return { score: 0, rules: ask(NOTES) }
  let found = ask(FINDING_RULES)
  for (const { id, find, replaces } of EXCEPTIONS) {
    const finding = find(a, b, context)
    if (!finding) continue
    found = found.filter(fired => !replaces.includes(fired.id))
    found.push({ id, ...finding })
  }
  found.sort((first, second) => second.weight - first.weight)
  const heaviest = found[0]?.weight ?? 0
  const adjustments = found.length > 0 && heaviest < 1 ? ask(ADJUSTMENTS) : []
  const moved = adjustments.reduce((sum, { weight }) => sum + weight, heaviest)
  const score = adjustments.length > 0 && heaviest > 0 ? Math.max(0, Math.min(HIGHEST_BUT_IDENTICAL, moved)) : heaviest
  return { score: Math.round(score * 100) / 100, rules: [...found, ...adjustments, ...ask(NOTES)] }
}
