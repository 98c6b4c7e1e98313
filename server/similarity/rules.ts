import type { ExceptionRule, MarkRule } from './mark-rule.ts'
import { r01Identical } from './rules/r01-identical.ts'
import { r02Reordered } from './rules/r02-reordered.ts'
import { r03OneCharacter } from './rules/r03-one-character.ts'
import { r04ClearDifference } from './rules/r04-clear-difference.ts'
import { r05TwoCharacters } from './rules/r05-two-characters.ts'
import { r06SoundAndShape } from './rules/r06-sound-and-shape.ts'
import { r07Pinyin } from './rules/r07-pinyin.ts'
import { r08LookAlike } from './rules/r08-look-alike.ts'
import { r09Reduplication } from './rules/r09-reduplication.ts'
import { r10Reversed } from './rules/r10-reversed.ts'
import { r11GenericName } from './rules/r11-generic-name.ts'
import { r12Premises } from './rules/r12-premises.ts'
import { r13Descriptive } from './rules/r13-descriptive.ts'
import { r14Affix } from './rules/r14-affix.ts'
import { r15Contained } from './rules/r15-contained.ts'
import { r16SharedPart } from './rules/r16-shared-part.ts'
import { r17Translation } from './rules/r17-translation.ts'
import { r18LetterCase } from './rules/r18-letter-case.ts'
import { r19SomeLetters } from './rules/r19-some-letters.ts'
import { r20WordOrder } from './rules/r20-word-order.ts'
import { r21Inflection } from './rules/r21-inflection.ts'
import { r22StylisedLetters } from './rules/r22-stylised-letters.ts'
import { r23RearrangedLetters } from './rules/r23-rearranged-letters.ts'
import { r24ForeignSound } from './rules/r24-foreign-sound.ts'
import { r25Numerals } from './rules/r25-numerals.ts'
import { r26Device } from './rules/r26-device.ts'
import { r27FirstSyllable } from './rules/r27-first-syllable.ts'
import { r28Fame } from './rules/r28-fame.ts'

/** Rules that speak for similarity (domain.md §5); the heaviest decides. */
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
