import type { Grid } from './models.ts'

/** A character read from a line: its middle in parts of the line's length, and how sure the network is, 0 to 1. */
export interface ReadCharacter {
  text: string
  middle: number
  confidence: number
}

/** The likeliest character of each step; the same one in steps that follow each other is one character. */
export const decodeLine = ({ values, rows, columns }: Grid, characters: readonly string[]): ReadCharacter[] => {
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
    if (best !== 0 && best === before && last) {
      last.middle = (last.first + row + 1) / 2 / rows
      last.confidence = Math.max(last.confidence, confidence)
    } else if (best !== 0) {
      read.push({ text: characters[best] ?? '', first: row, middle: (row + 0.5) / rows, confidence })
    }
    before = best
  }
  return read.map(({ text, middle, confidence }) => ({ text, middle, confidence }))
}
