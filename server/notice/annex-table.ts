import { type AnnexColumn, type AnnexField, cellsOf, columnAt, cutAtColumns, readHeadings } from './annex-columns.ts'
import type { AnnexRow } from './annex-facts.ts'
import type { Segment } from './segments.ts'
import { traceLines, traceSegment } from './trace-segment.ts'
import type { TracedText } from './traced-text.ts'

type Row = Map<number, Segment[]>

/** A cell over several headings is a note below the table. */
const spansColumns = (cell: Segment, columns: readonly AnnexColumn[]): boolean =>
  columns.filter(({ left, right }) => cell.left < (left + right) / 2 && cell.right > (left + right) / 2).length > 1

const hasNumber = (row: Row, columns: readonly AnnexColumn[]): boolean =>
  (row.get(columns.findIndex(column => column.field === 'regNo')) ?? []).some(cell =>
    /\d{5}/.test(traceSegment(cell).text),
  )

/** A row without a number goes on with the one before: its lines were drawn apart, or a page ended within it. */
const joinRows = (rows: readonly Row[], columns: readonly AnnexColumn[]): Row[] => {
  const joined: Row[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    if (!before || hasNumber(row, columns)) joined.push(row)
    else for (const [column, cells] of row) before.set(column, [...(before.get(column) ?? []), ...cells])
  }
  return joined
}

/** Rows as drawn, cell by cell and row by row: a new one begins where the columns start again from the left. */
const readRows = (cells: readonly Segment[], start: number, columns: readonly AnnexColumn[]): Row[] => {
  const rows: Row[] = []
  let lastColumn = Number.POSITIVE_INFINITY
  for (let index = start; index < cells.length; index += 1) {
    const repeated = readHeadings(cells, index)
    const drawn = cells[index]
    if (repeated || !drawn) {
      index = (repeated?.end ?? cells.length) - 1
      lastColumn = Number.POSITIVE_INFINITY
      continue
    }
    for (const cell of cutAtColumns(drawn, columns)) {
      if (spansColumns(cell, columns)) return rows
      const column = columnAt(cell, columns)
      if (column < lastColumn) rows.push(new Map())
      const row = rows.at(-1)
      row?.set(column, [...(row.get(column) ?? []), cell])
      lastColumn = column
    }
  }
  return rows
}

/** The rows of the table of cited marks among these segments, by field; empty where there is no such table. */
export const readAnnexTable = (segments: readonly Segment[]): AnnexRow[] => {
  const cells = cellsOf(segments)
  for (const start of cells.keys()) {
    const headings = readHeadings(cells, start)
    if (!headings) continue
    const { columns, end } = headings
    return joinRows(readRows(cells, end, columns), columns).map(
      row =>
        new Map(
          [...row].flatMap(([column, lines]): [AnnexField, TracedText][] => {
            const field = columns[column]?.field
            return field ? [[field, traceLines(lines)]] : []
          }),
        ),
    )
  }
  return []
}
