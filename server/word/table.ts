import type { JSONContent } from '@tiptap/core'
import { columnWidths, lineCount } from './column-widths.ts'
import { readText } from './read-attribute.ts'
import type { BlockWriter } from './word-scope.ts'
import { CELL_MARGIN, type WordCell, type WordRow, wordTable } from './word-table.ts'

const MOST_LINES_KEPT_WHOLE = 12

/** About the text a node will have, for measuring only. */
const roughText = (node: JSONContent): string =>
  (node.text ?? readText(node, 'value')) + (node.content ?? []).map(roughText).join('')

/** A table of the document. Its columns are as wide as what stands in them asks for; short rows are filled up. */
export const writeTable: BlockWriter = ({ content: rows = [] }, scope) => {
  const columnCount = rows.reduce((most, row) => Math.max(most, row.content?.length ?? 0), 0)
  if (columnCount === 0) return []
  const columns = Array.from({ length: columnCount }, (_, column) => rows.map(row => row.content?.[column] ?? {}))
  const widths = columnWidths(
    columns.map(cells => cells.flatMap(cell => (cell.content ?? []).map(roughText))),
    scope.width,
  )
  const writeCell = (cell: JSONContent, width: number): WordCell => {
    const isHeading = cell.type === 'tableHeader'
    const style = isHeading ? 'TableHeading' : 'TableText'
    const inside = { ...scope, style, width: width - 2 * CELL_MARGIN, listDepth: 0 } as const
    return { blocks: scope.writeBlocks(cell.content ?? [], inside), isHeading }
  }
  const writeRow = (cells: readonly JSONContent[]): WordRow => ({
    cells: widths.map((width, column) => writeCell(cells[column] ?? {}, width)),
    staysWhole: widths.every(
      (width, column) => lineCount(roughText(cells[column] ?? {}), width) <= MOST_LINES_KEPT_WHOLE,
    ),
  })
  return wordTable(
    rows.map(row => writeRow(row.content ?? [])),
    widths,
  )
}
