import { type Matrix, multiply, rotation, translation } from '../pdf/matrix.ts'
import type { PdfPage } from '../pdf/open-pdf.ts'
import type { PageText } from '../pdf/page-text.ts'
import { cutAtWideGaps } from './cut-at-wide-gaps.ts'
import { findLines, type LevelPicture, overturned } from './find-lines.ts'
import { runsOf } from './line-runs.ts'
import type { OcrModels } from './models.ts'
import { type Edges, greyOf, inkOf, isBlank, withinArea } from './picture.ts'
import { inReadingOrder } from './reading-order.ts'
import { confidenceOf, type ReadLine, recogniseLine } from './recognise-line.ts'
import { renderPage } from './render-page.ts'
import { cellAround, cutAtRulings, type Rulings, rulingsOf } from './rulings.ts'
import { seemsSideways } from './seems-sideways.ts'
import { withoutStamps } from './without-stamps.ts'

/** Long side of the picture that is read, in pixels: 200 dpi of an A4 page. */
const PICTURE_SIDE = 2340
/** How sure the reading of a page the right way up is, and how many lines tell. */
const SURE = 0.8
const PROBES = 3

/** A level picture whose lines are read as they are asked for, each once. */
interface Reading {
  picture: LevelPicture
  read: (lines: readonly Edges[]) => Promise<ReadLine[]>
}

const readingOf = (picture: LevelPicture, models: OcrModels, onWork?: () => void): Reading => {
  const { grey } = picture
  const known = new Map<Edges, ReadLine>()
  const read = async (lines: readonly Edges[]): Promise<ReadLine[]> => {
    const all: ReadLine[] = []
    for (const line of lines) {
      const result = known.get(line) ?? (await recogniseLine(grey, line, models))
      known.set(line, result)
      all.push(result)
      onWork?.()
    }
    return all
  }
  return { picture, read }
}

/** How sure the longest lines are read, which tell best whether a page is upside down. */
const surenessOf = async ({ picture: { lines }, read }: Reading): Promise<number> =>
  confidenceOf(await read(lines.toSorted((a, b) => b.right - b.left - (a.right - a.left)).slice(0, PROBES)))

/** A picture the way up in which it reads better. */
const upright = async (picture: LevelPicture, models: OcrModels, onWork?: () => void): Promise<Reading> => {
  const asIs = readingOf(picture, models, onWork)
  const sureness = await surenessOf(asIs)
  if (sureness >= SURE) return asIs
  const other = readingOf(overturned(picture), models, onWork)
  return (await surenessOf(other)) > sureness ? other : asIs
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

interface RecognisePageOptions {
  /** Nothing but what stands in it is read, in points of the page as shown, which then has to be upright. */
  area?: Edges | undefined
  /** Is told of each piece of the work that is done. */
  onWork?: () => void
}

/** Reads a page from its picture, however it lies: its lines in reading order, level and upright. */
export const recognisePage = async (
  page: PdfPage,
  models: OcrModels,
  { area, onWork }: RecognisePageOptions = {},
): Promise<PageText> => {
  const { width, height } = page.getViewport({ scale: 1 })
  const points = Math.max(width, height) / PICTURE_SIDE
  const rendered = await renderPage(page, 1 / points)
  const empty = { page: page.pageNumber, width, height, runs: [] }
  onWork?.()
  const whole = withoutStamps(greyOf(rendered))
  const print = area ? withinArea(whole, scaleEdges(area, 1 / points)) : whole
  const ink = inkOf(print)
  if (isBlank(ink)) return empty
  const found = await findLines(print, models, !area && seemsSideways(ink))
  onWork?.()
  const { picture, read } = await upright(found, models, onWork)
  const rulings = rulingsOf(inkOf(picture.grey))
  const lines = await read(picture.lines.flatMap(line => cutAtRulings(line, rulings)))
  const cells = lines.flatMap(cutAtWideGaps)
  const [levelWidth, levelHeight] = [picture.grey.width * points, picture.grey.height * points]
  const toShown: Matrix = multiply(
    translation(width / 2, height / 2),
    rotation(-picture.angle),
    translation(-levelWidth / 2, -levelHeight / 2),
  )
  return {
    ...empty,
    width: levelWidth,
    height: levelHeight,
    runs: runsOf(ordered(cells, rulings).map(line => ({ ...line, edges: scaleEdges(line.edges, points) }))),
    toShown,
  }
}
