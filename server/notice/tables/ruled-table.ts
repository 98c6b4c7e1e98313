import type { Segment } from '../layout/segments.ts'
import { type TracedText, traceLines } from '../layout/traced-text.ts'

/** A cell of a ruled table: its lines from the top, and which of the grid's rows and columns it takes. */
export interface TableCell {
  lines: Segment[]
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  /** Where the lines beside it are drawn. */
  left: number
  right: number
}

/** A table that is drawn with lines, over all its pages: `rows[r][c]` is the cell that stands there, in each place it takes. */
export interface RuledTable {
  rows: TableCell[][]
  /** Its headings where a further page has them again. */
  repeated: TableCell[][]
  /** Where its columns begin and the last one ends. */
  edges: number[]
  page: number
  lastPage: number
  top: number
  bottom: number
  /** Whether its last row is cut by the end of the page: no line is drawn below it. */
  isOpen: boolean
}

/** How near, in points, two drawn lines, or the edges of two tables, are one. */
export const SAME_LINE = 3

/** Whether two lines stand on one height. */
export const areLevel = (a: Segment, b: Segment): boolean =>
  Math.abs(a.bottom - b.bottom) < 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top)

/** What a cell says. */
export const wordsOf = (cell: TableCell | undefined): TracedText => traceLines(cell?.lines ?? [])
