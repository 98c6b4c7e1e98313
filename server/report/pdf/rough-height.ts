import {
  type Block,
  type Cell,
  isReference,
  type Line,
  plainLine,
  type Reference,
  type TableBlock,
} from '../report-block.ts'

/** The greatest height that is kept together: it fits a page of 690 points with room to spare. */
export const HIGHEST_WHOLE = 640

/** So many rows or items of a long block stay with its head. */
export const FIRST_ROWS = 2

const SIZE = 9.25
const LINE = 14
const ROW_PADDING = 10
const CELL_GAP = 14
const DENSE_LINE = 12.5
const DENSE_PADDING = 4
const WIDE = /[\u2e80-\uffff]/u
const RECORD_LABEL = 100
const RECORD_BOX = 165
const SMALLEST_RECORD = 100

const linesOf = (text: string, width: number): number => {
  const ems = Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.62), 0)
  return Math.max(1, Math.ceil((ems * SIZE) / Math.max(SIZE, width - SIZE)))
}

const heightOfLine = (line: Line, width: number): number => linesOf(plainLine(line), width) * LINE

const linesOfCell = (cell: Cell | Reference, width: number): number =>
  isReference(cell) ? 1 : cell.lines.reduce((sum, line) => sum + linesOf(plainLine(line), width), 0)

/** Returns the greatest height that each row of a table may have, in points. */
export const rowHeights = ({ widths, rows, isDense }: TableBlock, width: number): number[] => {
  const shares = widths.reduce((sum, share) => sum + share, 0)
  const columns = widths.map(share => (width * share) / shares - CELL_GAP)
  const [line, padding] = isDense ? [DENSE_LINE, DENSE_PADDING] : [LINE, ROW_PADDING]
  return rows.map(
    row => Math.max(...row.map((cell, column) => linesOfCell(cell, columns[column] ?? width))) * line + padding,
  )
}

/**
 * Returns the greatest height that a block may have, in points. pdfmake loses what is kept together and is higher than
 * a page, so the estimate must not be too low.
 */
export const roughHeight = (block: Block, width: number): number => {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? 60 : 34
    case 'statement':
      return linesOf(block.text, width * 0.7) * 24
    case 'paragraph':
      return heightOfLine(block.line, width) + 8
    case 'list':
      return block.items.reduce((sum, item) => sum + heightOfLine(item, width - 20) + 3, 10)
    case 'facts':
      return block.rows.reduce((sum, [, value]) => sum + heightOfLine(value, width - RECORD_LABEL) + ROW_PADDING, 0)
    case 'table':
      return rowHeights(block, width).reduce((sum, height) => sum + height, 3 * LINE + ROW_PADDING)
    case 'figure':
      return block.height + 40
    case 'card': {
      const record = roughHeight({ kind: 'facts', rows: block.facts }, width - RECORD_BOX)
      const parts = [...block.comparisons.map(({ table }) => table), ...block.rest]
      const headings = block.comparisons.length * 2 * LINE
      return parts.reduce(
        (sum, part) => sum + roughHeight(part, width),
        Math.max(SMALLEST_RECORD, record) + headings + 3 * LINE,
      )
    }
  }
}
