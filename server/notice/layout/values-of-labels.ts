import { annexFieldOf } from './annex-headings.ts'
import { beginsWithLabel, type LabelName, labelNameOf } from './label-names.ts'
import { breaksClass, type Paragraph } from './paragraphs.ts'
import type { Segment } from './segments.ts'
import { join, type TracedText } from './traced-text.ts'

/** Lines of a letter's head that continue no value. */
const NO_VALUE =
  /(?:通知书|知识产权局|商标局|[：:])$|^[（(]?[一二三四五六七八九十]{1,2}[）)]?、|^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-]|^G?\d{6,9}[A-Z]?$|^[〔[]?(?:TMZC|ZC)|^(?:经|根据|依据|依照|上述商标|我局|你|该商标|收到日期|特此|(?:驳回)?(?:事由|理由))/u
const CONTINUES_WITHIN = 2.4

/** Whether a line stands right below another and begins where its value does, or where it does itself. */
const continues = (line: Segment, next: Paragraph, starts: readonly number[]): boolean => {
  const [first] = next.segments
  const { text } = next.text
  const em = line.bottom - line.top
  // 永信专利|商标代理|事务所: what stands right below a value, not below its label, is none without a colon.
  const [start = Number.NaN] = starts
  const isUnderValue = first !== undefined && starts.length > 1 && Math.abs(first.left - start) < 0.1 * em
  const isLabel = beginsWithLabel(text) && (!isUnderValue || /[：:]/u.test(text))
  if (!first || NO_VALUE.test(text) || RUNNING.test(text) || isLabel || SOME_LABEL.test(text)) return false
  const step = first.top - line.top
  return (
    first.page === line.page &&
    step > 0.5 * em &&
    step < CONTINUES_WITHIN * em &&
    Math.abs(first.bottom - first.top - em) < 0.25 * em &&
    starts.some(start => Math.abs(first.left - start) < 0.9 * em)
  )
}

/** How far behind a heading of a class, in parts of the font size, its goods may begin. */
const BESIDE_WITHIN = 2.5

/** As far, a text that its font's wide spaces part. */
const SPACED_WITHIN = 1.35
/** Words with a colon that are a label, though of no fact we know: 发文方式：. */
const SOME_LABEL = /^(?!第.{1,4}类|类似群)\p{Script=Han}{2,8}[：:]/u

/** Whether a paragraph begins beside the end of a value, behind a wide space or the heading of a class: 第14类　茶. */
const goesOnBeside = (line: Segment, next: Paragraph, within: number): boolean => {
  const [first] = next.segments
  if (!first || first.page !== line.page || beginsWithLabel(next.text.text) || SOME_LABEL.test(next.text.text))
    return false
  const em = line.bottom - line.top
  const gap = first.left - line.right
  return Math.abs(first.top - line.top) < 0.3 * em && gap > -0.5 * em && gap < within * em
}

/** Farthest from its label that a value stands beside it, in parts of the font size. */
const MOST_FROM_LABEL = 20
/** From this far on, in parts of the font size, a line flush with the value above it is not that of a label on its left. */
const FAR_FROM_LABEL = 8

/** Whether a line is the value of a label on its left that the value before it does not have. */
const isOfLabel = (
  line: Paragraph,
  before: Paragraph,
  all: readonly Paragraph[],
  starts: readonly number[] = [],
): boolean => {
  const [first] = line.segments
  const em = first ? first.bottom - first.top : 0
  const isFlush = first !== undefined && starts.some(start => Math.abs(first.left - start) < 0.1 * em)
  const top = before.segments.at(-1)?.top ?? 0
  return all.some(
    other =>
      other !== before &&
      labelNameOf(other.text.text.replace(/[：:]$/u, '')) !== null &&
      other.segments.some(
        own =>
          first !== undefined &&
          own.page === first.page &&
          own.right <= first.left + 1 &&
          first.left - own.right < MOST_FROM_LABEL * em &&
          !(isFlush && first.left - own.right > FAR_FROM_LABEL * em) &&
          own.top < first.bottom &&
          own.bottom > first.top &&
          own.top > top + 1,
      ),
  )
}

const needsSpace = (text: string, nextText: string): boolean =>
  (/[\p{Script=Latin},.&]$/u.test(text) && /^[\p{Script=Latin}&]/u.test(nextText)) ||
  (/\d$/u.test(text) && /^\p{Lu}\p{Ll}{2,}/u.test(nextText))

/** Whether a piece stands behind another on its line, a space between the two. */
const standsApart = (line: Segment | undefined, { segments: [first] }: Paragraph): boolean => {
  const em = line ? line.bottom - line.top : 0
  return (
    line !== undefined &&
    first !== undefined &&
    Math.abs(first.top - line.top) < 0.3 * em &&
    first.left - line.right > 0.2 * em
  )
}

/** Whether one script gives way to another between two texts: 岚雀 LANQUE. */
const changesScript = (text: string, nextText: string): boolean =>
  (/\p{Script=Han}$/u.test(text) && /^[\p{Script=Latin}\d]/u.test(nextText)) ||
  (/[\p{Script=Latin}\d]$/u.test(text) && /^\p{Script=Han}/u.test(nextText))

const areWords = (text: string, nextText: string): boolean =>
  /[\p{Script=Latin}\d.,&]$/u.test(text) && /^[\p{Script=Latin}\d&#]/u.test(nextText)

/** A value with the lines below that go on with it, drawn at whatever time. */
export const wholeValue = (
  value: TracedText,
  cell: Paragraph,
  starts: readonly number[],
  all: readonly Paragraph[],
  isList = false,
  /** Whether a text has to go on; without it any may. */
  isOpen: ((text: string, next: string) => boolean) | null = null,
): TracedText => {
  const taken: Paragraph[] = [cell]
  let whole = value
  for (;;) {
    const line = taken.at(-1)?.segments.at(-1)
    const isNext = (other: Paragraph) =>
      line !== undefined &&
      !taken.includes(other) &&
      (goesOnBeside(line, other, isList ? BESIDE_WITHIN : SPACED_WITHIN) || continues(line, other, starts))
    const next = all.find(isNext)
    if (
      !next ||
      (isOpen && !isOpen(whole.text, next.text.text)) ||
      /。$/u.test(whole.text) ||
      isOfLabel(next, cell, all, starts)
    )
      return whole
    taken.push(next)
    whole = join(
      needsSpace(whole.text, next.text.text) ||
        (standsApart(line, next) &&
          (areWords(whole.text, next.text.text) || (!isList && changesScript(whole.text, next.text.text))))
        ? [whole, { text: ' ', glyphs: [null] }, next.text]
        : [whole, next.text],
    )
  }
}

/** What shows a line to be running text of the letter, and no value: a list of goods goes on up to it. */
export const RUNNING =
  /^(?:(?:经(?:我局)?)?审查(?:后)?认为|经(?:我局)?审查|根据|依据|依照|上述商标|我局|兹[就将对]|[你贵][（(单方公司所们]|以电子方式|证据材料|逾期未|就申请人指定|该(?:图形)?商标|该标志|申请商标(?!名称|图样|[：:])|经查，|经检索|(?:[（(]?[一二三四五\d]{1,2}[）)、.．]\s*)?(?:驳回|初步审定|不予初步审定|准予)(?:在|对|于)|对使用在|该商标|收到日期|特此|综上|如(?:不服|对)|对本|申请人|(?:关于|对|就|由)(?:上[述列]|贵|你|该|本)|上列|[（(]?[A-Za-z][）)、.．]\s*[“"])|理由如下|商标法|(?:我局|本局|商标局)(?:已?经|依法|已|作出|决定|认为|现|予以|根据|依据|依照|对|的审查)|审查(?:完毕|结论|意见|决定)[是为如：:]?|(?:上述|前述|该)(?:商标)?注册申请[，,]|经本局审查|予以(?:全部)?驳回|不予初步审定|作出(?:如下)?(?:部分)?驳回/u

export const leftOf = ({ glyphs }: TracedText): number => glyphs.find(glyph => glyph !== null)?.box[0] ?? Number.NaN

/** Whether lines follow others on the page, in its next column, or on a later page. */
const isReadNext = (before: Paragraph | undefined, next: Paragraph): boolean => {
  const [last, first] = [before?.segments.at(-1), next.segments[0]]
  if (!last || !first) return false
  return first.page > last.page || (first.page === last.page && (first.top > last.top || first.left > last.right))
}

/** Whether a few ideographs right below a line, or at the head of the next column, are the rest of its last item. */
const endsItem = (before: Paragraph | undefined, { text, segments: [first] }: Paragraph): boolean => {
  const last = before?.segments.at(-1)
  if (!last || !first || !/^\p{Script=Han}{1,6}$/u.test(text.text)) return false
  const em = last.bottom - last.top
  if (annexFieldOf(text.text) !== null) return false
  const isBesideIt = Math.abs(first.top - last.top) < 0.5 * em && first.left >= last.right - 1
  const isBelow = first.top - last.top < CONTINUES_WITHIN * em && Math.abs(first.left - last.left) < 2.4 * em
  return (
    Math.abs(first.bottom - first.top - em) < 0.1 * em &&
    (first.top < last.top || first.page > last.page || isBelow || isBesideIt)
  )
}

/** Whether a line on the page of a list begins where none of its lines would: it is of another cell, drawn after it. */
const isElsewhere = (value: TracedText, cell: Paragraph, before: Paragraph | undefined, next: Paragraph): boolean => {
  const [last, first] = [before?.segments.at(-1), next.segments[0]]
  if (!last || !first || last.page !== first.page || first.top < last.top) return false
  const em = last.bottom - last.top
  const starts = [leftOf(value), ...cell.segments.map(({ left }) => left)].filter(left => !Number.isNaN(left))
  const isBeside = Math.abs(first.top - last.top) < 0.3 * em && first.left - last.right < BESIDE_WITHIN * em
  return !isBeside && first.left > Math.max(...starts) + 3 * em && first.left > last.right - em
}

/** The rest of a list that a page ends, at the head of the next page and flush with it, though other text was drawn between the two. */
const atNextHead = (value: TracedText, last: Paragraph, all: readonly Paragraph[]): Paragraph | undefined => {
  const line = last.segments.at(-1)
  if (!line || /。$/u.test(last.text.text)) return undefined
  const lefts = [leftOf(value), ...last.segments.map(({ left }) => left)]
  const next = all.filter(({ segments: [first] }) => first?.page === line.page + 1)
  const top = Math.min(...next.map(({ segments: [first] }) => first?.top ?? 0))
  const isUnderLast = all.some(({ segments }) =>
    segments.some(({ page, top: other, left }) => page === line.page && other > line.bottom && left < line.right),
  )
  return isUnderLast
    ? undefined
    : next.find(
        ({ text, segments: [first] }) =>
          first !== undefined &&
          first.top <= top + 1 &&
          lefts.some(left => Math.abs(left - first.left) < 1) &&
          /[；;，,、]/u.test(text.text) &&
          !beginsWithLabel(text.text) &&
          !RUNNING.test(text.text),
      )
}

const LIST_NUMBER = /^[（([［]?(\d{1,3})[）)\]］、.．](?!\d)/u

/** Whether a line has the number after that of the line before, or the first one where none is: 1.茶|2.糖. */
const isNextNumber = (before: string, text: string): boolean =>
  Number(LIST_NUMBER.exec(text)?.[1] ?? 0) === Number(LIST_NUMBER.exec(before)?.[1] ?? (before === '' ? 0 : -1)) + 1

/** The heading of a class that a list goes on behind, with nothing of its goods: 汽水。第44类. */
const CLASS_HEAD_AT_END = /(?:^|[；;，,、。\s）)])[【（(]?第\s*[\d一二三四五六七八九十]{1,3}类[】）)]?[：:]?$/u
const LONGEST_GOOD = 40

export const listFrom = (value: TracedText, cell: Paragraph, all: readonly Paragraph[]): TracedText => {
  const parts: TracedText[] = [value]
  let end = cell
  for (const next of all.slice(all.indexOf(cell) + 1)) {
    const { text } = next.text
    if (SOME_LABEL.test(text) || isOfLabel(next, cell, all)) break
    if (isElsewhere(value, cell, parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)) break
    if (/。$/u.test(parts.at(-1)?.text ?? '')) break
    if (!isReadNext(parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)) break
    // Further up stands the next column, which has to look like the list.
    const last = (parts.length > 1 ? all[all.indexOf(next) - 1] : cell)?.segments.at(-1)
    const isUp = last !== undefined && next.segments[0]?.page === last.page && next.segments[0].top < last.top - 1
    if (isUp && !/[；;，,、]/u.test(text) && !/^\p{Script=Han}{1,6}$/u.test(text)) break
    const before = parts.at(-1)?.text ?? ''
    const isBroken = breaksClass(before, text)
    const isList =
      isBroken ||
      /[；;，,、（()）]|^[【（(]?第.{1,4}(?:类|$)/u.test(text) ||
      (CLASS_HEAD_AT_END.test(before) && text.length < LONGEST_GOOD) ||
      /[；;，,、]$/u.test(parts.at(-1)?.text ?? '') ||
      isNextNumber(parts.at(-1)?.text ?? '', text) ||
      endsItem(parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)
    if (
      (beginsWithLabel(text) && !isBroken) ||
      RUNNING.test(text) ||
      (NO_VALUE.test(text) && !/(?:^第.{1,4}类|类似群组?|群组)[：:]$/u.test(text)) ||
      !isList
    )
      break
    if (needsSpace(before, text)) parts.push({ text: ' ', glyphs: [null] })
    parts.push(next.text)
    end = next
  }
  const over = atNextHead(value, end, all)
  return over && all.indexOf(over) !== all.indexOf(end) + 1
    ? listFrom(join([...parts, over.text]), over, all)
    : join(parts)
}

/** The value of a goods label with the rest of its list, from the paragraph on that its last line stands in. */
const withList = (value: TracedText, cell: Paragraph, all: readonly Paragraph[]): TracedText => {
  const last = value.glyphs.findLast(glyph => glyph !== null)
  const own = last && all.find(({ text }) => text.glyphs.includes(last))
  return listFrom(value, own ?? cell, all)
}

/** The list of a goods label: over the paragraphs after it, else over the lines that stand below it, whenever these were drawn. */
export const goodsValue = (
  value: TracedText,
  cell: Paragraph,
  starts: readonly number[],
  all: readonly Paragraph[],
): TracedText => {
  const list = listFrom(value, cell, all)
  return list.text === value.text ? withList(wholeValue(value, cell, starts, all, true), cell, all) : list
}

/** The end of the name of a firm, which goes on only with what such names add. */
const WHOLE_FIRM = /(?:有限责任公司|有限公司|事务所|合作社)(?:[（(][^（）()]{2,10}[）)])?$/u
const ADDED_TO_FIRM =
  /^(?:[（(；;、，,&]|(?:股份)?有限(?:责任)?公司|[\p{Script=Latin}\d]|.{0,8}(?:分公司|分所|办事处|联合社))/u
/** What tells whether the name of a firm has to go on; null for values that any line may go on with. */
export const isOpenName = (name: LabelName): ((text: string, next: string) => boolean) | null =>
  name === 'agency' || name === 'applicant' ? (text, next) => !WHOLE_FIRM.test(text) || ADDED_TO_FIRM.test(next) : null
