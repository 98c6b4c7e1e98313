import type { JSONContent } from '@tiptap/core'
import { columnWidths, lineCount } from './column-widths.ts'
import { readValue } from './read-attribute.ts'
import { type PlacedCell, tableGrid } from './table-grid.ts'
import type { BlockWriter } from './word-scope.ts'
import { CELL_MARGIN, type WordCell, type WordRow, wordTable } from './word-table.ts'

const MOST_LINES_KEPT_WHOLE = 12

/** A blank that can break anywhere, for measuring: a value that is missing wants room to be written in. */
const ROOM_TO_WRITE = '_ '.repeat(20)
const WRITTEN_IN = new Set(['textField', 'paragraphField'])

/** About the text a node will have, for measuring only. */
const roughText = (node: JSONContent): string => {
  if (WRITTEN_IN.has(node.type ?? '')) return readValue(node) || ROOM_TO_WRITE
  return (node.text ?? '') + (node.content ?? []).map(roughText).join('')
}

const blocksOf = ({ cell }: PlacedCell): JSONContent[] => cell?.content ?? []

/** A table of the document. Its columns are as wide as what stands in them asks for; short rows are filled up. */
export const writeTable: BlockWriter = ({ content = [] }, scope) => {
  const { columnCount, rows } = tableGrid(content)
  if (columnCount === 0) return []
  const texts = Array.from({ length: columnCount }, (_, column) =>
    rows.flatMap(cells =>
      cells
        .filter(cell => cell.column === column && cell.columnSpan === 1)
        .flatMap(cell => blocksOf(cell).map(roughText)),
    ),
  )
  const widths = columnWidths(texts, scope.width)
  const widthOf = ({ column, columnSpan }: PlacedCell): number =>
    widths.slice(column, column + columnSpan).reduce((sum, width) => sum + width, 0)
  const writeCell = (placed: PlacedCell): WordCell => {
    const isHeading = placed.cell?.type === 'tableHeader'
    const style = isHeading ? 'TableHeading' : 'TableText'
    const inside = { ...scope, style, width: widthOf(placed) - 2 * CELL_MARGIN, listDepth: 0 } as const
    const { columnSpan, rowSpan } = placed
    return { blocks: scope.writeBlocks(blocksOf(placed), inside), isHeading, columnSpan, rowSpan }
  }
  const isShort = (placed: PlacedCell): boolean =>
    placed.rowSpan === 1 &&
    lineCount(blocksOf(placed).map(roughText).join(''), widthOf(placed)) <= MOST_LINES_KEPT_WHOLE
  const writeRow = (cells: readonly PlacedCell[]): WordRow => ({
    cells: cells.map(writeCell),
    staysWhole: cells.every(isShort),
  })
  return wordTable(rows.map(writeRow), widths)
}
