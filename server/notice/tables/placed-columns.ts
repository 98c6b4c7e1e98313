import type { Segment } from '../layout/segments.ts'
import { type Band, cutAt, gapsIn, overlap, sizeOf } from './placed-bands.ts'
import type { PlacedLine } from './placed-rows.ts'
import { areCentred } from './table-cells.ts'
import { cutAtEdges, type TableColumn } from './table-columns.ts'

/** The column a piece stands in: the one it overlaps, else the nearest; null where it reaches over two. */
const columnOf = (piece: Segment, columns: readonly TableColumn[]): number | null => {
  const em = sizeOf(piece)
  const own = columns.flatMap((column, index) => (overlap(piece, column) > 0.3 * em ? [index] : []))
  if (own.length > 1) return null
  if (own[0] !== undefined) return own[0]
  const distances = columns.map(column => -overlap(piece, column))
  return distances.indexOf(Math.min(...distances))
}

/** A piece cut so that each part stands in a column of its own; itself where no gap gives such parts. */
const cutByColumns = (piece: Segment, columns: readonly TableColumn[]): Segment[] => {
  if (columnOf(piece, columns) !== null) return [piece]
  const [first, ...others] = cutAtEdges(piece, columns)
  if (first && others.length > 0) return [first, ...others].flatMap(part => cutByColumns(part, columns))
  for (const index of gapsIn(piece)) {
    const parts = cutAt(piece, index)
    const [before, after] = parts.map(part => columnOf(part, columns))
    if (before !== null && after !== null && before !== after) return parts
    const all = parts.flatMap(part => (columnOf(part, columns) === null ? cutByColumns(part, columns) : part))
    if (all.length > 2 && all.every(part => columnOf(part, columns) !== null)) return all
  }
  return [piece]
}

/** The pieces of a band by their columns, cut where those begin; null where one reaches over two of them. */
export const placed = (band: Band, columns: readonly TableColumn[]): PlacedLine[] | null => {
  const lines: PlacedLine[] = []
  for (const whole of band.pieces)
    for (const piece of cutByColumns(whole, columns)) {
      const column = columnOf(piece, columns)
      if (column === null) return null
      lines.push({ line: piece, column, whole })
    }
  return lines
}

/** Widens the columns by lines that stand in them. */
export const widen = (columns: TableColumn[], lines: readonly PlacedLine[]): void => {
  for (const { line, column } of lines) {
    const known = columns[column]
    if (!known) continue
    known.left = Math.min(known.left, line.left)
    known.right = Math.max(known.right, line.right)
  }
}

/** How near, in parts of the font size, lines end to the edge they were broken at, and how far that may be from the next column. */
const AT_EDGE = 1.2
const FAR = 4

/** Where the lines of each column begin and are broken: between its neighbours, or at the edges of the text of the page. */
export const boundsOf = (
  columns: readonly TableColumn[],
  lines: readonly PlacedLine[],
  page: TableColumn,
): { left: number; right: number }[] =>
  columns.map(({ left, right }, column) => {
    const own = lines.filter(line => line.column === column).map(({ line }) => line)
    const em = own[0] ? sizeOf(own[0]) : 0
    const [before, next] = [columns[column - 1], columns[column + 1]]
    const [start, end] = [before ? before.right + em : page.left, next ? next.left - em : page.right]
    if (areCentred(own)) {
      const middle = (left + right) / 2
      const half = Math.max((right - left) / 2, Math.min(middle - start, end - middle))
      return { left: middle - half, right: middle + half }
    }
    const areBroken = end - right < FAR * em && own.filter(line => right - line.right < AT_EDGE * em).length > 1
    return { left, right: areBroken ? right : Math.max(right, end) }
  })
