import {
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { type Block, BlockControl } from './controls.ts'

/** The left and right margin of a cell, in twips. */
export const CELL_MARGIN = 100

export interface WordCell {
  blocks: readonly Block[]
  isHeading: boolean
  /** The columns and rows that the cell takes; one where they are not given. */
  columnSpan?: number
  rowSpan?: number
}

export interface WordRow {
  cells: readonly WordCell[]
  /** Moves the row to the next page as a whole. A long row would leave half a page empty. */
  staysWhole: boolean
  /** About how many lines it takes; a row of which that is not known may stand anywhere. */
  lines?: number
}

/** A table of so many lines at most stands on one page. */
const MOST_LINES_ON_ONE_PAGE = 16

/** Keeps a block on the page of what follows, a control by all that stands in it. */
export const keptWithNext = (block: Block): Block => {
  if (block instanceof Paragraph) return block.with({ keepNext: true })
  return block instanceof BlockControl ? block.with(block.blocks.map(keptWithNext)) : block
}

/**
 * Keeps a short table on one page. Of a longer one the first row under the head, which its style keeps, stays on the page
 * of the row after it, so that no page ends with a table that has only begun, and the last but one on the page of the last,
 * so that none begins with a single row. A long row may be divided instead.
 */
const keptTogether = (rows: readonly WordRow[]): readonly WordRow[] => {
  const heads = rows[0] !== undefined && isHead(rows[0]) ? 1 : 0
  const isShort = rows.reduce((sum, { lines = Number.POSITIVE_INFINITY }) => sum + lines, 0) <= MOST_LINES_ON_ONE_PAGE
  const isKept = (index: number): boolean => isShort || index === heads || index === rows.length - 2
  return rows.map((row, index) =>
    !isKept(index) || index + 1 >= rows.length || !row.staysWhole
      ? row
      : { ...row, cells: row.cells.map(cell => ({ ...cell, blocks: cell.blocks.map(keptWithNext) })) },
  )
}

const isHead = ({ cells }: WordRow): boolean => cells.every(({ isHeading }) => isHeading)

const LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'auto' }
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE }
const HEADING_FILL = 'F2F2F2'

/** Returns the blocks of a cell. A cell must end in a paragraph; after a control this one is too small to be seen. */
const cellContent = (blocks: readonly Block[]): (Paragraph | Table)[] => {
  const last = blocks.at(-1)
  if (last === undefined) return [new Paragraph({ style: 'TableText' })]
  const end = last instanceof BlockControl ? [new Paragraph({ style: 'End' })] : []
  // Any block may stand in a cell, which docx's type does not say.
  return [...blocks, ...end] as (Paragraph | Table)[]
}

const tableCell = ({ blocks, isHeading, columnSpan = 1, rowSpan = 1 }: WordCell): TableCell =>
  new TableCell({
    children: cellContent(blocks),
    verticalAlign: VerticalAlignTable.CENTER,
    ...(columnSpan > 1 && { columnSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    ...(isHeading && { shading: { fill: HEADING_FILL } }),
  })

/**
 * Writes a table of single half-point lines with fixed columns, widths in twips. A first row of headings is repeated on
 * every page, and no page ends after its first row or begins with its last; `cellMargin` is the left and right margin of its cells. A small paragraph follows: Word would join two tables, and needs a paragraph at the end of a cell and of
 * the file.
 */
export const wordTable = (
  rows: readonly WordRow[],
  columnWidths: readonly number[],
  cellMargin = CELL_MARGIN,
): Block[] => [
  new Table({
    rows: keptTogether(rows).map(
      (row, index) =>
        new TableRow({
          children: row.cells.map(tableCell),
          ...(row.staysWhole && { cantSplit: true }),
          ...(index === 0 && rows.length > 1 && isHead(row) && { tableHeader: true }),
        }),
    ),
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    borders: BORDERS,
    margins: { top: 45, bottom: 45, left: cellMargin, right: cellMargin },
  }),
  new Paragraph({ style: 'Spacer' }),
]
