import type { Canvas } from '@napi-rs/canvas'
import { decodeLine, type ReadCharacter } from './decode-line.ts'
import type { OcrModels } from './models.ts'
import { cutOut, type Edges, pixelsOf } from './picture.ts'
import { withWordGaps } from './word-gaps.ts'

/** A line read from a picture: where it stands, in pixels, and its characters from left to right. */
export interface ReadLine {
  edges: Edges
  characters: ReadCharacter[]
}

const LINE_HEIGHT = 48

export const recogniseLine = async (picture: Canvas, edges: Edges, models: OcrModels): Promise<ReadLine> => {
  const pixels = pixelsOf(cutOut(picture, edges, LINE_HEIGHT))
  const characters = decodeLine(await models.recognise(pixels), models.characters)
  return { edges, characters: withWordGaps(characters, pixels) }
}

/** How sure a reading is, 0 to 1: the mean over all characters. */
export const confidenceOf = (lines: readonly ReadLine[]): number => {
  const all = lines.flatMap(({ characters }) => characters.map(({ confidence }) => confidence))
  return all.length === 0 ? 0 : all.reduce((total, confidence) => total + confidence, 0) / all.length
}
