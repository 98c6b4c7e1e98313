import { pairsIn } from './brackets.ts'
import { beginsWithLabel } from './label-names.ts'
import { CLASS_HEAD, type Paragraph } from './paragraphs.ts'
import type { Segment } from './segments.ts'
import { isSpaceBetween, join, type TracedText } from './traced-text.ts'

/** Fewest units of a line that can stop in mid-sentence; shorter ones are titles, dates and names. */
const SHORTEST = 9
const SENTENCE_END = /[。；;！？!?]["”」』）)]*$/u
const COLON_END = /[：:]$/u
/** What begins anew whatever stood before: the end of the letter, its known sentences, dates, the office. */
const OPENS_ANEW =
  /^(?:特此(?:通知|告知)|[［【[](?:予以)?(?:驳回|初步审定|不予初步审定)[\]］】]|(?:予以|准予|不予|被)?(?:驳回|初步审定|核准注册)的?(?:商品|服务|项目|部分|理由)(?:项目)?[：:]?$|作出(?:部分)?驳回|(?:中华人民共和国)?国家(?:知识产权局|工商行政管理)|商标局|附(?:页|件|表|录|[：:])|如不服|如对|对本(?:驳回)?决定|逾期未|证据材料|以电子方式|注[：:]|咨询电话|电话|邮(?:政)?编|联系|(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-])/u
/** Words that a sentence goes on behind, whatever comes next: 与某公司于|2011年…, （见|附表）. */
const MID_SENTENCE = /[于自至与和及由见在向即为][（(“"]?$|(?:详见|根据|依据|按照)$/u
const POINT =
  /^(?:[一二三四五六七八九十]{1,3}、|[甲乙丙丁戊己庚]、|[（(][一二三四五六七八九十\d]{1,2}[）)]|\d{1,2}[.．、](?!\d)|[①-⑳]|第[一二三四五六七八九十]，)/u
/** A label that running text stands behind. */
const REASON_LABEL = /^(?:(?:驳回|核驳|审查)(?:的)?)?理由(?:如下|是|为)?[：:]./u
const LATIN_END = /[\p{Script=Latin},.&]$/u
const LATIN_START = /^[\p{Script=Latin}&]/u
const SPACE: TracedText = { text: ' ', glyphs: [null] }
/** A line of running text has a mark of punctuation or a word of the office's letters. */
const RUNNING =
  /[，、“”「」《》。；]|该商标|商标法|申请|决定|规定|上述|商标与|近似|类似|同一种|(?:商品|服务)上|注册的|我局|收到|提出|该(?:标志|三维标志|图形|文字)|作为|缺乏|^[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．][「“"]/u

/** A list of cited marks within a sentence: 该商标与|1.第1号“某”（某公司）|2.第2号“某”（某公司）在类似商品上近似. */
const OPEN_COMPARISON = /(?:与|及|和|[、，])(?:下列(?:在先)?商标)?$/u
const CITED_POINT = /^(?:[（(]?\d{1,2}[）)、.．]|[①-⑳])\s*(?:国际注册)?第\s*G?\d{4,}/u

const hasOpenMark = (text: string): boolean => {
  const pairs = pairsIn(text)
  return [...text].some((unit, at) => '“「『《（('.includes(unit) && !pairs.has(at))
}

const isUnfinished = (text: string): boolean =>
  text.length >= SHORTEST &&
  RUNNING.test(text) &&
  !/(?:通知书|决定书)$|^关于.*(?:通知|决定)$/u.test(text) &&
  !SENTENCE_END.test(text) &&
  !COLON_END.test(text)

/** The next sentence of a reason, on the end of the mark that the one before cites: 第1号商标已被撤销，自撤销之日起未满一年…. */
const isOnEndedMark = (text: string, next: string): boolean => {
  const number = /^第\s*(G?\d{5,9}[A-Z]?)\s*号(?:“[^”]*”)?商标(?:已|因|于)/u.exec(next)?.[1]
  return number !== undefined && text.includes(number)
}

/** A day that the end of a line cuts: 2024年7月23|日. */
const CUT_DAY =
  /^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*年(?:[\d一二三四五六七八九十]{0,3}|[\d一二三四五六七八九十]{1,2}月[\d一二三四五六七八九十]{0,3})$/u
const REST_OF_DAY = /^[\d一二三四五六七八九十月]{0,6}日$/u

const runsOver = (text: string, next: string): boolean => {
  // What stands in parentheses begins behind them, though it looks like a label.
  if (/[（(]$/u.test(text)) return true
  if (beginsWithLabel(text) && !REASON_LABEL.test(text)) return false
  // （原|注册人：某公司）
  if (/[（(][^（）()]{1,6}$/u.test(text) && /^[^（）()\n]{2,40}[）)]/u.test(next)) return true
  const opensAnew = OPENS_ANEW.test(next) && !(MID_SENTENCE.test(text) && isUnfinished(text))
  if (hasOpenMark(text) && !opensAnew) return !beginsWithLabel(next)
  if (OPEN_COMPARISON.test(text) && CITED_POINT.test(next)) return true
  if (CITED_POINT.test(text) && !SENTENCE_END.test(text) && CITED_POINT.test(next)) return true
  if (isOnEndedMark(text, next) || (CUT_DAY.test(text) && REST_OF_DAY.test(next))) return true
  if ((CLASS_HEAD.test(next) || CLASS_ALONE.test(next)) && !/[；;，,、“]$/u.test(text)) return false
  return isUnfinished(text) && !opensAnew && !beginsWithLabel(next) && !POINT.test(next)
}

/** A class that heads the lines below it. */
const CLASS_ALONE = /^第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?[：:]?$/u
/** The heading of a point, with no sign of a sentence: 一、与已注册、初步审定商标的冲突. */
const POINT_HEADING = /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[）)])[^，。；：]{2,30}$/u
/** Room, in parts of the font size, that a heading leaves and a full line does not. */
const HEADING_ROOM = 4

/** Whether a paragraph is the heading of the one behind it: a short line of a point that ends long before the others. */
const isHeading = ({ text, segments }: Paragraph, lines: readonly Segment[]): boolean => {
  const last = segments.at(-1)
  if (!last || !POINT_HEADING.test(text.text)) return false
  const right = Math.max(...lines.filter(({ page }) => page === last.page).map(line => line.right))
  return right - last.right > HEADING_ROOM * (last.bottom - last.top)
}

/** Whether a space parts two paragraphs: between Latin words, and where one line was cut at a wide gap beside one. */
const isSpaced = (first: Paragraph, second: Paragraph): boolean => {
  const [last, next] = [first.segments.at(-1), second.segments[0]]
  return (
    (LATIN_END.test(first.text.text) && LATIN_START.test(second.text.text)) ||
    (last !== undefined && next !== undefined && isSpaceBetween(last, next))
  )
}

/** One paragraph after another as one, with a space between Latin words. */
const joinParagraphs = (first: Paragraph, second: Paragraph): Paragraph => ({
  text: isSpaced(first, second) ? join([first.text, SPACE, second.text]) : join([first.text, second.text]),
  segments: [...first.segments, ...second.segments],
})

/** What ends a clause and begins none: 在“树木”商品|上与第1号. */
const MID_CLAUSE = /^(?:上(?:与|，|的|已|注册)|(?:商标)?近似)/u

/** How far the first line of a paragraph is set in, in parts of the font size, and how far others may lie from the margin. */
const INDENT = { least: 1.2, most: 2.6 }
const AT_MARGIN = 0.3
/** Room that a full line may leave. */
const FULL = 1.3
/** Step from line to line. */
const STEP = 2.4

/** What is decided on the goods of the reason before it. */
const DECIDES_ON = /^(?:驳回|初步审定|不予初步审定)(?:在|对)/u

/** Whether a paragraph goes on behind a full stop at the end of a full line, or before words of the decision: the next line is not set in, as its first one is. */
const goesOnUnindented = (
  { segments, text }: Paragraph,
  { text: next, segments: [line, after] }: Paragraph,
  lines: readonly Segment[],
): boolean => {
  const [first] = segments
  // The one line of a point goes on with lines that are set out before it.
  const second = segments[1] ?? (POINT.test(text.text) && after ? line : undefined)
  const last = segments.at(-1)
  if (!first || !second || !last || !line || !/。$/u.test(text.text)) return false
  if (beginsWithLabel(next.text) || OPENS_ANEW.test(next.text) || POINT.test(next.text)) return false
  const em = last.bottom - last.top
  const indent = first.left - second.left
  const beside = segments.length > 1 ? segments : lines
  const right = Math.max(...beside.filter(({ page }) => page === last.page).map(own => own.right))
  const isBelow = line.page === last.page && line.top > last.top && line.top - last.top < STEP * em
  return (
    indent > INDENT.least * em &&
    indent < INDENT.most * em &&
    Math.abs(line.left - second.left) < AT_MARGIN * em &&
    (segments.length === 1 || Math.abs(last.left - second.left) < AT_MARGIN * em) &&
    Math.abs(line.bottom - line.top - em) < 0.03 * em &&
    (right - last.right < FULL * em || DECIDES_ON.test(next.text)) &&
    (isBelow || line.page === last.page + 1)
  )
}

/** Whether other lines stand between a paragraph and the next one drawn, which then goes on with one of those. */
const isBelowOthers = (
  { segments: own }: Paragraph,
  { segments: next }: Paragraph,
  lines: readonly Segment[],
): boolean => {
  const [last, first] = [own.at(-1), next[0]]
  if (!last || !first || first.page !== last.page || first.top - last.top < STEP * (last.bottom - last.top))
    return false
  return lines.some(
    other =>
      other.page === last.page &&
      other.top > last.bottom - 1 &&
      other.bottom < first.top + 1 &&
      other.left < first.right &&
      other.right > first.left,
  )
}

/** Joins the lines of a form's cell that a clause runs over, where nothing could begin as the next one does. */
export const joinBrokenClauses = (paragraphs: readonly Paragraph[]): Paragraph[] => {
  const joined: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const last = joined.at(-1)
    if (last && MID_CLAUSE.test(paragraph.text.text) && isUnfinished(last.text.text))
      joined[joined.length - 1] = joinParagraphs(last, paragraph)
    else joined.push(paragraph)
  }
  return joined
}

/**
 * Joins the paragraphs of running text that stop in mid-sentence to the next ones, whatever room their lines had: columns and
 * pages end anywhere, and a list in open quotation marks goes on over them.
 */
export const joinRunningText = (paragraphs: readonly Paragraph[]): Paragraph[] => {
  const joined: Paragraph[] = []
  const lines = paragraphs.flatMap(({ segments }) => segments)
  for (const paragraph of paragraphs) {
    const last = joined.at(-1)
    if (
      last &&
      !isBelowOthers(last, paragraph, lines) &&
      !isHeading(last, lines) &&
      (runsOver(last.text.text, paragraph.text.text) || goesOnUnindented(last, paragraph, lines))
    )
      joined[joined.length - 1] = joinParagraphs(last, paragraph)
    else joined.push(paragraph)
  }
  return joined
}
