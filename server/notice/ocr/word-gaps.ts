import type { ReadCharacter } from './decode-line.ts'
import type { SeenLine } from './ink.ts'

/** Least width of the gap between two words, in parts of the height of a line; letters stand closer. */
const WORD_GAP = 0.2
/** An ampersand stands between words, near letters whose sides slope. */
const WORD_GAP_BESIDE_AMPERSAND = 0.12
/** Beside ideographs, which have margins of their own, and between any other characters that the network parts. */
const WORD_GAP_BESIDE_HAN = 0.22
/** In letter-spaced text a gap between words is so many times as wide as the usual one. */
const WIDER = 1.6
/** Fewest gaps between letters that tell what is usual. */
const FEWEST = 3
const LETTER = /[\p{Script=Latin}&＆.,'’]/u
const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u
const LATIN_OR_DIGIT = /[\p{Script=Latin}\p{Nd}]/u
const AMPERSAND = /[&＆]/u
const APOSTROPHE = /['’′]/u

/** The gap from which on two neighbours are two words; null where none are parted. */
const leastGap = (before: string, after: string, isParted: boolean): number | null => {
  if (APOSTROPHE.test(before)) return null
  if (LETTER.test(before) && LETTER.test(after))
    return AMPERSAND.test(before + after) ? WORD_GAP_BESIDE_AMPERSAND : WORD_GAP
  const isBesideHan = (HAN.test(before) && LATIN.test(after)) || (LATIN.test(before) && HAN.test(after))
  return isBesideHan || isParted ? WORD_GAP_BESIDE_HAN : null
}

/** The widest stretch without ink between two columns. */
const widestGap = (hasInk: readonly boolean[], from: number, to: number): number => {
  let widest = 0
  let gap = 0
  for (let column = from; column < to; column += 1) {
    gap = hasInk[column] ? 0 : gap + 1
    widest = Math.max(widest, gap)
  }
  return widest
}

/** Puts in the spaces around Latin words, which the network tends to leave out, and takes out those it saw in letter-spaced text. */
export const withWordGaps = (characters: readonly ReadCharacter[], { hasInk, height }: SeenLine): ReadCharacter[] => {
  const width = hasInk.length
  const isSpace = (character: ReadCharacter | undefined): boolean => character?.text.trim() === ''
  const printed = characters.flatMap((character, index) =>
    isSpace(character) ? [] : [{ character, isParted: isSpace(characters[index - 1]) }],
  )
  const gaps = printed.map(({ character }, index) => {
    const before = printed[index - 1]?.character
    return before ? widestGap(hasInk, Math.round(before.middle * width), Math.round(character.middle * width)) : 0
  })
  const isInWord = (index: number) =>
    LATIN_OR_DIGIT.test(printed[index - 1]?.character.text ?? '') &&
    LATIN_OR_DIGIT.test(printed[index]?.character.text ?? '')
  const inWords = gaps.filter((_, index) => isInWord(index)).toSorted((a, b) => a - b)
  const usual = inWords.length >= FEWEST ? (inWords[inWords.length >> 1] ?? 0) : 0
  return printed.flatMap(({ character, isParted }, index) => {
    const before = printed[index - 1]?.character
    const least = before ? leastGap(before.text, character.text, isParted) : null
    if (!before || least === null || (gaps[index] ?? 0) < Math.max(least * height, WIDER * usual)) return [character]
    return [{ text: ' ', middle: (before.middle + character.middle) / 2, confidence: before.confidence }, character]
  })
}
