import { decodeLine, type ReadCharacter } from './decode-line.ts'
import type { Edges } from './edges.ts'
import type { Grey } from './grey.ts'
import { inkColumns } from './ink.ts'
import type { OcrModels } from './models.ts'
import { cutOut } from './resample.ts'
import { withUnreadCharacters } from './unread-characters.ts'
import { withWordGaps } from './word-gaps.ts'

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

/** How sure a reading is, 0 to 1: the mean over all characters, those that have to stand there and were not read among them. */
export const confidenceOf = (lines: readonly ReadLine[]): number => {
  let sum = 0
  let count = 0
  for (const { characters, edges } of lines) {
    for (const { confidence } of characters) sum += confidence
    count += Math.max(characters.length, (SPARSEST * (edges.right - edges.left)) / (edges.bottom - edges.top))
  }
  return count === 0 ? 0 : sum / count
}
