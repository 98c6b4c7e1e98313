import { annexFieldOf } from '../layout/annex-headings.ts'
import type { Segment } from '../layout/segments.ts'
import { areLevel, type RuledTable, SAME_LINE, type TableCell, wordsOf } from './ruled-table.ts'

const textOf = (row: readonly TableCell[]): string => row.map(cell => wordsOf(cell).text).join('|')

/** A table on one page, which may begin with a row that the page before cut. */
export type TableOfPage = RuledTable & { isOpenAbove: boolean }

const haveSameColumns = (a: RuledTable, b: RuledTable): boolean =>
  a.edges.length === b.edges.length &&
  a.edges.every((edge, index) => {
    const other = b.edges[index] ?? 0
    return Math.abs(edge - (a.edges[0] ?? 0) - other + (b.edges[0] ?? 0)) < SAME_LINE
  })

const isRightOf = (a: RuledTable, b: RuledTable): boolean => (a.edges[0] ?? 0) >= (b.edges.at(-1) ?? 0) - 1

/** Whether a table goes on with another: at the head of the next page, or of the next column, that cut its row. */
const follows = (last: RuledTable, table: TableOfPage, others: readonly Segment[]): boolean =>
  (last.lastPage === table.page && last.isOpen && table.isOpenAbove && isRightOf(table, last)) ||
  (last.lastPage + 1 === table.page &&
    !others.some(
      ({ page, top, bottom }) =>
        (page === last.lastPage && top > last.bottom - 1) || (page === table.page && bottom < table.top + 1),
    ))

/** What one cell of a row holds whole: its serial number, the number of a mark, what was decided. */
const WHOLE_CELL = /^(?:\d{1,3}|第?G?\d{7,9}[A-Z]?号?|[准驳√×✓✗]|(?:予以|准予|不予)?(?:驳回|初步审定|核准)(?:申请)?)$/u

/** Whether what stands at the end of a page and at the head of the next are two rows: each has such a cell in one column. */
const areTwoRows = (above: readonly TableCell[], below: readonly TableCell[]): boolean =>
  above.some((cell, column) => {
    const [one, other] = [wordsOf(cell).text.trim(), wordsOf(below[column]).text.trim()]
    return WHOLE_CELL.test(one) && WHOLE_CELL.test(other)
  })

const SERIAL = /^\d{1,3}$/u

/** Whether the row at the head of a page goes on with a numbered one, though the page before has a line below that: it has no number. */
const lacksNumber = (above: readonly TableCell[], below: readonly TableCell[]): boolean =>
  SERIAL.test(wordsOf(above[0]).text.trim()) &&
  below[0]?.lines.length === 0 &&
  below.some(({ lines }) => lines.length > 0)

/** A table that goes on at the head of the next page as one, its headings once. */
export const joinedOverPages = (tables: readonly TableOfPage[], others: readonly Segment[]): RuledTable[] => {
  const joined: RuledTable[] = []
  for (const table of tables) {
    const last = joined.at(-1)
    const isNext = last !== undefined && haveSameColumns(last, table) && follows(last, table, others)
    if (!last || !isNext) {
      joined.push(table)
      continue
    }
    const isHeadedAgain = textOf(last.rows[0] ?? []) === textOf(table.rows[0] ?? [])
    const rows = isHeadedAgain ? table.rows.slice(1) : table.rows
    const [next] = rows
    const above = last.rows.at(-1) ?? []
    const isCut =
      next !== undefined && (last.isOpen || table.isOpenAbove ? !areTwoRows(above, next) : lacksNumber(above, next))
    if (isCut) for (const cell of new Set(next)) last.rows.at(-1)?.[cell.column]?.lines.push(...cell.lines)
    joined[joined.length - 1] = {
      ...last,
      rows: [...last.rows, ...(isCut ? rows.slice(1) : rows)],
      repeated: [...last.repeated, ...(isHeadedAgain ? table.rows.slice(0, 1) : [])],
      lastPage: table.lastPage,
      bottom: table.bottom,
      isOpen: table.isOpen,
    }
  }
  return joined
}

/** How near, in points, the lines of a column begin to one another. */
const SAME_LEFT = 1.5
/** Fewest labels in the first column that make a form of fields. */
const FEWEST_LABELS = 2

const cellsIn = (
  line: readonly Segment[],
  lefts: readonly number[],
  row: number,
  edges: readonly number[],
): TableCell[] =>
  lefts.map((left, column) => ({
    lines: line.filter(piece => Math.abs(piece.left - left) < SAME_LEFT),
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    left: edges[column] ?? 0,
    right: edges[column + 1] ?? 0,
  }))

/** A form of fields with what of it stands at the head of the next page, where no lines are drawn: labels and values begin as above. */
export const withUnruledRest = (table: RuledTable, others: readonly Segment[]): RuledTable => {
  const isLabel = (cell: TableCell | undefined) => annexFieldOf(wordsOf(cell).text.replace(/[：:]$/u, '')) !== null
  const isBelow = others.some(({ page, top }) => page === table.lastPage && top > table.bottom - 1)
  if (isBelow || table.rows.filter(([first]) => isLabel(first)).length < FEWEST_LABELS) return table
  const lefts = (table.rows[0] ?? []).map((_, column) =>
    Math.min(
      ...table.rows.flatMap(row => (row[column]?.columnSpan === 1 ? row[column].lines : [])).map(({ left }) => left),
    ),
  )
  const rows = [...table.rows]
  const next = others.filter(({ page }) => page === table.lastPage + 1).toSorted((a, b) => a.top - b.top)
  while (next.length > 0) {
    const line = next.filter(piece => areLevel(piece, next[0] as Segment))
    const cells = cellsIn(line, lefts, rows.length, table.edges)
    const taken = cells.reduce((sum, { lines }) => sum + lines.length, 0)
    const goesOn = cells[0]?.lines.length === 0 && rows.length > table.rows.length
    if (taken < line.length || !(isLabel(cells[0]) || goesOn)) break
    if (goesOn) for (const cell of cells) rows.at(-1)?.[cell.column]?.lines.push(...cell.lines)
    else rows.push(cells)
    next.splice(0, line.length)
  }
  return rows.length === table.rows.length ? table : { ...table, rows, lastPage: table.lastPage + 1, bottom: 0 }
}
