import type { ReadCharacter } from './decode-line.ts'
import type { Pixels } from './models.ts'

/** Least width of the gap between two words, in parts of the height of a line; letters stand closer. */
const WORD_GAP = 0.15
/** Beside ideographs, which have margins of their own. */
const WORD_GAP_BESIDE_HAN = 0.22
/** Brightness below which a pixel is part of a letter: a stamp's red is lighter than that in its red channel. */
const DARK = 190
const LETTER = /[\p{Script=Latin}&.,'’]/u
const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u

/** The gap from which on two neighbours are two words; null where none are parted. */
const leastGap = (before: string, after: string): number | null => {
  if (LETTER.test(before) && LETTER.test(after)) return WORD_GAP
  const isBesideHan = (HAN.test(before) && LATIN.test(after)) || (LATIN.test(before) && HAN.test(after))
  return isBesideHan ? WORD_GAP_BESIDE_HAN : null
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

/** Puts in the spaces around Latin words, which the network tends to leave out. */
export const withWordGaps = (
  characters: readonly ReadCharacter[],
  { data, width, height }: Pixels,
): ReadCharacter[] => {
  const hasInk = Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row += 1) if ((data[4 * (row * width + column)] ?? 255) < DARK) return true
    return false
  })
  return characters.flatMap((character, index) => {
    const before = characters[index - 1]
    const least = before ? leastGap(before.text, character.text) : null
    if (!before || least === null) return [character]
    const gap = widestGap(hasInk, Math.round(before.middle * width), Math.round(character.middle * width))
    if (gap < least * height) return [character]
    return [{ text: ' ', middle: (before.middle + character.middle) / 2, confidence: before.confidence }, character]
  })
}
