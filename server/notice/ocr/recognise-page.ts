import { type Matrix, multiply, rotation, translation } from '../matrix.ts'
import type { PdfPage } from '../open-pdf.ts'
import type { PageText } from '../page-text.ts'
import { cutAtWideGaps } from './cut-at-wide-gaps.ts'
import { findLines, type LevelPicture, overturned } from './find-lines.ts'
import { inkOf, isBlank } from './ink.ts'
import { runsOf } from './line-runs.ts'
import type { OcrModels } from './models.ts'
import type { Edges } from './picture.ts'
import { inReadingOrder } from './reading-order.ts'
import { confidenceOf, type ReadLine, recogniseLine } from './recognise-line.ts'
import { renderPage } from './render-page.ts'
import { cellAround, cutAtRulings, type Rulings, rulingsOf } from './rulings.ts'

/** Long side of the picture that is read, in pixels: 200 dpi of an A4 page. */
const PICTURE_SIDE = 2340
/** How sure the reading of a page the right way up is, and how many lines are read again upside down when it is not. */
const SURE = 0.8
const PROBES = 3

const readLines = async (
  { canvas, lines }: LevelPicture,
  models: OcrModels,
  onLine?: () => void,
): Promise<ReadLine[]> => {
  const read = []
  for (const line of lines) {
    read.push(await recogniseLine(canvas, line, models))
    onLine?.()
  }
  return read
}

/** The longest lines, which tell best whether a page is upside down. */
const longest = (picture: LevelPicture): LevelPicture => ({
  ...picture,
  lines: picture.lines.toSorted((a, b) => b.right - b.left - (a.right - a.left)).slice(0, PROBES),
})

/** Whether the longest lines read better the other way up. */
const isUpsideDown = async (picture: LevelPicture, models: OcrModels): Promise<boolean> => {
  const [upright, overturnedOnes] = [longest(picture), longest(overturned(picture))]
  return confidenceOf(await readLines(overturnedOnes, models)) > confidenceOf(await readLines(upright, models))
}

/** A picture that was read, with the rulings in it. */
interface ReadPicture {
  picture: LevelPicture
  rulings: Rulings
  lines: ReadLine[]
}

const readPicture = async (picture: LevelPicture, models: OcrModels, onWork?: () => void): Promise<ReadPicture> => {
  const rulings = rulingsOf(inkOf(picture.canvas))
  const lines = picture.lines.flatMap(line => cutAtRulings(line, rulings))
  const read = await readLines({ ...picture, lines }, models, onWork)
  return { picture, rulings, lines: read.flatMap(cutAtWideGaps) }
}

/** Reads a picture, and once more the other way up where it reads badly and better so. */
const readUpright = async (picture: LevelPicture, models: OcrModels, onWork?: () => void): Promise<ReadPicture> => {
  const read = await readPicture(picture, models, onWork)
  const isWrong = confidenceOf(read.lines) < SURE && (await isUpsideDown(picture, models))
  return isWrong ? await readPicture(overturned(picture), models, onWork) : read
}

const scaleEdges = ({ left, right, top, bottom }: Edges, scale: number): Edges => ({
  left: left * scale,
  right: right * scale,
  top: top * scale,
  bottom: bottom * scale,
})

const ordered = (lines: readonly ReadLine[], rulings: Rulings): ReadLine[] =>
  inReadingOrder(
    lines.map(line => ({
      ...line.edges,
      text: line.characters.map(({ text }) => text).join(''),
      cell: cellAround(line.edges, rulings),
      line,
    })),
  ).map(({ line }) => line)

/**
 * Reads a page from its picture, however it lies: its lines in reading order, level and upright. `onWork` is told of each
 * piece of the work that is done.
 */
export const recognisePage = async (page: PdfPage, models: OcrModels, onWork?: () => void): Promise<PageText> => {
  const { width, height } = page.getViewport({ scale: 1 })
  const points = Math.max(width, height) / PICTURE_SIDE
  const rendered = await renderPage(page, 1 / points)
  const empty = { page: page.pageNumber, width, height, runs: [] }
  onWork?.()
  if (isBlank(inkOf(rendered))) return empty
  const found = await findLines(rendered, models)
  onWork?.()
  const { picture, rulings, lines } = await readUpright(found, models, onWork)
  const [levelWidth, levelHeight] = [picture.canvas.width * points, picture.canvas.height * points]
  const toShown: Matrix = multiply(
    translation(width / 2, height / 2),
    rotation(-picture.angle),
    translation(-levelWidth / 2, -levelHeight / 2),
  )
  return {
    ...empty,
    width: levelWidth,
    height: levelHeight,
    runs: runsOf(ordered(lines, rulings).map(line => ({ ...line, edges: scaleEdges(line.edges, points) }))),
    toShown,
  }
}
