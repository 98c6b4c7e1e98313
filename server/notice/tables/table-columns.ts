import { type Glyph, rightOf, sizeOf } from '../layout/glyph.ts'
import { type Segment, segmentOf } from '../layout/segments.ts'

/** A column of a table: the place of its heading. */
export interface TableColumn {
  left: number
  right: number
  /** Its cells begin where its heading does. */
  isFlush?: boolean
}

/** How near, in parts of the font size, to the edge of a column a cell begins behind a gap as wide. */
export const EDGE = 0.15
/** How near, in points, the cells of a column that is set flush begin to its edge. */
const FLUSH = 0.4

const LETTER_OR_DIGIT = /[\p{Script=Latin}\d]/u

/** The first of the letters and digits that touch one another up to a place: a number that begins before its column is not cut. */
const beginOfWord = (glyphs: readonly Glyph[], at: number): number => {
  const [glyph, before] = [glyphs[at], glyphs[at - 1]]
  const isWithin =
    glyph !== undefined &&
    before !== undefined &&
    LETTER_OR_DIGIT.test(glyph.text) &&
    LETTER_OR_DIGIT.test(before.text) &&
    glyph.box[0] - rightOf(before) < EDGE * sizeOf(glyph)
  return isWithin ? beginOfWord(glyphs, at - 1) : at
}

/** Cuts a cell where another column begins: cells may stand closer than words do. */
export const cutAtEdges = (cell: Segment, columns: readonly TableColumn[]): Segment[] => {
  const found = cell.glyphs.findIndex((glyph, index) => {
    // A space may be all that stands between two cells that were drawn as one text.
    const before = cell.glyphs.slice(0, index).findLast(({ text }) => text.trim() !== '')
    const isAtEdge = columns.some(({ left }) => Math.abs(glyph.box[0] - left) < EDGE * sizeOf(glyph))
    if (before === undefined) return false
    if (isAtEdge && glyph.box[0] - rightOf(before) > EDGE * sizeOf(glyph)) return true
    // A full cell ends where the next one begins.
    return columns.some(({ left, isFlush }) => isFlush === true && Math.abs(glyph.box[0] - left) < FLUSH)
  })
  const at = beginOfWord(cell.glyphs, found)
  if (at <= 0) return [cell]
  return [segmentOf(cell.glyphs.slice(0, at)), ...cutAtEdges(segmentOf(cell.glyphs.slice(at)), columns)]
}

/** Share of a table's columns whose cells begin where their heading does that shows all to be set so. */
const MOST_FLUSH = 0.6

/** The columns, each with whether the table sets its cells where their heading begins. */
export const withFlushEdges = <Column extends TableColumn>(
  columns: readonly Column[],
  cells: readonly Segment[],
): Column[] => {
  const isEdge = ({ left }: Column) => cells.some(cell => Math.abs(cell.left - left) < FLUSH)
  // Where a recognised line begins is not known to a hair.
  const isRecognised = cells.some(({ glyphs }) => glyphs.some(({ confidence }) => confidence !== undefined))
  const isFlush = !isRecognised && columns.length > 0 && columns.filter(isEdge).length >= MOST_FLUSH * columns.length
  return columns.map(column => ({ ...column, isFlush }))
}

/** The column a cell stands in: of flush ones the last that begins before it, else the one whose heading it overlaps most. */
export const columnAt = (cell: Segment, columns: readonly TableColumn[]): number => {
  if (columns[0]?.isFlush)
    return Math.max(
      0,
      columns.findLastIndex(({ left }) => left < cell.left + FLUSH),
    )
  const closeness = columns.map(({ left, right }) => Math.min(cell.right, right) - Math.max(cell.left, left))
  return closeness.indexOf(Math.max(...closeness))
}
