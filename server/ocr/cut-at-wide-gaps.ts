import type { ReadLine } from './recognise-line.ts'

const HAN = /\p{Script=Han}/u
/** Fewest pairs of neighbouring ideographs that tell how far apart those of a line stand. */
const PAIRS = 3
/** A gap wider than so many of those steps ends a cell. */
const WIDE = 1.75
/** Fewest characters of a cell: a label may be spaced out, 申　请　人. */
const FEWEST = 2

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Places, as indices of characters, before which a line is cut. */
const cutsIn = ({ characters }: ReadLine): number[] => {
  const steps = characters.map(({ middle, text }, index) => {
    const before = characters[index - 1]
    return before && HAN.test(text) && HAN.test(before.text) ? middle - before.middle : 0
  })
  const known = steps.filter(step => step > 0)
  if (known.length < PAIRS) return []
  const widest = WIDE * median(known)
  const cuts: number[] = []
  for (const [index, step] of steps.entries()) {
    const isCell = index - (cuts.at(-1) ?? 0) > FEWEST && characters.length - index >= FEWEST
    if (step > widest && isCell) cuts.push(index)
  }
  return cuts
}

/** The cells of a table that were seen as one line, where a gap between ideographs parts them. */
export const cutAtWideGaps = (line: ReadLine): ReadLine[] => {
  const { edges, characters } = line
  const length = edges.right - edges.left
  const cuts = cutsIn(line)
  if (cuts.length === 0) return [line]
  const places = cuts.map(cut => ((characters[cut - 1]?.middle ?? 0) + (characters[cut]?.middle ?? 0)) / 2)
  return [0, ...cuts].map((first, index) => {
    const [start, end] = [places[index - 1] ?? 0, places[index] ?? 1]
    return {
      edges: { ...edges, left: edges.left + start * length, right: edges.left + end * length },
      characters: characters
        .slice(first, cuts[index])
        .map(character => ({ ...character, middle: (character.middle - start) / (end - start) })),
    }
  })
}
