import { annexFieldOf } from './annex-headings.ts'
import { beginsWithLabel, labelNameOf } from './label-names.ts'
import type { Segment } from './segments.ts'
import { type TracedText, traceLines, traceSegment } from './traced-text.ts'

/** Lines that run on from one another: a paragraph, or the wrapped text of a cell. */
export interface Paragraph {
  text: TracedText
  segments: Segment[]
  /** It is a label with its whole value: no line goes on with it. */
  isWhole?: boolean
}

/** In parts of the font size: room a line may leave beside the word that no longer fitted, cell padding included. */
const SLACK = 1.3
const INDENT = 1.2
/** How far from the start of its column a line may begin, first lines of paragraphs included. */
const COLUMN_START = 3
/** Least width and height of a column of running text. */
const COLUMN_WIDTH = 10
const COLUMN_HEIGHT = 4
/** Largest step from one line's top to the next, in parts of the line's height. */
const LINE_STEP = 2.4

/** How far apart lines of one column may begin: a recognised one begins where its first ink is. */
const ALIGNED = 0.3
const ALIGNED_RECOGNISED = 0.6

const isRecognised = ({ glyphs }: Segment): boolean => glyphs[0]?.confidence !== undefined
const size = (segment: Segment): number => segment.bottom - segment.top
const beginsUnder = (line: Segment, next: Segment): boolean =>
  Math.abs(next.left - line.left) < (isRecognised(next) ? ALIGNED_RECOGNISED : ALIGNED) * size(line)
const FIRST_WORD = /^[“‘「『（(《]*(?:[\p{Script=Latin}\p{Nd}’&.+-]+|.)[、，。；：！？）」』》”’,.;:!?)\]]*/u

interface Column {
  start: number
  end: number
}

/** Share of a column's lines that end no further right than its full lines do; headings and forms above may. */
const FULL_LINES = 0.75

/** Where the lines of running text in a column begin and end, beside which another stands: there is a gap between them. */
const textBounds = (line: Segment, column: Column, page: readonly Segment[]): Column => {
  const em = size(line)
  const lines = page.filter(
    ({ left, right }) => left >= column.start - 0.5 * em && right <= column.end && right - left > COLUMN_WIDTH * em,
  )
  if (lines.length < COLUMN_HEIGHT) return column
  const start = Math.min(line.left, ...lines.map(({ left }) => left))
  const rights = lines.map(({ right }) => right).toSorted((a, b) => a - b)
  const isLast = Math.max(...page.map(({ right }) => right)) <= column.end
  if (isLast) return { start, end: column.end }
  return { start, end: Math.max(line.right, rights[Math.floor(FULL_LINES * (rights.length - 1))] ?? column.end) }
}

/** The lines of a notice, and what of them make up its forms: worked out once, since every two lines are compared. */
interface Layout {
  pages: Map<number, Segment[]>
  /** The lines that are or begin with a label. */
  labels: ReadonlySet<Segment>
  /** The lines with a label on their left. */
  values: ReadonlySet<Segment>
  /** The labels without a colon that stand in a row, each above its value. */
  heads: ReadonlySet<Segment>
}

/** Whether two lines are a label that was wrapped: 代理机构名|称：. */
const makeLabel = (text: string, nextText: string): boolean =>
  labelNameOf(text + nextText.replace(/[：:]$/u, '')) !== null

/** Lines of a narrow cell that a label may be wrapped into. */
const MOST_LABEL_LINES = 4

/** A label, a line that begins with one, or the first part of one that was wrapped. */
const isLabel = (segment: Segment, index: number, segments: readonly Segment[]): boolean => {
  let { text } = traceSegment(segment)
  if (beginsWithLabel(text)) return true
  let last = segment
  for (const next of segments.slice(index + 1, index + MOST_LABEL_LINES)) {
    if (next.top <= last.top || next.page !== last.page || !beginsUnder(segment, next)) return false
    const { text: more } = traceSegment(next)
    if (makeLabel(text, more)) return true
    text += more
    last = next
  }
  return false
}

/** How much wider rows of a form are set than the lines of one label. */
const ROW_STEP = 1.15

/** Whether a line that could be a label of its own is the end of the one above it, by how close it stands: 申请人|地址. */
const endsLabel = (line: Segment, before: Segment | undefined, segments: readonly Segment[]): boolean => {
  if (!before || before.page !== line.page || before.top >= line.top || !beginsUnder(before, line)) return false
  const { text } = traceSegment(line)
  if (labelNameOf(text) === null || !makeLabel(traceSegment(before).text, text)) return false
  const step = line.top - before.top
  const below = segments.filter(
    other => other.page === line.page && other.top > line.top + 1 && Math.abs(other.left - line.left) < 1,
  )
  const next = Math.min(...below.map(({ top }) => top)) - line.top
  return step < 1.7 * size(line) && next > ROW_STEP * step
}

/** Whether the heading of a class goes on over the end of a line: …；第二十九|类：酸奶, 【第33|类】白酒. */
export const breaksClass = (text: string, nextText: string): boolean =>
  /第\s*[\d一二三四五六七八九十]{1,3}$/u.test(text) &&
  /^[\d一二三四五六七八九十]{0,2}类(?:商品|服务)?[】）)：:　\s\p{Script=Han}]/u.test(nextText)

const layoutOf = (segments: readonly Segment[]): Layout => {
  const pages = Map.groupBy(segments, ({ page }) => page)
  const labels = new Set(segments.filter(isLabel))
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1]
    if (before && labels.has(segment) && breaksClass(traceSegment(before).text, traceSegment(segment).text))
      labels.delete(segment)
  }
  for (const [index, segment] of segments.entries())
    if (endsLabel(segment, segments[index - 1], segments)) labels.delete(segment)
  const isOfLabel = (line: Segment) =>
    (pages.get(line.page) ?? []).some(other => labels.has(other) && other.right <= line.left && isBeside(other, line))
  const isHead = (label: Segment) =>
    labelNameOf(traceSegment(label).text) !== null &&
    (pages.get(label.page) ?? []).some(other => other !== label && labels.has(other) && isBeside(other, label))
  return {
    pages,
    labels,
    values: new Set(segments.filter(isOfLabel)),
    heads: new Set([...labels].filter(isHead)),
  }
}

const isBeside = (a: Segment, b: Segment): boolean => a.top < b.bottom && a.bottom > b.top

/** The column two lines stand in: from and to what stands beside them, or the margins of the page. */
const columnOf = (line: Segment, next: Segment, { pages, labels, values, heads }: Layout, limit: number): Column => {
  const bottom = next.page === line.page ? next.bottom : line.bottom
  const page = pages.get(line.page) ?? []
  const beside = page.filter(other => other.top < bottom && other.bottom > line.top)
  const isValue =
    labels.has(line) ||
    page.some(other => (values.has(other) || heads.has(other)) && Math.abs(other.left - line.left) < 1)
  // The cell beside the last value of a form may be empty: the labels above it show where it begins.
  const edges = isValue ? page.filter(other => labels.has(other) && other.top < bottom) : []
  const column = {
    start: Math.max(
      Math.min(...page.map(other => other.left)),
      // A short next line may end where an indented one begins.
      ...beside.flatMap(other => (other !== next && other.right <= line.left ? other.right : [])),
    ),
    end: Math.min(
      limit,
      Math.max(...page.map(other => other.right)),
      ...[...beside, ...edges].map(other => other.left).filter(left => left >= line.right),
    ),
  }
  return textBounds(line, column, page)
}

const firstWordWidth = (segment: Segment): number => {
  const { text, glyphs } = traceSegment(segment)
  const length = FIRST_WORD.exec(text)?.[0].length ?? 0
  const last = glyphs[Math.max(0, length - 1)]
  return last ? last.box[0] + last.box[2] - segment.left : 0
}

/** Where the value begins in `label：value`, for a value whose further lines hang below it. */
const hangingEdge = ({ glyphs }: Segment): number | null => {
  const colon = glyphs.findIndex(({ raw }) => raw === '：' || raw === ':')
  return colon > 0 && colon < 10 ? (glyphs[colon + 1]?.box[0] ?? null) : null
}

/** A space as wide as an ideograph, with some room. */
const WIDE_SPACE = 1.35

/** How far the first line of a paragraph is set in. */
const FIRST_INDENT = 2.05

/** From the foot of a column of text, whose lines are full, to the head of the next; cells of tables are narrower or less far up. */
const isNextColumn = (line: Segment, next: Segment, { pages }: Layout): boolean => {
  const em = size(line)
  const isUp = next.page === line.page && line.top - next.top > COLUMN_HEIGHT * em
  if (!isUp || next.left <= line.right || line.right - line.left <= COLUMN_WIDTH * em) return false
  // What goes on with a line begins no column.
  const goesOn = (pages.get(next.page) ?? []).some(
    other =>
      other !== next &&
      Math.abs(other.top - next.top) < 1 &&
      Math.abs(size(other) - size(next)) < 0.5 &&
      next.left >= other.right &&
      next.left - other.right < WIDE_SPACE * em,
  )
  if (goesOn) return false
  return (pages.get(next.page) ?? []).some(
    other =>
      other !== next &&
      other.top > next.top &&
      other.left - next.left < 0.4 * em &&
      next.left - other.left < FIRST_INDENT * em,
  )
}

/** A colon after a digit is that of a similar group: 3002：茶. */
const SENTENCE_END = /(?:。|(?<!\d)[：:])$/u

/** What is in quotation marks goes on over the end of a line, however much room that had. */
const OPEN_QUOTE = /“[^”]*$/u
const CLOSED_QUOTE = /^[^“]*”/u

/** A list of goods goes on with its next similar group, whatever room the line had: …；|1806：宠物服装. */
const LIST_ITEM_END = /[；;]$/u
const GROUP_START = /^\d{4}[：:]/u

/** Whether a line opens a row of a form: a label stands on its left that does not stand beside the line before. */
const opensRow = (line: Segment, next: Segment, { pages, labels, values }: Layout): boolean =>
  values.has(next) &&
  (pages.get(next.page) ?? []).some(
    other =>
      labels.has(other) &&
      other.right <= next.left + 1 &&
      Math.abs(other.top - next.top) < 0.5 * size(next) &&
      (other.page !== line.page || other.top > line.top + 0.5 * size(line)),
  )

/** Whether the first thing on the right of a label is its value, and no other label. */
const hasValueBeside = (label: Segment, { pages, labels }: Layout): boolean => {
  const [first] = (pages.get(label.page) ?? [])
    .filter(other => other.left >= label.right - 1 && isBeside(label, other))
    .toSorted((a, b) => a.left - b.left)
  return first !== undefined && !labels.has(first)
}

/** Whether `next` stands where the line after `line` would: right below it in one column, or on the next page. */
const isUnder = (line: Segment, next: Segment, column: { start: number }): boolean => {
  const em = size(line)
  const step = next.top - line.top
  const isBelow = next.page === line.page && step > 0.5 * em && step < LINE_STEP * em
  if (!isBelow && next.page !== line.page + 1) return false
  const isAligned = beginsUnder(line, next)
  const edge = hangingEdge(line)
  const hangs = edge !== null && Math.abs(next.left - edge) < 0.5 * em
  const isUnderStart = line.left - column.start < COLUMN_START * em && next.left <= line.left + INDENT * em
  return next.left >= column.start - em && (isAligned || hangs || isUnderStart)
}

/** Whether `next` begins at the left margin of the page, right below a line that is no cell of a form. */
const wrapsAtMargin = (line: Segment, next: Segment, { pages, labels, values }: Layout): boolean => {
  const em = size(line)
  const page = pages.get(line.page) ?? []
  const step = next.top - line.top
  const margin = Math.min(...page.map(other => other.left))
  // A label below or above others of its column wraps within it where both columns go on below.
  const isOfColumn =
    line.left > margin + em &&
    page.some(other => other !== next && Math.abs(other.top - next.top) < 1 && other.left >= line.left - 1) &&
    page.some(
      other => other !== line && labels.has(other) && !isBeside(other, line) && Math.abs(other.left - line.left) < 1,
    )
  return (
    !isOfColumn &&
    next.page === line.page &&
    (labels.has(line) || !page.some(other => values.has(other) && Math.abs(other.left - line.left) < 1)) &&
    step > 0.5 * em &&
    step < LINE_STEP * em &&
    Math.abs(next.left - margin) < 0.3 * em
  )
}

/** A line that says all it has to: the number of a letter, a day. */
const COMPLETE =
  /^(?:(?:发文|文件)?(?:编号|文号|字号|号)[：:])?[〔[]?(?:TMZC(?:\d{8}|\d{14})[A-Z]{4}\d{2,3}|ZC\d{7,8}(?:BH|BFBH|BHTZ)\d{1,2})[〕\]]?$|^(?:发文日期?[：:])?(?:\d{4}|[〇○零一二三四五六七八九]{4})年.{2,8}日$|^(?:发文日期?[：:])?\d{4}[./-]\d{1,2}[./-]\d{1,2}$/u
/** The end of a title. */
const TITLE_END = /(?:通知书|决定书)$|^关于.*(?:驳回|核驳).*(?:通知|决定)$/u
/** Whom a letter is written to. */
const SALUTATION = /^[^：:，。；]{4,40}[^：:，。；\d日期号码址人称别标务品机构]\s*[：:]$/u

/** The text of a few lines, which may be the first ones of a label. */
const headOf = (group: readonly Segment[]): string =>
  group.length < MOST_LABEL_LINES ? group.map(line => traceSegment(line).text).join('') : ''

/** The heading of a class with its goods or its reason begins a line of its own, but within a list. */
export const CLASS_HEAD = /^[（(【]?第[\d一二三四五六七八九十]{1,3}类[）)】]?[：:]/u

/** Fewest units of a line of running text. */
const LONG_LINE = 18

/** The title of one mark's own list in an annex. */
const TITLE_OF_MARK = /^引证商标[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[：:]?$/u

/** Whether `next` goes on where `line` ends: it stands after it, and `line` had no room for its first word. */
const runsOn = (line: Segment, next: Segment, layout: Layout, before: string): boolean => {
  const em = size(line)
  if (Math.abs(size(next) - em) > 0.2 * em) return false
  const { text } = traceSegment(line)
  const isLabel = labelNameOf(text.replace(SENTENCE_END, '')) !== null
  const isEnd = SENTENCE_END.test(text)
  if (isEnd && (!isLabel || hasValueBeside(line, layout))) return false
  const { text: nextText } = traceSegment(next)
  if (COMPLETE.test(text) || TITLE_END.test(text) || SALUTATION.test(nextText)) return false
  // A label of the annex that no fact of the head has: 阶段：注册.
  const ahead = /^[^：:\s]{2,12}(?=[：:])/u.exec(nextText)?.[0]
  // …商标（注册人某公司，核定|商品：洗发液）近似: within parentheses a line begins with no label.
  const isWithin = text.length >= LONG_LINE && /[（(][^（）()]*$/u.test(text) && /^[^（(]*[）)]/u.test(nextText)
  if (!isWithin && ahead !== undefined && annexFieldOf(ahead) !== null) return false
  if (TITLE_OF_MARK.test(nextText) && !/[与和及、（(]$/u.test(text)) return false
  if (CLASS_HEAD.test(nextText) && !/[；;，,、“]$/u.test(text)) return false
  // A label without a colon goes on only where the next line completes it: 国际分类|号.
  const completes = makeLabel(before, nextText)
  if (!completes && ((isLabel && !isEnd) || (!isWithin && layout.labels.has(next)))) return false
  const isOver = isNextColumn(line, next, layout)
  const column = columnOf(line, isOver ? line : next, layout, isOver ? next.left : Number.POSITIVE_INFINITY)
  const isBelow = isOver || isUnder(line, next, column) || wrapsAtMargin(line, next, layout)
  if (!isBelow || opensRow(line, next, layout)) return false
  if (breaksClass(text, nextText)) return true
  const isFull = column.end - line.right <= firstWordWidth(next) + SLACK * em
  return (
    isFull ||
    (completes && !isLabel) ||
    (OPEN_QUOTE.test(text) && CLOSED_QUOTE.test(nextText)) ||
    (LIST_ITEM_END.test(text) && GROUP_START.test(nextText))
  )
}

/** Joins the lines that run on, page breaks included; every other line is a paragraph of its own, and so begins `opening`. */
export const paragraphsOf = (segments: readonly Segment[], opening: Segment | null = null): Paragraph[] => {
  const layout = layoutOf(segments)
  const groups: Segment[][] = []
  for (const segment of segments) {
    const group = groups.at(-1)
    const line = group?.at(-1)
    if (group && line && segment !== opening && runsOn(line, segment, layout, headOf(group))) group.push(segment)
    else groups.push([segment])
  }
  return groups.map(group => ({ text: traceLines(group), segments: group }))
}
