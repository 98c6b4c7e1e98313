import type { Segment } from './segments.ts'
import { join, type TracedText, traceLines, traceSegment } from './traced-text.ts'

/** The goods of a table that says of each what was decided, and the lines outside it. */
export interface ResultTable {
  decided: { isRefused: boolean; list: TracedText }[]
  others: Segment[]
}

/** Least number of rows that make a table. */
const FEWEST_ROWS = 2
/** How far apart cells of one line may stand in height, and the edges of one column, in parts of the font size. */
const LEVEL = 0.6
const ALIGNED = 1.5
/** Largest step from line to line of a table, in parts of the font size. */
const STEP = 4

const REFUSED =
  /^(?:予以|现予|应予)?(?:驳回|核驳|不予(?:核准|初步审定|注册)(?:注册)?)(?:注册)?(?:申请|的?(?:商品|服务|项目)*)?$/u
const ACCEPTED =
  /^(?:予以|准予)?(?:初步审定|核准(?:注册)?|准予注册|通过|准予|可以注册)(?:并?(?:予以)?公告)?(?:申请|的?(?:商品|服务|项目)*)?$/u
const HEADING =
  /^(?:附(?:件|页|表|录)[一二三四五六\d]{0,2}[：:]?|序号|编号|序|项|(?:指定|申请)?(?:使用)?的?(?:商品|服务)(?:[/／或和、]?(?:商品|服务))?(?:项目|名称)?|(?:审查)?(?:结论|结果|决定|意见)|处理结果|类似群组?|群组|类别|备注)$/u
const SERIAL = /^(?:第?\d{1,3}[.、．项]?|[一二三四五六七八九十]{1,3}、?|\d{4}|第?\d{1,2}类)$/u
const NO_GOODS = /[。：:]|第\s*G?\d{5}|申请人|商标法/u
const TICKED = /^[☑✓✔√■]\s*|^[[（(]\s*[√✓✔]\s*[\]）)]\s*|\s*[☑✓✔√■]$/u
const EMPTY_BOX = /^[□☐]|^[[（(]\s*[\]）)]|[□☐]$/u

const wordsOf = (segment: Segment): string => traceSegment(segment).text.replace(/\s/gu, '')
const sizeOf = ({ top, bottom }: Segment): number => bottom - top
const isLevel = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.top - b.top) < LEVEL * Math.min(sizeOf(a), sizeOf(b))

interface Verdict {
  cell: Segment
  isRefused: boolean
  isMeant: boolean
}

const verdictOf = (cell: Segment): Verdict | null => {
  const words = wordsOf(cell)
  const bare = words.replace(TICKED, '').replace(EMPTY_BOX, '')
  const isRefused = REFUSED.test(bare)
  if (!isRefused && !ACCEPTED.test(bare)) return null
  return { cell, isRefused, isMeant: !EMPTY_BOX.test(words) }
}

const isGoods = (cell: Segment): boolean => {
  const words = wordsOf(cell)
  return (
    /\p{L}/u.test(words) &&
    !SERIAL.test(words) &&
    !NO_GOODS.test(words) &&
    !HEADING.test(words) &&
    verdictOf(cell) === null
  )
}

const inColumnOf = (a: Segment, b: Segment): boolean =>
  Math.abs(a.left - b.left) < ALIGNED * sizeOf(a) ||
  Math.abs(a.left + a.right - b.left - b.right) < 2 * ALIGNED * sizeOf(a)

const before = (a: Segment, b: Segment): number => a.page - b.page || a.top - b.top

/** What stands in a row beside a verdict: the nearest name on its left, else on its right. */
const goodsBeside = ({ cell }: Verdict, segments: readonly Segment[]): Segment | null => {
  const row = segments.filter(other => other !== cell && isLevel(other, cell) && isGoods(other))
  const left = row.filter(({ right }) => right <= cell.left + 1).toSorted((a, b) => b.right - a.right)
  const right = row.filter(other => other.left >= cell.right - 1).toSorted((a, b) => a.left - b.left)
  return left[0] ?? right[0] ?? null
}

/** Lines right below a cell that go on with it, up to the next row. */
const linesBelow = (cell: Segment, rows: readonly Segment[], segments: readonly Segment[]): Segment[] => {
  const lines = [cell]
  for (const next of segments.filter(other => before(cell, other) < 0).toSorted(before)) {
    const last = lines.at(-1) ?? cell
    if (next.page !== last.page || rows.some(row => isLevel(row, next)) || next.top - last.top > STEP * sizeOf(last)) {
      if (rows.some(row => before(row, next) <= 0 && before(cell, row) < 0)) break
      continue
    }
    if (Math.abs(next.left - cell.left) < 0.5 * sizeOf(cell) && isGoods(next)) lines.push(next)
  }
  return lines
}

const listsOf = (rows: readonly { isRefused: boolean; lines: Segment[] }[]): ResultTable['decided'] =>
  [true, false].flatMap(isRefused => {
    const own = rows.filter(row => row.isRefused === isRefused)
    if (own.length === 0) return []
    return [
      {
        isRefused,
        list: join(
          own.map(({ lines }) => traceLines(lines)),
          '\n',
        ),
      },
    ]
  })

/** Rows of goods with 驳回 or 初步审定 beside each. */
const tableOfVerdicts = (segments: readonly Segment[]): ResultTable | null => {
  const verdicts = segments.flatMap(segment => verdictOf(segment) ?? [])
  const meant = verdicts.filter(({ isMeant }) => isMeant)
  const rows = meant.flatMap(verdict => {
    const goods = goodsBeside(verdict, segments)
    return goods ? [{ ...verdict, goods }] : []
  })
  const [first] = rows
  if (!first || rows.length < FEWEST_ROWS || rows.length < meant.length) return null
  // A list of cited marks has numbers in its rows, and how each mark stands.
  const isNumbered = (cell: Segment) => segments.some(other => isLevel(other, cell) && /\d{6}/u.test(wordsOf(other)))
  if (!rows.some(({ isRefused }) => isRefused) || rows.some(({ cell }) => isNumbered(cell))) return null
  // Every row has one verdict, and all goods stand in one column.
  if (rows.some(row => rows.some(other => other !== row && other.goods === row.goods))) return null
  if (!rows.every(({ goods }) => inColumnOf(first.goods, goods))) return null
  const cells = rows.map(({ cell }) => cell)
  const whole = rows.map(({ isRefused, goods }) => ({ isRefused, lines: linesBelow(goods, cells, segments) }))
  const top = cells.toSorted(before)[0]
  const taken = new Set([
    ...whole.flatMap(({ lines }) => lines),
    ...verdicts.map(({ cell }) => cell),
    ...segments.filter(other => SERIAL.test(wordsOf(other)) && cells.some(cell => isLevel(cell, other))),
    ...segments.filter(
      other =>
        top !== undefined &&
        HEADING.test(wordsOf(other)) &&
        other.page === top.page &&
        other.top < top.top &&
        top.top - other.top < STEP * sizeOf(top),
    ),
  ])
  return { decided: listsOf(whole), others: segments.filter(other => !taken.has(other)) }
}

/** Two columns of goods, each under what was decided on it. */
const tableOfColumns = (segments: readonly Segment[]): ResultTable | null => {
  const heads = segments
    .flatMap(segment => verdictOf(segment) ?? [])
    .filter(({ cell }) => /商品|服务/u.test(wordsOf(cell)))
  const pair = heads
    .flatMap(a => heads.map(b => [a, b] as const))
    .find(([a, b]) => isLevel(a.cell, b.cell) && a.cell.right < b.cell.left && a.isRefused !== b.isRefused)
  if (!pair) return null
  const [left, right] = pair
  const columns: Segment[][] = [[], []]
  let last = left.cell
  for (const next of segments
    .filter(other => before(left.cell, other) < 0 && !isLevel(left.cell, other))
    .toSorted(before)) {
    const isRight = next.left > right.cell.left - ALIGNED * sizeOf(next)
    const isOver = !isRight && next.right > right.cell.left
    if (next.page !== last.page || next.top - last.top > STEP * sizeOf(last) || isOver || !isGoods(next)) break
    columns[isRight ? 1 : 0]?.push(next)
    last = next
  }
  const [one = [], other = []] = columns
  if (one.length === 0 || other.length === 0) return null
  const taken = new Set([left.cell, right.cell, ...one, ...other])
  return {
    decided: listsOf([
      { isRefused: left.isRefused, lines: one },
      { isRefused: right.isRefused, lines: other },
    ]),
    others: segments.filter(segment => !taken.has(segment)),
  }
}

/** A notice's table of goods with what was decided on each, and the lines outside it; null where it has none. */
export const takeResultTable = (segments: readonly Segment[]): ResultTable | null =>
  tableOfVerdicts(segments) ?? tableOfColumns(segments)
