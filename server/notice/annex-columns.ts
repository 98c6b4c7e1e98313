import { rightOf, sizeOf } from './glyphs.ts'
import { cutAtGaps, type Segment, segmentOf } from './segments.ts'
import { traceSegment } from './trace-segment.ts'

export type AnnexField =
  | 'serial'
  | 'regNo'
  | 'mark'
  | 'classes'
  | 'owner'
  | 'goods'
  | 'status'
  | 'exclusiveTerm'
  | 'applicationDate'
  | 'preliminaryDate'
  | 'registrationDate'
  | 'other'

const HEADINGS: readonly [AnnexField, RegExp][] = [
  ['serial', /^(?:序号|编号|№)$/u],
  ['regNo', /^引证商标(?:号|注册号|编号)?$|^(?=.*号$|.*号[）)]$)(?:商标|国际|注册|申请|初审|号|[/、或（）()])+$/u],
  ['applicationDate', /^申请日(?:期)?$/u],
  ['preliminaryDate', /^(?:初审|初步审定)(?:公告)?(?:期号)?[/、]?(?:日期|公告日期?|日)$/u],
  ['registrationDate', /^(?:核准)?注册(?:公告)?(?:日期|日)$/u],
  ['exclusiveTerm', /^(?:商标)?专用(?:权)?(?:期限?|有效期)?(?:起止)?(?:日期)?$|^有效期限?$/u],
  ['mark', /^(?:引证)?(?:商标)(?:名称|图样|标识|文字)?$/u],
  ['classes', /^(?:国际|商标)?(?:分类|类别)(?:号)?$/u],
  [
    'owner',
    /^(?:商标)?(?:注册人|权利人|申请人|所有人|专用权人|持有人)(?:[/、(（或]?(?:注册人|权利人|申请人|所有人)[)）]?)?(?:名称|名义)?$/u,
  ],
  ['goods', /^(?:核定|指定|核准|主要)?(?:使用)?(?:的)?(?:商品|服务)(?:[/、或和]?(?:商品|服务))?(?:项目|名称)?$/u],
  ['status', /^(?:商标|法律|权利|当前)?状态$/u],
  ['other', /^(?:备注|说明|类似群(?:组)?|代理机构|地址)$/u],
]

/** The field a heading or label of the annex names; null for any other text. */
export const annexFieldOf = (heading: string): AnnexField | null =>
  HEADINGS.find(([, expression]) => expression.test(heading.replace(/\s/gu, '')))?.[0] ?? null

/** A column of the table and the place of its heading. */
export interface AnnexColumn {
  field: AnnexField
  left: number
  right: number
}

interface Heading {
  text: string
  left: number
  right: number
}

/** Gap, in parts of the font size, that parts the cells of a table. */
const COLUMN_GAP = 0.55
const EDGE = 0.15
const FEWEST_COLUMNS = 3

/** The segments of a table, cells apart even where they stand close. */
export const cellsOf = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap(segment => cutAtGaps(segment.glyphs, COLUMN_GAP))

/** The cells from `start` on that stand beside one another, wrapped ones with all their lines. */
const rowFrom = (cells: readonly Segment[], start: number): Segment[] => {
  const row: Segment[] = []
  for (const cell of cells.slice(start)) {
    const isBeside = row.some(other => other.page === cell.page && cell.top < other.bottom && cell.bottom > other.top)
    const last = row.at(-1)
    const isWrapped = last?.page === cell.page && Math.abs(last.left - cell.left) < 1 && cell.top >= last.top
    if (row.length > 0 && !isBeside && !isWrapped) break
    row.push(cell)
  }
  return row
}

/** Headings that stand so close that they were read as one cell: 序号申请号. */
const partHeading = (cell: Segment): Segment[] => {
  const { text, glyphs } = traceSegment(cell)
  if (annexFieldOf(text) !== null) return [cell]
  for (let at = 1; at < text.length; at += 1) {
    const glyph = glyphs[at]
    if (!glyph || annexFieldOf(text.slice(0, at)) === null) continue
    const cut = cell.glyphs.indexOf(glyph)
    const rest = partHeading(segmentOf(cell.glyphs.slice(cut)))
    if (rest.every(part => annexFieldOf(traceSegment(part).text) !== null))
      return [segmentOf(cell.glyphs.slice(0, cut)), ...rest]
  }
  return [cell]
}

const headingsOf = (row: readonly Segment[]): Heading[] => {
  const headings: Heading[] = []
  for (const cell of row.flatMap(partHeading)) {
    const above = headings.find(other => cell.left < other.right && cell.right > other.left)
    const { text } = traceSegment(cell)
    if (above) Object.assign(above, { text: above.text + text, right: Math.max(above.right, cell.right) })
    else headings.push({ text, left: cell.left, right: cell.right })
  }
  return headings
}

/** The row of column headings that begins at a cell: null unless enough of them are known, the number among them. */
export const readHeadings = (
  cells: readonly Segment[],
  start: number,
): { columns: AnnexColumn[]; end: number } | null => {
  const row = rowFrom(cells, start)
  const columns = headingsOf(row).map(({ text, left, right }) => ({
    field: annexFieldOf(text) ?? 'other',
    left,
    right,
  }))
  const known = columns.filter(column => column.field !== 'other')
  const hasNumber = known.some(column => column.field === 'regNo')
  return hasNumber && known.length >= FEWEST_COLUMNS ? { columns, end: start + row.length } : null
}

/** Parts a cell at the left edges of columns: cells may stand closer than words do. */
export const cutAtColumns = (cell: Segment, columns: readonly AnnexColumn[]): Segment[] => {
  const at = cell.glyphs.findIndex((glyph, index) => {
    const before = cell.glyphs[index - 1]
    const isAtEdge = columns.some(({ left }) => Math.abs(glyph.box[0] - left) < EDGE * sizeOf(glyph))
    return before !== undefined && isAtEdge && glyph.box[0] - rightOf(before) > EDGE * sizeOf(glyph)
  })
  if (at < 0) return [cell]
  return [segmentOf(cell.glyphs.slice(0, at)), ...cutAtColumns(segmentOf(cell.glyphs.slice(at)), columns)]
}

/** The column a cell stands in: the one whose heading it overlaps most, else the nearest. */
export const columnAt = (cell: Segment, columns: readonly AnnexColumn[]): number => {
  const closeness = columns.map(({ left, right }) => Math.min(cell.right, right) - Math.max(cell.left, left))
  return closeness.indexOf(Math.max(...closeness))
}
