import { type Segment, segmentOf } from '../layout/segments.ts'
import { join, type TracedText, traceLines, traceSegment } from '../layout/traced-text.ts'

/** The goods of a table that says of each what was decided, and the lines outside it. */
export interface ResultTable {
  /** `isUnsure`: the sign in its row was recognised as something else. */
  decided: { isRefused: boolean; list: TracedText; isUnsure?: boolean }[]
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
  /^(?:予以|现予|应予)?(?:驳回|核驳|不予(?:核准|初步审定|注册)(?:注册)?)(?:注册)?(?:申请|的?(?:商品|服务|项目|[和及/、])*)?$/u
const ACCEPTED =
  /^(?:予以|准予)?(?:初步审定|初审(?:通过)?|核准(?:注册)?|准予注册|通过|准予|可以注册)(?:并?(?:予以)?公告)?(?:申请|的?(?:商品|服务|项目|[和及/、])*)?$/u
const HEADING =
  /^(?:附(?:件|页|表|录)[一二三四五六\d]{0,2}[：:]?|序号|编号|序|项|(?:指定|申请)?(?:使用)?的?(?:商品|服务)(?:[/／或和、]?(?:商品|服务))?(?:项目|名称)?|(?:审查)?(?:结论|结果|决定|意见)|处理结果|类似群组?|群组|类别|备注)$/u
/** The headings of a table that is one of decisions, whatever else stands in it. */
const OF_DECISION = /^(?:审查)?(?:结论|结果|决定|意见)$|^处理结果$/u
/** The heading of the column of goods. */
export const OF_GOODS = /^(?:(?:指定|申请)?(?:使用)?的?(?:商品|服务)(?:[/／或和、]?(?:商品|服务))?)?(?:项目|名称)?$/u
const SERIAL = /^(?:第?\d{1,3}[.、．项]?|[一二三四五六七八九十]{1,3}、?|\d{4}|第?\d{1,2}类)$/u
const NO_GOODS = /[。：:]|第\s*G?\d{5}|申请人|商标法/u
const VERDICT_BEFORE = /^(?:予以|准予)?(?:驳回|不予(?:核准|初步审定|注册)|初步审定|核准注册)的?(?:商品|服务|项目)(?=.)/u
/** How a verdict begins that a narrow cell breaks. */
const BROKEN = /^(?:予以|准予|不予)?(?:初|初步|初步审|核|核准|核准注|驳)?$/u
/** A cell that says there is none. */
export const NONE = /^(?:无|—+|-+|\/|／)$/u
const TICKED = /^[☑✓✔√■]\s*|^[[（(]\s*[√✓✔]\s*[\]）)]\s*|\s*[☑✓✔√■]$/u
/** The same decision again in parentheses: 不予初步审定（驳回）. */
const IN_OTHER_WORDS = /[（(](?:驳回|初审|初步审定)[）)]$/u
const EMPTY_BOX = /^[□☐]|^[[（(]\s*[\]）)]|[□☐]$/u

const wordsOf = (segment: Segment): string => traceSegment(segment).text.replace(/\s/gu, '')
const sizeOf = ({ top, bottom }: Segment): number => bottom - top
const isLevel = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.top - b.top) < LEVEL * Math.min(sizeOf(a), sizeOf(b))

interface Verdict {
  cell: Segment
  /** The rest of it, where a narrow cell breaks the word: 初步审|定. */
  below?: Segment
  isRefused: boolean
  isMeant: boolean
}

/** A cell of a column of decisions that holds a sign, or a word that is short for one. */
const SIGN =
  /^(?:(?<refused>[×✗✕✘xX]|驳|拒|否|不予|不准|不通过|未通过)|(?<accepted>[√✓✔○●☑]|准|可|是|予以|准许|获准|通过))$/u

/** What a sign or a short word decides in a column that says nothing but such; null for any other words. */
export const decisionOfSign = (
  words: string,
  legend: Legend = new Map(),
): { isRefused: boolean; isMeant: boolean } | null => {
  const explained = legend.get(words)
  if (explained !== undefined) return { isRefused: explained, isMeant: true }
  const groups = SIGN.exec(words)?.groups
  return groups ? { isRefused: groups['refused'] !== undefined, isMeant: true } : null
}

/** What the letter says its signs stand for: R=驳回，A=初步审定; √为准予初步审定. */
export type Legend = ReadonlyMap<string, boolean>

const LEGEND =
  /(?<![\p{Script=Latin}\p{Nd}])(?<sign>[A-Z\p{So}√×])\s*(?:[=＝：:]|为|表示|代表|即|\s)\s*(?:予以|准予|不予|应予)*(?<decision>驳回|核驳|不予(?:初步审定|核准)|初步审定|初审|核准|准予|通过)/gu

/** The signs that a text explains, each with whether it refuses. */
export const legendIn = (text: string): Legend =>
  new Map(
    [...text.matchAll(LEGEND)].map(({ groups }) => [
      groups?.['sign'] ?? '',
      /驳|不予/u.test(groups?.['decision'] ?? ''),
    ]),
  )

/** What words decide, and whether they are meant: a box before them may be empty; null for any other words. */
export const decisionOf = (words: string): { isRefused: boolean; isMeant: boolean } | null => {
  const bare = words.replace(TICKED, '').replace(EMPTY_BOX, '').replace(IN_OTHER_WORDS, '')
  const isRefused = REFUSED.test(bare)
  return isRefused || ACCEPTED.test(bare) ? { isRefused, isMeant: !EMPTY_BOX.test(words) } : null
}

const verdictOf = (cell: Segment, words = wordsOf(cell)): Verdict | null => {
  const decision = decisionOf(words)
  return decision && { cell, ...decision }
}

/** The verdicts among the cells, those of narrow cells put together. */
const verdictsIn = (segments: readonly Segment[]): Verdict[] =>
  segments.flatMap(cell => {
    const own = verdictOf(cell)
    if (own || !BROKEN.test(wordsOf(cell))) return own ?? []
    const below = segments.find(
      other =>
        other.page === cell.page &&
        Math.abs(other.left - cell.left) < 1 &&
        other.top > cell.top &&
        other.top - cell.top < 2 * sizeOf(cell),
    )
    const whole = below && verdictOf(cell, wordsOf(cell) + wordsOf(below))
    return whole ? { ...whole, below } : []
  })

/** Cells whose verdict fills them, so that the goods beside were drawn into one line with it, cut where other goods begin. */
const withVerdictsApart = (segments: readonly Segment[]): readonly Segment[] =>
  segments.flatMap(segment => {
    const { text, glyphs } = traceSegment(segment)
    const glyph = glyphs[VERDICT_BEFORE.exec(text)?.[0].length ?? -1]
    const at = glyph ? segment.glyphs.indexOf(glyph) : -1
    if (!glyph || at < 1) return segment
    const isColumn = segments.some(
      other => other !== segment && other.page === segment.page && Math.abs(other.left - glyph.box[0]) < 1,
    )
    return isColumn ? [segmentOf(segment.glyphs.slice(0, at)), segmentOf(segment.glyphs.slice(at))] : segment
  })

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

/** What parts the items within the cells of a column that hold whole lists; a line each where it holds single items. */
const jointOf = (texts: readonly TracedText[]): string =>
  ['；', '、', '，'].find(mark => texts.some(({ text }) => text.replace(/（[^）]*）/gu, '').includes(mark))) ?? '\n'

/** Lists of goods by what was decided on them, the refused ones first; `jointOf` says what stands between the lists of one decision. */
const listsByDecision = (
  rows: ResultTable['decided'],
  jointOf: (lists: readonly TracedText[]) => string = () => '\n',
): ResultTable['decided'] =>
  [true, false].flatMap(isRefused => {
    const lists = rows.filter(row => row.isRefused === isRefused && row.list.text !== '').map(({ list }) => list)
    return lists.length === 0 ? [] : [{ isRefused, list: join(lists, jointOf(lists)) }]
  })

const listsOf = (rows: readonly { isRefused: boolean; lines: Segment[] }[], areLists = false): ResultTable['decided'] =>
  listsByDecision(
    rows.map(({ isRefused, lines }) => ({ isRefused, list: traceLines(lines) })),
    areLists ? jointOf : undefined,
  )

/** Rows of goods with 驳回 or 初步审定 beside each. */
const tableOfVerdicts = (drawn: readonly Segment[]): ResultTable | null => {
  const segments = withVerdictsApart(drawn)
  const verdicts = verdictsIn(segments)
  const meant = verdicts.filter(({ isMeant }) => isMeant)
  const rows = meant.flatMap(verdict => {
    const goods = goodsBeside(verdict, segments)
    return goods ? [{ ...verdict, goods }] : []
  })
  const [first] = rows
  if (!first || rows.length < FEWEST_ROWS || rows.length < meant.length) return null
  // A list of cited marks has numbers in its rows, and how each mark stands.
  const isHeaded = segments.some(
    own =>
      OF_DECISION.test(wordsOf(own)) &&
      segments.some(other => other !== own && isLevel(own, other) && OF_GOODS.test(wordsOf(other))),
  )
  const isNumbered = (cell: Segment) =>
    !isHeaded && segments.some(other => isLevel(other, cell) && /\d{6}/u.test(wordsOf(other)))
  if (!rows.some(({ isRefused }) => isRefused) || rows.some(({ cell }) => isNumbered(cell))) return null
  // Every row has one verdict, and all goods stand in one column.
  if (rows.some(row => rows.some(other => other !== row && other.goods === row.goods))) return null
  if (!rows.every(({ goods }) => inColumnOf(first.goods, goods))) return null
  const cells = rows.map(({ cell }) => cell)
  const whole = rows.map(({ isRefused, goods }) => ({ isRefused, lines: linesBelow(goods, cells, segments) }))
  const top = cells.toSorted(before)[0]
  const taken = new Set([
    ...whole.flatMap(({ lines }) => lines),
    ...verdicts.flatMap(({ cell, below }) => [cell, ...(below ? [below] : [])]),
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
    .filter(({ cell }) => /商品|服务|项目/u.test(wordsOf(cell)))
  const pair = heads
    .flatMap(a => heads.map(b => [a, b] as const))
    .find(([a, b]) => isLevel(a.cell, b.cell) && a.cell.right < b.cell.left && a.isRefused !== b.isRefused)
  if (!pair) return null
  const [left, right] = pair
  const columns: Segment[][] = [[], []]
  const aside: Segment[] = []
  const rows: { isRefused: boolean; lines: Segment[] }[] = []
  let last = left.cell
  for (const next of segments
    .filter(other => before(left.cell, other) < 0 && !isLevel(left.cell, other))
    .toSorted(before)) {
    const isRight = next.left > right.cell.left - ALIGNED * sizeOf(next)
    const isOver = !isRight && next.right > right.cell.left
    // The class of a row, in a column before both, and a cell that says there is none.
    const isAside = (next.right < left.cell.left && SERIAL.test(wordsOf(next))) || NONE.test(wordsOf(next))
    if (isAside) {
      aside.push(next)
      continue
    }
    if (next.page !== last.page || next.top - last.top > STEP * sizeOf(last) || isOver || !isGoods(next)) break
    columns[isRight ? 1 : 0]?.push(next)
    last = next
    // Where rows have their classes beside them, no list goes on from one to the next.
    const { isRefused } = isRight ? right : left
    const row = rows.findLast(own => own.isRefused === isRefused)
    const isNext = aside.some(own => row?.lines[0] && own.top > row.lines[0].bottom && own.top <= next.top + 1)
    if (row && !isNext) row.lines.push(next)
    else rows.push({ isRefused, lines: [next] })
  }
  const [one = [], other = []] = columns
  if (one.length === 0 || other.length === 0) return null
  const headings = segments.filter(own => isLevel(own, left.cell) && HEADING.test(wordsOf(own)))
  const taken = new Set([left.cell, right.cell, ...headings, ...aside, ...one, ...other])
  return {
    decided: listsOf(rows, true),
    others: segments.filter(segment => !taken.has(segment)),
  }
}

/** A notice's table of goods with what was decided on each, and the lines outside it; null where it has none. */
export const takeResultTable = (segments: readonly Segment[]): ResultTable | null =>
  tableOfVerdicts(segments) ?? tableOfColumns(segments)
