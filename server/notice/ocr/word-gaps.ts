import type { ReadCharacter } from './decode-line.ts'
import type { Pixels } from './models.ts'

/** Least width of the gap between two words, in parts of the height of a line; letters stand closer. */
const WORD_GAP = 0.15
/** Brightness below which a pixel is part of a letter: a stamp's red is lighter than that in its red channel. */
const DARK = 190
const LETTER = /[\p{Script=Latin}&.,'’]/u

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

/** Puts in the spaces between Latin words, which the network tends to leave out. */
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
    if (!before || !LETTER.test(before.text) || !LETTER.test(character.text)) return [character]
    const gap = widestGap(hasInk, Math.round(before.middle * width), Math.round(character.middle * width))
    if (gap < WORD_GAP * height) return [character]
    return [{ text: ' ', middle: (before.middle + character.middle) / 2, confidence: before.confidence }, character]
  })
}
