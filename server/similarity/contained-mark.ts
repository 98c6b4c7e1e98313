import type { NormalisedMark } from './normalise-mark.ts'

const MIN_HAN = 2
const MIN_LETTERS = 3

const hasSequence = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, start) => part.every((word, index) => words[start + index] === word))

/** Chinese is written without spaces, so a part may begin anywhere; other scripts count whole words. */
const holds = (whole: NormalisedMark, part: NormalisedMark): boolean =>
  part.text.length < whole.text.length &&
  part.characters.length >= (part.isLatin ? MIN_LETTERS : MIN_HAN) &&
  (part.isHan ? whole.text.includes(part.text) : hasSequence(whole.words, part.words))

/** The mark that stands wholly in the other, with the one that holds it. */
export const containedMark = <Mark extends NormalisedMark>(a: Mark, b: Mark): { part: Mark; whole: Mark } | null => {
  if (holds(a, b)) return { part: b, whole: a }
  return holds(b, a) ? { part: a, whole: b } : null
}
