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

interface Asked {
  findings: readonly MarkRule[]
  exceptions: readonly ExceptionRule[]
}

const allBut = (silent: string): Asked => ({
  findings: FINDING_RULES.filter(({ id }) => !silent.includes(id)),
  exceptions: EXCEPTIONS.filter(({ id }) => !silent.includes(id)),
})

const IN_HAN = 'R02 R03 R04 R05 R10 R29'
const IN_LATIN = 'R18 R20 R21 R22 R23 R24'

/**
 * The rules to ask of two marks by their writing: both in Chinese, both in Latin letters, one in each, or one or both in
 * neither alone. The others could not fire, and a search compares thousands.
 */
const ASKED = {
  han: allBut(`${IN_LATIN} R07 R17 R19`),
  latin: allBut(`${IN_HAN} R06 R07 R08 R17`),
  across: allBut(`${IN_HAN} ${IN_LATIN} R06 R08 R09 R11 R12 R13 R14 R15 R16 R19`),
  hanInMixed: allBut(`${IN_HAN} ${IN_LATIN} R07 R19`),
  latinInMixed: allBut(`${IN_HAN} ${IN_LATIN} R06 R07 R08 R17`),
  mixed: allBut(`${IN_HAN} ${IN_LATIN} R07 R17`),
}

const rulesFor = (a: MarkProfile, b: MarkProfile): Asked => {
  if (a.isHan && b.isHan) return ASKED.han
  if (a.isLatin && b.isLatin) return ASKED.latin
  if (a.isHan || b.isHan) return a.isLatin || b.isLatin ? ASKED.across : ASKED.hanInMixed
  return a.isLatin || b.isLatin ? ASKED.latinInMixed : ASKED.mixed
}

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
  const { findings, exceptions } = rulesFor(a, b)
  let found = ask(findings)
  for (const { id, find, replaces } of exceptions) {
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
