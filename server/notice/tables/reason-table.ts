import { cutAtGaps, type Segment, segmentOf } from '../layout/segments.ts'
import { traceSegment } from '../layout/traced-text.ts'
import { columnAt, cutAtEdges, type TableColumn, withFlushEdges } from './table-columns.ts'

/** One row of a table of reasons: the lines of its cells. */
interface ReasonRow {
  reason: Segment[]
  goods: Segment[]
  law: Segment[]
  /** The numbers of the marks it cites, for comparing with those of the reason itself. */
  numbers: Segment[]
}

/** A table of reasons and what of a notice stands outside it, `place` in its stead. */
export interface ReasonTable {
  rows: ReasonRow[]
  place: Segment
  /** The heading over the goods. */
  goodsHeading: Segment[]
  others: Segment[]
}

type ReasonField = keyof ReasonRow | 'serial' | 'other'

const HEADINGS: readonly [ReasonField, RegExp][] = [
  ['serial', /^(?:序号|项|编号|№|序)$/u],
  [
    'reason',
    /^(?:审查员?|具体|驳回|核驳)?(?:的)?(?:理由|意见|事由|原因)(?:说明|内容|及说明)?$|^(?:说明|情形说明|认定理由)$/u,
  ],
  [
    'goods',
    /^(?:涉及|所涉|对应|驳回|被驳回|适用|指定)?的?(?:使用)?(?:商品|服务)(?:[/／或和、及](?:商品|服务))?(?:项目|范围)?$|^(?:涉及|所涉|对应|驳回|被驳回|适用)的?项目$/u,
  ],
  [
    'law',
    /^(?:所?依据的?|所?适用的?|不予核准的?|不予注册的?|驳回的?|核驳的?)?(?:法律)?(?:的)?(?:依据|条款|条文|法条|法律|法律条款|法律条文)$|^《?商标法》?条(?:款|文)$/u,
  ],
  ['numbers', /^(?:涉及|所涉)?(?:引证|抵触|冲突)(?:商标|标记)?(?:号|注册号|编号|号码|（号）|\(号\))?$/u],
]
const CELL_GAP = 0.55
/** How far apart cells of one line may stand in height, and how much the sizes of letters in one table may differ. */
const LEVEL = 0.6
const SAME_SIZE = 0.08
/** How near a line of the table begins to the edge of its column, in points. */
const AT_EDGE = 1.5
/** From this much more than the smallest step from line to line on, another row begins. */
const ROW_STEP = 1.25
/** The same where all columns have a line there. */
const LEVEL_ROW_STEP = 1.12
/** What goes on with a line, in parts of the font size. */
const NEAR = 1.4

interface ReasonColumn extends TableColumn {
  field: ReasonField
  /** The lines of its heading. */
  lines: Segment[]
}

/** The field that a heading of a table of reasons names; null for any other words. */
export const reasonFieldOf = (words: string): ReasonField | null =>
  HEADINGS.find(([, expression]) => expression.test(words.replace(/\s/gu, '')))?.[0] ?? null

const fieldOf = (cell: Segment): ReasonField | null => reasonFieldOf(traceSegment(cell).text)

const sizeOf = ({ top, bottom }: Segment): number => bottom - top
const isLevel = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.top - b.top) < LEVEL * Math.min(sizeOf(a), sizeOf(b))

const inReadingOrder = (segments: readonly Segment[]): Segment[] =>
  segments.toSorted((a, b) => a.page - b.page || (isLevel(a, b) ? a.left - b.left : a.top - b.top))

/** Lines of a heading in a column as narrow as a character. */
const MOST_LINES = 6
const HEAD_STEP = 1.75

/** A heading with its lines below, as many as make the longest one known: 涉|及|商|品. */
const headingOf = (cell: Segment, segments: readonly Segment[]): ReasonColumn => {
  const lines = [cell]
  for (const next of inReadingOrder(segments)) {
    const last = lines.at(-1) ?? cell
    const step = next.top - last.top
    const isBelow = next.page === last.page && step > 1 && step < HEAD_STEP * sizeOf(last)
    if (isBelow && next.left < cell.right && next.right > cell.left && lines.length < MOST_LINES) lines.push(next)
  }
  const counts = lines.map((_, at) => lines.length - at)
  const wordsOf = (count: number) =>
    lines
      .slice(0, count)
      .map(line => traceSegment(line).text)
      .join('')
  const taken = counts.find(count => reasonFieldOf(wordsOf(count)) !== null) ?? 1
  const own = lines.slice(0, taken)
  return {
    field: reasonFieldOf(wordsOf(taken)) ?? 'other',
    left: Math.min(...own.map(({ left }) => left)),
    right: Math.max(...own.map(({ right }) => right)),
    lines: own,
  }
}

/** The headings of a table of reasons: one over the reasons, and others beside it. */
const headingsIn = (segments: readonly Segment[]): { head: Segment; columns: ReasonColumn[] } | null => {
  for (const own of segments) {
    if (!/理由|意见|事由|原因/u.test(traceSegment(own).text)) continue
    const cells = segments
      .filter(other => isLevel(own, other))
      .flatMap(other => cutAtGaps(other.glyphs, CELL_GAP))
      .toSorted((a, b) => a.left - b.left)
    const columns = cells.map(cell => headingOf(cell, segments))
    const known = columns.filter(({ field }) => field !== 'other')
    if (known.length > 1 && known.length === columns.length && known.some(({ field }) => field === 'reason'))
      return { head: own, columns }
  }
  return null
}

/** The cells of the table: from its headings down to the first line that begins in no column or reaches over several. */
const bodyOf = (segments: readonly Segment[], head: Segment, columns: readonly ReasonColumn[]) => {
  const headLines = new Set(columns.flatMap(({ lines }) => lines))
  const below = inReadingOrder(
    segments.filter(
      line =>
        (line.page > head.page || (line.page === head.page && line.top >= head.bottom - 1)) && !headLines.has(line),
    ),
  )
  const flush = withFlushEdges(columns, below)
  const cells: { cell: Segment; drawn: Segment; column: number }[] = []
  for (const drawn of below) {
    if (Math.abs(sizeOf(drawn) - sizeOf(head)) > SAME_SIZE * sizeOf(head)) break
    // The headings come again on each page.
    if (fieldOf(drawn) !== null && columns.some(({ left }) => Math.abs(drawn.left - left) < AT_EDGE)) {
      const isHeading = below.some(other => other !== drawn && isLevel(other, drawn) && fieldOf(other) !== null)
      if (isHeading) continue
    }
    const last = cells.at(-1)?.cell
    const goesOn = last !== undefined && isLevel(last, drawn) && drawn.left - last.right < NEAR * sizeOf(drawn)
    const parts = cutAtEdges(drawn, flush)
    const isInColumn = !flush[0]?.isFlush || columns.some(({ left }) => Math.abs(drawn.left - left) < AT_EDGE)
    const isOver = parts.some(
      part => columns.filter(({ left, right }) => part.left < left + 1 && part.right > (left + right) / 2).length > 1,
    )
    if (isOver || (!isInColumn && !goesOn)) break
    for (const cell of parts) cells.push({ cell, drawn, column: columnAt(cell, flush) })
  }
  return cells
}

/** Pieces of one line as one. */
const linesOf = (cells: readonly Segment[]): Segment[] => {
  const lines: Segment[] = []
  for (const cell of cells) {
    const line = lines.at(-1)
    if (line && isLevel(line, cell)) lines[lines.length - 1] = segmentOf([...line.glyphs, ...cell.glyphs])
    else lines.push(cell)
  }
  return lines
}

/** A cell of the law begins with its article. */
const ARTICLE = /^(?:《商标法》|商标法)?第[一二三四五六七八九十\d]{1,4}条/u

/** The first line of each row: where a number of the rows stands beside a reason, else behind a wider step. */
const startsOf = (
  reasons: readonly Segment[],
  serials: readonly Segment[],
  others: readonly (readonly Segment[])[],
  laws: readonly Segment[],
): Segment[] => {
  const numbered = serials.flatMap(serial => reasons.find(line => isLevel(line, serial)) ?? [])
  if (serials.length > 0 && numbered.length === serials.length) return numbered
  const steps = reasons.slice(1).map((line, index) => line.top - (reasons[index]?.top ?? 0))
  const least = Math.min(...steps.filter(step => step > 1))
  return reasons.filter((line, index) => {
    const before = reasons[index - 1]
    if (!before) return true
    if (laws.some(law => isLevel(line, law) && ARTICLE.test(traceSegment(law).text))) return true
    if (before.page !== line.page) return /。$/u.test(traceSegment(before).text)
    const isRow = others.length > 0 && others.every(lines => lines.some(other => isLevel(line, other)))
    return line.top - before.top > (isRow ? LEVEL_ROW_STEP : ROW_STEP) * least
  })
}

/** A notice's table of reasons, as its rows, and the lines outside it; null where it has none. */
export const takeReasonTable = (segments: readonly Segment[]): ReasonTable | null => {
  const headings = headingsIn(segments)
  if (!headings) return null
  const { head, columns } = headings
  const body = bodyOf(segments, head, columns)
  const cellsIn = (field: ReasonField) =>
    linesOf(body.flatMap(({ cell, column }) => (columns[column]?.field === field ? [cell] : [])))
  const reasons = cellsIn('reason')
  const beside = (['goods', 'law', 'numbers'] as const).map(cellsIn).filter(lines => lines.length > 0)
  const starts = startsOf(reasons, cellsIn('serial'), beside, cellsIn('law'))
  if (starts.length === 0) return null
  const rows = starts.map((): ReasonRow => ({ reason: [], goods: [], law: [], numbers: [] }))
  for (const field of ['reason', 'goods', 'law', 'numbers'] as const)
    for (const line of cellsIn(field)) {
      const at = starts.findLastIndex(
        start => start.page < line.page || (start.page === line.page && start.top <= line.top + LEVEL * sizeOf(line)),
      )
      rows[Math.max(0, at)]?.[field].push(line)
    }
  const taken = new Set([
    ...body.map(({ drawn }) => drawn),
    ...segments.filter(other => isLevel(head, other)),
    ...columns.flatMap(({ lines }) => lines),
  ])
  taken.delete(head)
  return {
    rows,
    place: head,
    goodsHeading: columns.find(({ field }) => field === 'goods')?.lines ?? [],
    others: segments.filter(other => !taken.has(other)),
  }
}
