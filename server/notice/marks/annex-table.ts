import type { AnnexField, AnnexRow } from '../layout/annex-headings.ts'
import { type Segment, segmentOf } from '../layout/segments.ts'
import { type TracedText, traceLines, traceSegment } from '../layout/traced-text.ts'
import { columnAt, withFlushEdges } from '../tables/table-columns.ts'
import { type AnnexColumn, cellsOf, cutAtColumns, findHeadings, isNoteBelow } from './annex-columns.ts'

/** Lines of one column that stand close below one another: a cell, or what of it is on one page. */
interface Block {
  column: number
  lines: Segment[]
}

/** From this much more than the smallest step from line to line on, another cell begins. */
const CELL_STEP = 1.15
const NUMBER = /\d{5}/
/** What stands below a table at the end of a letter. */
const SIGNATURE = /^(?:中华人民共和国)?国家(?:知识产权局|工商行政管理总?局)(?:商标局)?(?:（章）)?$|^特此通知/u
const WHOLE_NUMBER = /^第?G?\d{6,9}[A-Z]?号?$/u
/** What stands above a number in a cell as narrow as it. */
const BEFORE_NUMBER = '第'

/** Whether more than half of the lower of two stands beside the other. */
const isBeside = (a: Segment, b: Segment): boolean =>
  a.page === b.page &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2

/** The lines of a column, top to bottom: the pieces of one line, recognised ones a little higher or lower, from the left. */
const linesIn = (cells: readonly Segment[]): Segment[] => {
  const lines: Segment[] = []
  for (const cell of cells) {
    const line = lines.at(-1)
    if (!line || !isBeside(line, cell)) lines.push(cell)
    else lines[lines.length - 1] = segmentOf([...line.glyphs, ...cell.glyphs].toSorted((a, b) => a.box[0] - b.box[0]))
  }
  return lines
}

const stepsIn = (lines: readonly Segment[]): number[] =>
  lines.slice(1).map((line, index) => line.top - (lines[index]?.top ?? 0))

const blocksOf = (column: number, lines: readonly Segment[], step: number): Block[] => {
  const blocks: Block[] = []
  const texts = new Map(lines.map(line => [line, traceSegment(line).text]))
  const opensNumber = (line: Segment, last: Segment) =>
    texts.get(line) === BEFORE_NUMBER || (WHOLE_NUMBER.test(texts.get(line) ?? '') && texts.get(last) !== BEFORE_NUMBER)
  for (const line of lines) {
    const last = blocks.at(-1)?.lines.at(-1)
    const isNext = last && !opensNumber(line, last) && last.page === line.page && line.top - last.top < CELL_STEP * step
    if (isNext) blocks.at(-1)?.lines.push(line)
    else blocks.push({ column, lines: [line] })
  }
  return blocks
}

const topOf = ({ lines }: Block): number => Math.min(...lines.map(line => line.top))
const bottomOf = ({ lines }: Block): number => Math.max(...lines.map(line => line.bottom))
const overlapOf = (a: Block, b: Block): number =>
  a.lines[0]?.page === b.lines[0]?.page ? Math.min(bottomOf(a), bottomOf(b)) - Math.max(topOf(a), topOf(b)) : 0

const middleOf = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2

/**
 * Where the rows of a page end whose cells are set in their middle: each number stands in the middle of its row, so that one
 * edge gives the next. Null where a line would be cut or a number stand outside: the cells are set otherwise.
 */
const rowEnds = (numbers: readonly Block[], lines: readonly Segment[], step: number): number[] | null => {
  const [first] = lines.toSorted((a, b) => a.top - b.top)
  const [number] = numbers
  // Where no line stands above the first number, the cells of its row may all begin at its height.
  if (!first || !number || numbers.length < 2 || topOf(number) - first.top < 0.4 * step) return null
  const ends: number[] = []
  let edge = first.top - (step - (first.bottom - first.top)) / 2
  for (const own of numbers) {
    const middle = middleOf({ top: topOf(own), bottom: bottomOf(own) })
    edge = 2 * middle - edge
    if (edge < bottomOf(own) - 1 || (ends.length > 0 && topOf(own) < (ends.at(-1) ?? 0) - 1)) return null
    ends.push(edge)
  }
  const bottom = Math.max(...lines.map(line => line.bottom)) + (step - (first.bottom - first.top)) / 2
  if (Math.abs((ends.at(-1) ?? 0) - bottom) > 0.6 * step) return null
  const inner = ends.slice(0, -1)
  const isCut = ({ top, bottom }: Segment) => {
    const room = 0.2 * (bottom - top)
    return inner.some(end => end > top + room && end < bottom - room)
  }
  return lines.some(isCut) ? null : ends
}

/** A block beside several numbers, as in tables without room between rows, is cut where each of their rows begins. */
const cutAtNumbers = (
  block: Block,
  numbers: readonly Block[],
  endsOn: ReadonlyMap<number, { rows: readonly Block[]; ends: number[] }>,
): Block[] => {
  const page = block.lines[0]?.page ?? 0
  const centred = endsOn.get(page)
  const isOnOnePage = block.lines.every(line => line.page === page)
  if (centred && isOnOnePage) {
    const rowOf = (line: Segment) => centred.ends.findIndex(end => middleOf(line) < end)
    return centred.rows
      .map((_, row) => ({ column: block.column, lines: block.lines.filter(line => rowOf(line) === row) }))
      .concat({ column: block.column, lines: block.lines.filter(line => rowOf(line) < 0) })
      .filter(({ lines }) => lines.length > 0)
  }
  const beside = numbers.filter(number => overlapOf(block, number) > 0)
  if (beside.length < 2) return [block]
  const tops = beside.map(topOf)
  const rowOf = (line: Segment) => tops.findLastIndex(top => line.top >= top - 1)
  return beside.map((_, row) => ({
    column: block.column,
    lines: block.lines.filter(line => Math.max(0, rowOf(line)) === row),
  }))
}

/** The number a block belongs to: the one beside it, else the last before it, on the page before where a row goes on. */
const rowAt = (block: Block, numbers: readonly Block[]): number => {
  const overlap = numbers.map(number => overlapOf(block, number))
  const most = Math.max(...overlap)
  if (most > 0) return overlap.indexOf(most)
  const [first] = block.lines
  return numbers.findLastIndex(({ lines: [line] }) => {
    if (!line || !first) return false
    return line.page < first.page || (line.page === first.page && line.top <= first.top)
  })
}

interface Table {
  columns: AnnexColumn[]
  cells: Segment[]
}

/** The cells below the headings, which may be repeated on each page; null where there is no table. */
const tableIn = (cells: readonly Segment[]): Table | null => {
  const pages = [...new Set(cells.map(cell => cell.page))]
  let columns: AnnexColumn[] | null = null
  const body: Segment[] = []
  for (const page of pages) {
    const headings = findHeadings(cells, page)
    columns ??=
      headings &&
      withFlushEdges(
        headings.columns,
        cells.filter(cell => cell.page > page || (cell.page === page && cell.top >= headings.bottom - 1)),
      )
    if (!columns) continue
    const known = columns
    const below = cells.filter(cell => cell.page === page && cell.top >= (headings?.bottom ?? 0) - 1)
    const rows = below.flatMap(cell => cutAtColumns(cell, known))
    const note = rows.findIndex(cell => isNoteBelow(cell, known) || SIGNATURE.test(traceSegment(cell).text))
    body.push(...(note < 0 ? rows : rows.slice(0, note)))
  }
  return columns && { columns, cells: body }
}

/** How far apart, in points, lines of one column may begin. */
const SAME_LEFT = 1

/** The column of each cell; one below no heading is of the column of the nearest line that begins where it does. */
const columnsOf = (cells: readonly Segment[], columns: readonly AnnexColumn[]): Map<Segment, number> => {
  const isUnder = (cell: Segment, column: AnnexColumn | undefined) =>
    column !== undefined && cell.left < column.right && cell.right > column.left
  const own = new Map(cells.map(cell => [cell, columnAt(cell, columns)]))
  if (columns[0]?.isFlush) return own
  for (const cell of cells) {
    if (isUnder(cell, columns[own.get(cell) ?? -1])) continue
    const [mate] = cells
      .filter(
        other =>
          other !== cell &&
          other.page === cell.page &&
          Math.abs(other.left - cell.left) < SAME_LEFT &&
          isUnder(other, columns[own.get(other) ?? -1]),
      )
      .toSorted((a, b) => Math.abs(a.top - cell.top) - Math.abs(b.top - cell.top))
    if (mate) own.set(cell, own.get(mate) ?? -1)
  }
  return own
}

/** The rows of the table of cited marks among these segments, by field; empty where there is no such table. */
export const readAnnexTable = (segments: readonly Segment[]): AnnexRow[] => {
  const table = tableIn(cellsOf(segments))
  if (!table) return []
  const { columns, cells } = table
  const columnOf = columnsOf(cells, columns)
  const linesOf = columns.map((_, index) => linesIn(cells.filter(cell => columnOf.get(cell) === index)))
  const steps = linesOf.flatMap(stepsIn).filter(step => step > 1)
  const step = Math.min(...steps)
  const blocks = linesOf.flatMap((lines, index) => blocksOf(index, lines, step))
  const numberColumn = columns.findIndex(({ field }) => field === 'regNo')
  const numbers = blocks.filter(({ column, lines }) => column === numberColumn && NUMBER.test(traceLines(lines).text))
  const rows = numbers.map(() => new Map<AnnexField, Segment[]>())
  const endsOn = new Map(
    [...Map.groupBy(numbers, ({ lines: [line] }) => line?.page ?? 0)].flatMap(([page, own]) => {
      const ends = rowEnds(
        own,
        linesOf.flat().filter(line => line.page === page),
        step,
      )
      return ends ? [[page, { rows: own, ends }] as const] : []
    }),
  )
  const rowOf = (block: Block): number => {
    const [line] = block.lines
    const centred = line && endsOn.get(line.page)
    const at = centred && line ? centred.ends.findIndex(end => middleOf(line) < end) : -1
    const number = centred?.rows[at]
    return number ? numbers.indexOf(number) : rowAt(block, numbers)
  }
  for (const block of blocks.flatMap(whole =>
    numbers.includes(whole) ? [whole] : cutAtNumbers(whole, numbers, endsOn),
  )) {
    const row = rows[numbers.includes(block) ? numbers.indexOf(block) : rowOf(block)]
    const field = columns[block.column]?.field
    if (row && field) row.set(field, [...(row.get(field) ?? []), ...block.lines])
  }
  return rows.map(
    row => new Map([...row].map(([field, lines]): [AnnexField, TracedText] => [field, traceLines(lines)])),
  )
}
