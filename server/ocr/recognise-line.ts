import { type OtherCharacter, UNREAD } from '../pdf/page-text.ts'
import type { Grid, OcrModels } from './models.ts'
import { type Edges, type Grey, inkColumns, type SeenLine } from './picture.ts'
import { cutOut } from './resample.ts'

/** A character read from a line: its middle in parts of the line's length, and how sure the network is, 0 to 1. */
interface ReadCharacter {
  text: string
  middle: number
  confidence: number
  /** Other characters that it may be, where the network hesitates. */
  others?: readonly OtherCharacter[]
}

/** Below this confidence the network hesitates, and from this one on another character is worth a thought. */
const HESITATES = 0.8
const THINKABLE = 0.1

const othersIn = (step: Float32Array, best: number, characters: readonly string[]): OtherCharacter[] =>
  Array.from(step.entries()).flatMap(([column, confidence]) =>
    column === 0 || column === best || confidence < THINKABLE ? [] : [{ text: characters[column] ?? '', confidence }],
  )

/** The likeliest character of each step; the same one in steps that follow each other is one character. */
const decodeLine = ({ values, rows, columns }: Grid, characters: readonly string[]): ReadCharacter[] => {
  const read: (ReadCharacter & { first: number })[] = []
  let before = 0
  for (let row = 0; row < rows; row += 1) {
    const step = values.subarray(row * columns, (row + 1) * columns)
    let best = 0
    let confidence = step[0] ?? 0
    for (let column = 1; column < columns; column += 1) {
      const likelihood = step[column] ?? 0
      if (likelihood <= confidence) continue
      best = column
      confidence = likelihood
    }
    const last = read.at(-1)
    const others = best !== 0 && confidence < HESITATES ? othersIn(step, best, characters) : []
    if (best !== 0 && best === before && last) {
      last.middle = (last.first + row + 1) / 2 / rows
      if (confidence > last.confidence) last.others = others
      last.confidence = Math.max(last.confidence, confidence)
    } else if (best !== 0) {
      read.push({ text: characters[best] ?? '', first: row, middle: (row + 0.5) / rows, confidence, others })
    }
    before = best
  }
  return read.map(({ text, middle, confidence, others = [] }) => ({
    text,
    middle,
    confidence,
    ...(others.length > 0 && { others }),
  }))
}

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

/** Least width of the gap between two words, in parts of the height of a line; letters stand closer. */
const WORD_GAP = 0.2
/** An ampersand stands between words, near letters whose sides slope. */
const WORD_GAP_BESIDE_AMPERSAND = 0.12
/** Beside ideographs, which have margins of their own, and between any other characters that the network parts. */
const WORD_GAP_BESIDE_HAN = 0.22
/** Behind a full stop, which leaves room at its side: S.C.E.A. */
const WORD_GAP_BEHIND_STOP = 0.3
/** In letter-spaced text a gap between words is so many times as wide as the usual one. */
const WIDER = 1.6
/** Fewest gaps between letters that tell what is usual. */
const FEWEST = 3
const LETTER = /[\p{Script=Latin}&＆.,'’]/u
const LATIN = /\p{Script=Latin}/u
const LATIN_OR_DIGIT = /[\p{Script=Latin}\p{Nd}]/u
const LATIN_OR_STOP = /[\p{Script=Latin}.]/u
const WIDE_COMMA = /[，．]/u
const AMPERSAND = /[&＆]/u
const APOSTROPHE = /['’′]/u
const STOP = /[.．]/u
/** Signs that close up to the letter before them. */
const CLOSING = /[.,．，]/u

/** The gap from which on two neighbours are two words; null where none are parted. */
const leastGap = (before: string, after: string, isParted: boolean): number | null => {
  if (APOSTROPHE.test(before) || (LATIN_OR_STOP.test(before) && CLOSING.test(after))) return null
  if (STOP.test(before) && LATIN.test(after)) return WORD_GAP_BEHIND_STOP
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
    // Within a Latin name a comma is a narrow one, however it was recognised.
    const isOfName = WIDE_COMMA.test(before?.text ?? '') && LATIN_OR_STOP.test(printed[index - 2]?.character.text ?? '')
    const least = before ? leastGap(isOfName ? ',' : before.text, character.text, isParted) : null
    if (!before || least === null || (gaps[index] ?? 0) < Math.max(least * height, WIDER * usual)) return [character]
    return [{ text: ' ', middle: (before.middle + character.middle) / 2, confidence: before.confidence }, character]
  })
}

/** A line read from a picture: where it stands, in pixels, and its characters from left to right. */
export interface ReadLine {
  edges: Edges
  characters: ReadCharacter[]
}

/** Pixels a line is high for the network. */
const HEIGHT = 48

export const recogniseLine = async (picture: Grey, edges: Edges, models: OcrModels): Promise<ReadLine> => {
  const line = cutOut(picture, edges, HEIGHT)
  const read = decodeLine(await models.recognise(line), models.characters)
  const seen = { hasInk: inkColumns(line), height: HEIGHT }
  return { edges, characters: withWordGaps(withUnreadCharacters(read, seen), seen) }
}

/** Characters a line holds at least, in parts of its length by its height: fewer were not read but guessed. */
const SPARSEST = 0.5

/** Returns how sure a reading is, 0 to 1: the mean over all characters, those that have to stand there and were not read among them. */
export const confidenceOf = (lines: readonly ReadLine[]): number => {
  let sum = 0
  let count = 0
  for (const { characters, edges } of lines) {
    for (const { confidence } of characters) sum += confidence
    count += Math.max(characters.length, (SPARSEST * (edges.right - edges.left)) / (edges.bottom - edges.top))
  }
  return count === 0 ? 0 : sum / count
}
