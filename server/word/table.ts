import type { JSONContent } from '@tiptap/core'
import type { FieldKind } from '#contract/document-html.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { fieldNode } from '#extensions/serialize/field-nodes.ts'
import { columnWidths, LETTER, lineCount } from './column-widths.ts'
import { fitted } from './paper/lines.ts'
import { pictureRoom } from './paper/picture.ts'
import { CELL_MARGIN, type WordCell, type WordRow, wordTable } from './paper/word-table.ts'
import { readCount, readValue } from './read-attribute.ts'
import type { BlockWriter, WordScope } from './word-scope.ts'

/** The most columns that Word takes. */
const MOST_COLUMNS = 63

/** A cell with its place in the table; `null` fills a place that no cell of the document takes. */
interface PlacedCell {
  cell: JSONContent | null
  column: number
  columnSpan: number
  rowSpan: number
}

/**
 * Returns the cells of each row with the columns and rows they take, so that every place of the grid is taken once.
 * Cells that reach over another cell or out of the table are cut, short rows are filled up, and cells beyond the last
 * column that Word takes join the cell before.
 */
export const tableGrid = (rows: readonly JSONContent[]): { columnCount: number; rows: PlacedCell[][] } => {
  const taken = rows.map(() => new Set<number>())
  const isFree = (row: number, column: number): boolean => column < MOST_COLUMNS && !taken[row]?.has(column)

  const place = (cell: JSONContent | null, row: number, column: number, most: number): PlacedCell => {
    const wanted = Math.min(cell === null ? 1 : readCount(cell, 'colspan', 1), most)
    let columnSpan = 1
    while (columnSpan < wanted && isFree(row, column + columnSpan)) columnSpan += 1
    const rowSpan = Math.max(1, Math.min(cell === null ? 1 : readCount(cell, 'rowspan', 1), rows.length - row))
    for (let below = row; below < row + rowSpan; below++) {
      for (let across = column; across < column + columnSpan; across++) taken[below]?.add(across)
    }
    return { cell, column, columnSpan, rowSpan }
  }

  const placed = rows.map(({ content = [] }, row) => {
    const cells: PlacedCell[] = []
    for (const cell of content) {
      let column = 0
      while (column < MOST_COLUMNS && !isFree(row, column)) column += 1
      const last = cells.at(-1)
      if (column < MOST_COLUMNS) cells.push(place(cell, row, column, MOST_COLUMNS - column))
      else if (last) last.cell = { ...last.cell, content: [...(last.cell?.content ?? []), ...(cell.content ?? [])] }
    }
    return cells
  })
  const columnCount = taken.reduce((most, columns) => Math.max(most, ...[...columns].map(column => column + 1)), 0)
  for (const [row, cells] of placed.entries()) {
    for (let column = 0; column < columnCount; column++) {
      if (isFree(row, column)) cells.push(place(null, row, column, 1))
    }
    cells.sort((a, b) => a.column - b.column)
  }
  return { columnCount, rows: placed }
}

const MOST_LINES_KEPT_WHOLE = 12

/** Stands for an empty field when widths are measured: a value that is missing needs room to be written in. */
const ROOM_TO_WRITE = '_ '.repeat(20)
const WRITTEN_IN: ReadonlySet<FieldKind | undefined> = new Set(['text', 'paragraph'])

/** Returns about the text that a node will have; for measuring only. A picture takes the room of a word as wide. */
const roughText = (node: JSONContent): string => {
  if (node.type === 'radioField') return chosenText(node.attrs) || `【${optionTexts(node.attrs).join('／')}】`
  if (node.type === 'picture') return '_'.repeat(Math.ceil(pictureRoom(readCount(node, 'width', 0)) / LETTER))
  if (WRITTEN_IN.has(fieldNode(node.type)?.kind)) return readValue(node) || ROOM_TO_WRITE
  return (node.text ?? '') + (node.content ?? []).map(roughText).join('')
}

const blocksOf = ({ cell }: PlacedCell): JSONContent[] => cell?.content ?? []

/** Writes a table of the document. Its columns are as wide as their texts need; short rows are filled up. */
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
    const width = widthOf(placed) - 2 * CELL_MARGIN
    const writeInline: WordScope['writeInline'] = nodes => scope.writeInline(nodes).map(piece => fitted(piece, width))
    const inside = { ...scope, style, width, listDepth: 0, writeInline } as const
    const { columnSpan, rowSpan } = placed
    return { blocks: scope.writeBlocks(blocksOf(placed), inside), isHeading, columnSpan, rowSpan }
  }
  const linesOf = (placed: PlacedCell): number =>
    blocksOf(placed)
      .map(block => Math.max(1, lineCount(roughText(block), widthOf(placed))))
      .reduce((sum, count) => sum + count, 0)
  const isShort = (placed: PlacedCell): boolean =>
    placed.rowSpan === 1 &&
    lineCount(blocksOf(placed).map(roughText).join(''), widthOf(placed)) <= MOST_LINES_KEPT_WHOLE
  const writeRow = (cells: readonly PlacedCell[]): WordRow => ({
    cells: cells.map(writeCell),
    staysWhole: cells.every(isShort),
    lines: Math.max(1, ...cells.map(linesOf)),
  })
  return wordTable(rows.map(writeRow), widths)
}
