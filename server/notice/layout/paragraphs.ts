import { beginsWithLabel, labelNameOf } from './label-names.ts'
import type { Segment } from './segments.ts'
import { type TracedText, traceLines, traceSegment } from './traced-text.ts'

/** Lines that run on from one another: a paragraph, or the wrapped text of a cell. */
export interface Paragraph {
  text: TracedText
  segments: Segment[]
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

/** A label, a line that begins with one, or the first half of one that was wrapped. */
const isLabel = (segment: Segment, next: Segment | undefined): boolean => {
  const { text } = traceSegment(segment)
  const isWrapped = next !== undefined && next.top > segment.top && beginsUnder(segment, next)
  return beginsWithLabel(text) || (isWrapped && makeLabel(text, traceSegment(next).text))
}

const layoutOf = (segments: readonly Segment[]): Layout => {
  const pages = Map.groupBy(segments, ({ page }) => page)
  const labels = new Set(segments.filter((segment, index) => isLabel(segment, segments[index + 1])))
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
      ...beside.map(other => other.right).filter(right => right <= line.left),
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

/** From the foot of a column of text, whose lines are full, to the head of the next; cells of tables are narrower or less far up. */
const isNextColumn = (line: Segment, next: Segment): boolean => {
  const isUp = next.page === line.page && line.top - next.top > COLUMN_HEIGHT * size(line)
  return isUp && next.left > line.right && line.right - line.left > COLUMN_WIDTH * size(line)
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
  return (
    next.page === line.page &&
    (labels.has(line) || !page.some(other => values.has(other) && Math.abs(other.left - line.left) < 1)) &&
    step > 0.5 * em &&
    step < LINE_STEP * em &&
    Math.abs(next.left - Math.min(...page.map(other => other.left))) < 0.3 * em
  )
}

/** A line that says all it has to: the number of a letter, a day. */
const COMPLETE =
  /^(?:(?:发文|文件)?(?:编号|文号|字号|号)[：:])?[〔[]?(?:TMZC(?:\d{8}|\d{14})[A-Z]{4}\d{2,3}|ZC\d{7,8}(?:BH|BFBH|BHTZ)\d{1,2})[〕\]]?$|^(?:发文日期?[：:])?(?:\d{4}|[〇○零一二三四五六七八九]{4})年.{2,8}日$|^(?:发文日期?[：:])?\d{4}[./-]\d{1,2}[./-]\d{1,2}$/u
/** The end of a title. */
const TITLE_END = /(?:通知书|决定书)$/u
/** Whom a letter is written to. */
const SALUTATION = /^[^：:，。；]{4,40}[^：:，。；\d日期号码址人称别标务品机构]\s*[：:]$/u

/** Whether `next` goes on where `line` ends: it stands after it, and `line` had no room for its first word. */
const runsOn = (line: Segment, next: Segment, layout: Layout): boolean => {
  const em = size(line)
  if (Math.abs(size(next) - em) > 0.2 * em) return false
  const { text } = traceSegment(line)
  const isLabel = labelNameOf(text.replace(SENTENCE_END, '')) !== null
  const isEnd = SENTENCE_END.test(text)
  if (isEnd && (!isLabel || hasValueBeside(line, layout))) return false
  const { text: nextText } = traceSegment(next)
  if (COMPLETE.test(text) || TITLE_END.test(text) || SALUTATION.test(nextText)) return false
  // A label without a colon goes on only where the next line completes it: 国际分类|号.
  const completes = makeLabel(text, nextText)
  if (!completes && ((isLabel && !isEnd) || layout.labels.has(next))) return false
  const isOver = isNextColumn(line, next)
  const column = columnOf(line, isOver ? line : next, layout, isOver ? next.left : Number.POSITIVE_INFINITY)
  const isBelow = isOver || isUnder(line, next, column) || wrapsAtMargin(line, next, layout)
  if (!isBelow || opensRow(line, next, layout)) return false
  const isFull = column.end - line.right <= firstWordWidth(next) + SLACK * em
  return (
    isFull ||
    (completes && !isLabel) ||
    (OPEN_QUOTE.test(text) && CLOSED_QUOTE.test(nextText)) ||
    (LIST_ITEM_END.test(text) && GROUP_START.test(nextText))
  )
}

/** Joins the lines that run on, page breaks included; every other line is a paragraph of its own. */
export const paragraphsOf = (segments: readonly Segment[]): Paragraph[] => {
  const layout = layoutOf(segments)
  const groups: Segment[][] = []
  for (const segment of segments) {
    const group = groups.at(-1)
    const line = group?.at(-1)
    if (group && line && runsOn(line, segment, layout)) group.push(segment)
    else groups.push([segment])
  }
  return groups.map(group => ({ text: traceLines(group), segments: group }))
}
