import type { ReadCharacter } from './decode-line.ts'
import type { SeenLine } from './ink.ts'

/** What stands for a character that was seen and not read, as editors of Chinese texts write it. */
export const UNREAD = '□'

const HAN = /\p{Script=Han}/u
/** Fewest pairs of neighbouring ideographs that tell how far apart those of a line stand, and that step in parts of its height without them. */
const PAIRS = 2
const STEP = 0.9
/** Least length of a stretch nothing was read in, and of the ink in it, in parts of that step: a ruling has less, a mark of punctuation too. */
const STRETCH = 0.7
const INK = 0.45

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const isHan = (character: ReadCharacter | undefined): boolean => character !== undefined && HAN.test(character.text)

/**
 * Puts a sign of its own, without any confidence, where a line shows an ideograph that the network passes over, as it does
 * with those it does not know: a name keeps its length, and what stands on both sides stays together.
 */
export const withUnreadCharacters = (
  characters: readonly ReadCharacter[],
  { hasInk, height }: SeenLine,
): ReadCharacter[] => {
  const width = hasInk.length
  const steps = characters.flatMap((character, index) => {
    const before = characters[index - 1]
    return before && isHan(before) && isHan(character) ? [(character.middle - before.middle) * width] : []
  })
  const step = steps.length >= PAIRS ? median(steps) : STEP * height
  const half = (character: ReadCharacter): number => (isHan(character) ? step / 2 : step / 4)
  const between = (before: ReadCharacter | undefined, after: ReadCharacter | undefined): ReadCharacter[] => {
    const from = before ? before.middle * width + half(before) : 0
    const to = after ? after.middle * width - half(after) : width
    const ink = hasInk.slice(Math.max(0, Math.ceil(from)), Math.max(0, Math.floor(to))).filter(Boolean).length
    if (!(isHan(before) || isHan(after)) || to - from < STRETCH * step || ink < INK * step) return []
    const count = Math.max(1, Math.round((to - from) / step))
    return Array.from({ length: count }, (_, index) => ({
      text: UNREAD,
      middle: (from + ((index + 0.5) * (to - from)) / count) / width,
      confidence: 0,
    }))
  }
  return [...characters, undefined].flatMap((character, index) => [
    ...between(characters[index - 1], character),
    ...(character ? [character] : []),
  ])
}
