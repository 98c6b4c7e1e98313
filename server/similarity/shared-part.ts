import type { MarkContext } from './mark-rule.ts'
import type { NormalisedMark } from './normalise-mark.ts'

const HAN_RUN = /\p{Script=Han}+/gu
const MIN_HAN = 2
const MIN_LETTERS = 3

const hasSequence = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, start) => part.every((word, index) => words[start + index] === word))

/** Chinese is written without spaces, so a part may begin anywhere; other scripts count whole words. */
const holds = (whole: NormalisedMark, part: NormalisedMark): boolean =>
  part.characters.length < whole.characters.length &&
  part.characters.length >= (part.isLatin ? MIN_LETTERS : MIN_HAN) &&
  (part.isHan ? whole.text.includes(part.text) : hasSequence(whole.words, part.words))

/** The mark that stands wholly in the other, with the one that holds it. */
export const containedMark = (
  a: NormalisedMark,
  b: NormalisedMark,
): { part: NormalisedMark; whole: NormalisedMark } | null => {
  if (holds(a, b)) return { part: b, whole: a }
  return holds(b, a) ? { part: a, whole: b } : null
}

const longestRun = (a: string, b: string): string => {
  const characters = [...a]
  let longest = ''
  for (let start = 0; start < characters.length; start += 1)
    for (let end = start + 1; end <= characters.length; end += 1) {
      const run = characters.slice(start, end).join('')
      if (run.length > longest.length && b.includes(run)) longest = run
    }
  return longest
}

/** The longest part both marks share: a run of two Chinese characters or more, or a whole word; `""` for none. */
export const sharedPart = (a: NormalisedMark, b: NormalisedMark): string => {
  const runs = (a.text.match(HAN_RUN) ?? [])
    .map(run => longestRun(run, b.text))
    .filter(run => [...run].length >= MIN_HAN)
  const words = a.words.filter(
    word => /^\p{Script=Latin}+$/u.test(word) && word.length >= MIN_LETTERS && b.words.includes(word),
  )
  return [...runs, ...words].sort((one, other) => other.length - one.length)[0] ?? ''
}

/** A part that the goods themselves are called by tells no source. */
export const isNameOfGoods = (part: string, { goods = [] }: MarkContext): boolean =>
  goods.some(name => name.normalize('NFKC').toLowerCase().includes(part))
