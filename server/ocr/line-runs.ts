import type { TextRun } from '../pdf/page-text.ts'
import type { ReadLine } from './recognise-line.ts'

const HAN = /\p{Script=Han}/u
/** Fewest pairs of neighbouring ideographs that tell the size of a line's font. */
const PAIRS = 3
/** Size in parts of the height of the letters seen, where ideographs do not tell. */
const SIZE_BY_HEIGHT = 0.8
/** The largest size in these parts: ideographs further apart than that are letter-spaced. */
const MOST_BY_HEIGHT = 0.95
/** Sizes this near the page's usual one are that one. */
const USUAL = 0.25
/** From the middle of a line down to its baseline, in parts of the size. */
const TO_BASELINE = 0.38
/** Least confidence of a line to count as text: what is left of stamps has less, a lone character that is known may have no more. */
const LEGIBLE = 0.4

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const lengthOf = ({ edges: { left, right } }: ReadLine): number => right - left
const heightOf = ({ edges: { top, bottom } }: ReadLine): number => bottom - top

const sizeByIdeographs = (line: ReadLine): number | null => {
  const { characters } = line
  const length = lengthOf(line)
  const steps = characters.flatMap(({ text, middle }, index) => {
    const before = characters[index - 1]
    return before && HAN.test(text) && HAN.test(before.text) ? [(middle - before.middle) * length] : []
  })
  return steps.length >= PAIRS ? median(steps) : null
}

const sizeOf = (line: ReadLine): number =>
  Math.min(sizeByIdeographs(line) ?? SIZE_BY_HEIGHT * heightOf(line), MOST_BY_HEIGHT * heightOf(line))

/** Neighbours meet half-way, unless a gap parts them; the outer ones reach as far out as they do inwards. */
const charactersOf = (line: ReadLine, size: number): NonNullable<TextRun['characters']> => {
  const { characters, edges } = line
  const middles = characters.map(({ middle }) => edges.left + middle * lengthOf(line))
  const reach = (index: number, next: number): number | null => {
    const [own, other] = [middles[index], middles[next]]
    return own === undefined || other === undefined ? null : Math.min(Math.abs(other - own), size) / 2
  }
  return characters.map(({ confidence, others }, index) => {
    const [before, after] = [reach(index, index - 1), reach(index, index + 1)]
    const left = before ?? after ?? size / 2
    const width = left + (after ?? before ?? size / 2)
    return { x: (middles[index] ?? 0) - left, width, confidence, ...(others && { others }) }
  })
}

const isLegible = ({ characters }: ReadLine): boolean =>
  characters.some(({ text }) => text.trim() !== '') &&
  characters.reduce((sum, { confidence }) => sum + confidence, 0) >= LEGIBLE * characters.length

/** Lines as runs of text: sizes evened out over the page, since the height of a line depends on what letters it has. */
export const runsOf = (all: readonly ReadLine[]): TextRun[] => {
  const lines = all.filter(isLegible)
  const usual = median(lines.map(sizeOf))
  return lines.map(line => {
    const own = sizeOf(line)
    const size = Math.abs(own - usual) < USUAL * usual ? usual : own
    const characters = charactersOf(line, size)
    const [first, last] = [characters[0], characters.at(-1)]
    const { left, top, bottom } = line.edges
    const x = first?.x ?? left
    return {
      text: line.characters.map(({ text }) => text).join(''),
      x,
      baseline: (top + bottom) / 2 + TO_BASELINE * size,
      width: last ? last.x + last.width - x : 0,
      size,
      characters,
    }
  })
}
