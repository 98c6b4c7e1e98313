import { type Matrix, multiply, rotation, translation } from '../pdf/matrix.ts'
import type { PdfPage } from '../pdf/open-pdf.ts'
import type { PageText, TextRun } from '../pdf/page-text.ts'
import { cutAtWideGaps } from './cut-at-wide-gaps.ts'
import { findLines, type LevelPicture, overturned } from './find-lines.ts'
import type { OcrModels } from './models.ts'
import { type Edges, greyOf, inkOf, isBlank, withinArea } from './picture.ts'
import { inReadingOrder } from './reading-order.ts'
import { confidenceOf, type ReadLine, recogniseLine } from './recognise-line.ts'
import { renderPage } from './render-page.ts'
import { cellAround, cutAtRulings, type Rulings, rulingsOf } from './rulings.ts'
import { seemsSideways } from './seems-sideways.ts'
import { withoutStamps } from './without-stamps.ts'

const HAN = /\p{Script=Han}/u
/** Fewest pairs of neighbouring ideographs that tell the size of a line's font. */
const PAIRS = 3
/** Size in parts of the height of the letters seen, where ideographs do not tell. */
const SIZE_BY_HEIGHT = 0.8
/** The largest size in these parts: ideographs further apart than that are letter-spaced. */
const MOST_BY_HEIGHT = 0.95
/** Sizes this near the page's usual one are that one. */
const USUAL = 0.25
/** The distance from the middle of a line down to its baseline, in parts of the size. */
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
const runsOf = (all: readonly ReadLine[]): TextRun[] => {
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

/** Long side of the picture that is read, in pixels: 200 dpi of an A4 page. */
const PICTURE_SIDE = 2340
/** A page whose longest lines, so many of them, are read this surely is the right way up. */
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

/** Returns how surely the longest lines are read, which tell best whether a page is upside down. */
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
