import { type AnnexField, annexFieldOf, settleCited } from '../layout/annex-headings.ts'
import { type Glyph, rightOf, sizeOf } from '../layout/glyph.ts'
import { cutAtGaps, type Segment, segmentOf } from '../layout/segments.ts'
import { traceSegment } from '../layout/traced-text.ts'
import { cutAtEdges, EDGE, type TableColumn } from '../tables/table-columns.ts'

/** A column of the table and the place of its heading. */
export interface AnnexColumn extends TableColumn {
  field: AnnexField
}

/** The headings of a table on one page; `bottom` is where they end. */
export interface AnnexHeadings {
  columns: AnnexColumn[]
  bottom: number
}

/** Gap, in parts of the font size, that parts the cells of a table. */
const COLUMN_GAP = 0.55
/** Behind the words of a heading less will do. */
const HEADING_GAP = 0.2
const FEWEST_COLUMNS = 3
/** Lines a heading may take, the step between them, and the height of all of them in parts of a line's. */
const MOST_LINES = 4
const HEAD_STEP = 2.8
const HEAD_HEIGHT = 6

/** The segments of a table, cells apart even where they stand close, from top to bottom. */
export const cellsOf = (segments: readonly Segment[]): Segment[] =>
  segments
    .flatMap(segment => cutAtGaps(segment.glyphs, COLUMN_GAP))
    .toSorted((a, b) => a.page - b.page || a.top - b.top)

const textOf = (cell: Segment): string => traceSegment(cell).text

/** Headings that stand so close that they were read as one cell: 序号申请号, or 申请号国际分 where 类 stands below. */
const partHeading = (cell: Segment): Segment[] => {
  const { text, glyphs } = traceSegment(cell)
  if (annexFieldOf(text) !== null) return [cell]
  for (let at = text.length - 1; at > 0; at -= 1) {
    const glyph = glyphs[at]
    if (!glyph || annexFieldOf(text.slice(0, at)) === null) continue
    const cut = cell.glyphs.indexOf(glyph)
    const before = cell.glyphs[cut - 1]
    const isApart = before !== undefined && glyph.box[0] - rightOf(before) > HEADING_GAP * sizeOf(glyph)
    const rest = partHeading(segmentOf(cell.glyphs.slice(cut)))
    if (isApart || rest.every(part => annexFieldOf(textOf(part)) !== null))
      return [segmentOf(cell.glyphs.slice(0, cut)), ...rest]
  }
  return [cell]
}

const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }): boolean =>
  a.left < b.right && a.right > b.left

interface Heading extends AnnexColumn {
  bottom: number
}

/** The longest run of lines from the top of a stack that reads as a heading; the first line alone if none does. */
const headingOf = (stack: readonly Segment[]): Heading | null => {
  const [first] = stack
  if (!first) return null
  const height = first.bottom - first.top
  const gap = stack.findIndex(
    (line, index) => index > 0 && line.top - (stack[index - 1]?.top ?? 0) > HEAD_STEP * height,
  )
  const lines = stack.slice(0, gap < 0 ? MOST_LINES : Math.min(gap, MOST_LINES))
  const counts = lines.map((_, index) => index + 1)
  const named = counts.findLast(count => annexFieldOf(lines.slice(0, count).map(textOf).join('')) !== null)
  const taken = lines.slice(0, named ?? 1)
  return {
    field: annexFieldOf(taken.map(textOf).join('')) ?? 'other',
    left: Math.min(...taken.map(line => line.left)),
    right: Math.max(...taken.map(line => line.right)),
    bottom: Math.max(...taken.map(line => line.bottom)),
  }
}

/** Puts pieces of one heading together that stand a little apart, as behind a slash: 注册/申|请号. */
const joinHeadings = (cells: readonly Segment[]): Segment[] => {
  const joined: Segment[] = []
  for (const cell of cells) {
    const at = joined.findIndex(
      other =>
        Math.abs(other.top - cell.top) < (other.bottom - other.top) / 2 &&
        Math.abs(cell.left - other.right) < other.bottom - other.top &&
        [other, cell].every(part => annexFieldOf(textOf(part)) === null) &&
        annexFieldOf(textOf(other) + textOf(cell)) !== null,
    )
    const other = joined[at]
    if (other) joined[at] = segmentOf([...other.glyphs, ...cell.glyphs])
    else joined.push(cell)
  }
  return joined
}

/** The headings that begin at the height of a cell: null unless enough of them are known, the number among them. */
const headingsAt = (start: Segment, cells: readonly Segment[]): AnnexHeadings | null => {
  const height = start.bottom - start.top
  const band = cells
    .filter(({ page, top }) => page === start.page && top >= start.top - 0.5 && top < start.top + HEAD_HEIGHT * height)
    .flatMap(partHeading)
  const stacks: Segment[][] = []
  for (const cell of joinHeadings(band)) {
    const stack = stacks.find(lines => lines.some(line => overlaps(line, cell)))
    if (stack) stack.push(cell)
    else if (cell.top < start.top + 2.3 * height) stacks.push([cell])
  }
  const headings = settleCited(stacks.flatMap(stack => headingOf(stack) ?? [])).toSorted((a, b) => a.left - b.left)
  const known = headings.filter(({ field }) => field !== 'other')
  if (known.length < FEWEST_COLUMNS || !known.some(({ field }) => field === 'regNo')) return null
  return { columns: headings, bottom: Math.max(...known.map(({ bottom }) => bottom)) }
}

/** The first headings of a table on a page; null where there are none. */
export const findHeadings = (cells: readonly Segment[], page: number): AnnexHeadings | null => {
  const own = cells.filter(cell => cell.page === page)
  for (const start of own) {
    const headings = headingsAt(start, own)
    if (headings) return headings
  }
  return null
}

const NOTE = /^(?:注|备注|说明|以上)/u
/** What a cell of a table begins with: a date, a class, a number. */
const CELL_START = /^(?:(?:19|20)\d{2}[年./-]|第|G?\d{6})/u
/** How far from a column's edge, in parts of the font size, a recognised cell may begin. */
const REACH = 0.8
/** Nothing is drawn where a recognised line is cut into cells: whoever reads them has to look. */
const UNSURE = 0.5

/** Where a recognised line is likeliest to enter a column: where a cell's text begins, else nearest to the edge; or -1. */
const entryInto = ({ left }: AnnexColumn, { glyphs }: Segment): number => {
  const distance = (glyph: Glyph) => Math.abs(glyph.box[0] - left)
  const near = [...glyphs.entries()]
    .filter(([index, glyph]) => index > 0 && distance(glyph) < REACH * sizeOf(glyph))
    .toSorted(([, a], [, b]) => distance(a) - distance(b))
  const textFrom = (index: number) =>
    glyphs
      .slice(index)
      .map(({ text }) => text)
      .join('')
  const entry = near.find(([index]) => CELL_START.test(textFrom(index))) ?? near[0]
  return entry ? entry[0] : -1
}

/** Whether a line that begins before a column goes on into it. */
const runsInto = (cell: Segment, { left }: AnnexColumn): boolean => {
  const em = cell.bottom - cell.top
  return cell.left < left - em && cell.right > left + EDGE * em
}

/** Parts a recognised line that runs over several columns, as recognition gives cells without a ruling between them. */
const partRecognised = (cell: Segment, columns: readonly AnnexColumn[]): Segment[] => {
  const isRecognised = cell.glyphs.every(({ confidence }) => confidence !== undefined)
  if (!isRecognised || NOTE.test(textOf(cell)) || !columns.some(column => runsInto(cell, column))) return [cell]
  const entries = columns.map(column => entryInto(column, cell)).filter(index => index > 0)
  const starts = [...new Set([0, ...entries])].toSorted((a, b) => a - b)
  return starts.map((start, index) =>
    segmentOf(
      cell.glyphs.slice(start, starts[index + 1]).map(glyph => ({
        ...glyph,
        confidence: Math.min(UNSURE, glyph.confidence ?? UNSURE),
      })),
    ),
  )
}

/** What the cells of a row hold that their kind tells from what is drawn right beside it: a number, a standing. */
const BY_KIND: readonly [AnnexField, RegExp][] = [
  ['regNo', /(?<![\dG])G?\d{6,8}[A-Z]?(?![\dA-Z])/du],
  ['status', /(?:已?(?:经)?(?:注册|初步审定(?:公告)?|初审公告|撤销|注销|无效宣告)|申请中|在先申请)$/du],
]

/** Parts a line that runs over several columns, whose full cells touch, where a number or a standing begins or ends. */
const partByKind = (cell: Segment, columns: readonly AnnexColumn[]): Segment[] => {
  const under = columns.filter(column => overlaps(column, cell))
  if (under.length < 2) return [cell]
  const { text, glyphs } = traceSegment(cell)
  for (const [field, expression] of BY_KIND) {
    const [start, end] = under.some(column => column.field === field) ? (expression.exec(text)?.indices?.[0] ?? []) : []
    if (start === undefined || end === undefined || end - start === text.length) continue
    const cuts = [start, end].flatMap(at => {
      const glyph = glyphs[at]
      const cut = glyph ? cell.glyphs.indexOf(glyph) : -1
      return cut > 0 ? [cut] : []
    })
    if (cuts.length === 0) continue
    return [0, ...cuts].flatMap((from, index) => partByKind(segmentOf(cell.glyphs.slice(from, cuts[index])), columns))
  }
  return [cell]
}

/** Parts a cell at the left edges of columns: cells may stand closer than words do. */
export const cutAtColumns = (cell: Segment, columns: readonly AnnexColumn[]): Segment[] =>
  cutAtEdges(cell, columns)
    .flatMap(part => partByKind(part, columns))
    .flatMap(part => partRecognised(part, columns))

const spansColumns = (cell: Segment, columns: readonly AnnexColumn[]): boolean =>
  columns.filter(({ left, right }) => cell.left < (left + right) / 2 && cell.right > (left + right) / 2).length > 1

/** A line over several headings is a note below the table; a recognised one may be cells that were not parted. */
export const isNoteBelow = (cell: Segment, columns: readonly AnnexColumn[]): boolean =>
  spansColumns(cell, columns) &&
  (NOTE.test(textOf(cell)) || cell.glyphs.some(({ confidence }) => confidence === undefined))
