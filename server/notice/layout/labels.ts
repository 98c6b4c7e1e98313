import { annexFieldOf } from './annex-headings.ts'
import { beginsWithLabel, findLabels, type LabelName, labelNameOf } from './label-names.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Segment } from './segments.ts'
import { EMPTY, join, slice, type TracedText, trim } from './traced-text.ts'

/** Share of the lower one's height by which a label and what stands beside it have to overlap. */
const OVERLAP = 0.4
/** How far below its label a value may begin, in lines: those of a form are set wide apart, and its cells have margins. */
const REACH = 2.2
/** Height of a form around one of its labels, in lines. */
const FORM_HEIGHT = 12

/** The bounds of what stands on the first page of a paragraph. */
const boundsOf = ({ segments }: Paragraph) => {
  const page = segments[0]?.page ?? 0
  const own = segments.filter(segment => segment.page === page)
  return {
    page,
    left: Math.min(...own.map(segment => segment.left)),
    right: Math.max(...own.map(segment => segment.right)),
    top: Math.min(...own.map(segment => segment.top)),
    bottom: Math.max(...own.map(segment => segment.bottom)),
  }
}

type Bounds = ReturnType<typeof boundsOf>

const nearest = (
  label: Paragraph,
  all: readonly Paragraph[],
  isCandidate: (own: Bounds, other: Bounds) => boolean,
  distance: (other: Bounds) => number,
): Paragraph | null => {
  const own = boundsOf(label)
  const candidates = all
    .map(paragraph => ({ paragraph, bounds: boundsOf(paragraph) }))
    .filter(({ bounds }) => bounds.page === own.page && isCandidate(own, bounds))
    .toSorted((a, b) => distance(a.bounds) - distance(b.bounds))
  return candidates[0]?.paragraph ?? null
}

/** What stands next on the right, its lines overlapping; null where nothing does. */
const paragraphBeside = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null =>
  nearest(
    label,
    all,
    // A label with a font's own widths may seem to reach into its value.
    (own, { left, top, bottom }) =>
      (left >= own.right - 1 || (left > (own.left + own.right) / 2 && left >= own.right - (own.bottom - own.top))) &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > OVERLAP * Math.min(bottom - top, own.bottom - own.top),
    ({ left }) => left,
  )

const isUnderOther = (line: Segment, all: readonly Paragraph[]): boolean =>
  all.some(
    ({ text, segments: [first] }) =>
      first !== undefined &&
      first !== line &&
      first.page === line.page &&
      Math.abs(first.left - line.left) < 1 &&
      beginsWithLabel(text.text),
  )

/** Whether what stands beside a label is of another column of the form, whose labels begin between the two. */
const isOfOtherColumn = (label: Paragraph, cell: Paragraph, all: readonly Paragraph[]): boolean => {
  const [own, other] = [boundsOf(label), boundsOf(cell)]
  const em = own.bottom - own.top
  return all.some(({ text, segments: [first] }) => {
    if (!first || first.page !== own.page || Math.abs(first.top - own.top) > FORM_HEIGHT * em) return false
    const isBetween = first.left > own.left + 2 * em && first.left >= own.right - 1 && first.left <= other.left + 1
    if (!isBetween || !beginsWithLabel(text.text)) return false
    // A line with its value that no other begins under is set apart, and no column.
    const isAlone = /[：:].+/u.test(text.text) && !isUnderOther(first, all)
    return !isAlone
  })
}

/** What stands right below; null where nothing does. */
const paragraphBelow = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null =>
  nearest(
    label,
    all,
    (own, { left, right, top }) =>
      left < own.right &&
      right > own.left &&
      top >= own.bottom - 1 &&
      top < own.bottom + REACH * (own.bottom - own.top),
    ({ top }) => top,
  )

interface Labelled {
  name: LabelName
  value: TracedText
}

/** What is left of a title whose first word stands apart: 商标　注册申请驳回通知书. */
const REST_OF_TITLE = /(?:通知书|决定书)$/u

/** A label next to a label means that its own cell is empty. */
const valueIn = (cell: Paragraph | null): TracedText | null =>
  cell && !beginsWithLabel(cell.text.text) && !RUNNING.test(cell.text.text) && !REST_OF_TITLE.test(cell.text.text)
    ? cell.text
    : null

/** Names and lists that a narrow cell or line breaks anywhere. */
const WRAPS = new Set<LabelName>(['applicant', 'holder', 'address', 'agency', 'goods'])
/** Lines of a letter's head that continue no value. */
const NO_VALUE =
  /(?:通知书|知识产权局|商标局|[：:])$|^[（(]?[一二三四五六七八九十]{1,2}[）)]?、|^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-]|^\d{6}$|^[〔[]?(?:TMZC|ZC)|^(?:经|根据|依据|依照|上述商标|我局|你|该商标|收到日期|特此|(?:驳回)?(?:事由|理由))/u
const CONTINUES_WITHIN = 2.4

/** Whether a line stands right below another and begins where its value does, or where it does itself. */
const continues = (line: Segment, next: Paragraph, starts: readonly number[]): boolean => {
  const [first] = next.segments
  const { text } = next.text
  if (!first || NO_VALUE.test(text) || RUNNING.test(text) || beginsWithLabel(text) || SOME_LABEL.test(text))
    return false
  const em = line.bottom - line.top
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

/** Whether a line is the value of a label on its left that the value before it does not have. */
const isOfLabel = (line: Paragraph, before: Paragraph, all: readonly Paragraph[]): boolean => {
  const [first] = line.segments
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
          own.top < first.bottom &&
          own.bottom > first.top &&
          own.top > top + 1,
      ),
  )
}

/** A value with the lines below that go on with it, drawn at whatever time. */
const wholeValue = (
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
      isOfLabel(next, cell, all)
    )
      return whole
    taken.push(next)
    const needsSpace = /[A-Za-z,.&]$/u.test(whole.text) && /^[A-Za-z&]/u.test(next.text.text)
    whole = join(needsSpace ? [whole, { text: ' ', glyphs: [null] }, next.text] : [whole, next.text])
  }
}

/** A list of goods goes on over the paragraphs after it, pages too, up to a label or running text. */
const RUNNING =
  /^(?:经(?:我局)?审查|根据|依据|依照|上述商标|我局|你[（(单方公]|该商标|收到日期|特此|综上|如(?:不服|对)|对本|申请人)|理由如下|商标法/u

const leftOf = ({ glyphs }: TracedText): number => glyphs.find(glyph => glyph !== null)?.box[0] ?? Number.NaN

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

/** Whether a line has the number after that of the line before: 1.茶|2.糖. */
const isNextNumber = (before: string, text: string): boolean =>
  Number(LIST_NUMBER.exec(text)?.[1] ?? 0) === Number(LIST_NUMBER.exec(before)?.[1] ?? -1) + 1

const listFrom = (value: TracedText, cell: Paragraph, all: readonly Paragraph[]): TracedText => {
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
    const isList =
      /[；;，,、（()）]|^第.{1,4}类/u.test(text) ||
      /[；;，,、]$/u.test(parts.at(-1)?.text ?? '') ||
      isNextNumber(parts.at(-1)?.text ?? '', text) ||
      endsItem(parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)
    if (
      beginsWithLabel(text) ||
      RUNNING.test(text) ||
      (NO_VALUE.test(text) && !/^第.{1,4}类[：:]$/u.test(text)) ||
      !isList
    )
      break
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
const goodsValue = (
  value: TracedText,
  cell: Paragraph,
  starts: readonly number[],
  all: readonly Paragraph[],
): TracedText => {
  const list = listFrom(value, cell, all)
  return list.text === value.text ? withList(wholeValue(value, cell, starts, all, true), cell, all) : list
}

/** What stands beside or below a label that is a cell of its own. */
const cellOf = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null => {
  const beside = paragraphBeside(label, all)
  if (beside && valueIn(beside) && !isOfOtherColumn(label, beside, all)) return beside
  const below = paragraphBelow(label, all)
  return valueIn(below) ? below : null
}

/** The end of the name of a firm, which goes on only with what such names add. */
const WHOLE_FIRM = /(?:有限责任公司|有限公司|事务所|合作社)(?:[（(][^（）()]{2,10}[）)])?$/u
const ADDED_TO_FIRM = /^(?:[（(；;、，,&]|[\p{Script=Latin}\d]|.{0,8}(?:分公司|分所|办事处|联合社))/u
const isOpenName = (name: LabelName): ((text: string, next: string) => boolean) | null =>
  name === 'agency' || name === 'applicant' ? (text, next) => !WHOLE_FIRM.test(text) || ADDED_TO_FIRM.test(next) : null

const valueOfCell = (name: LabelName, label: Paragraph, all: readonly Paragraph[]): TracedText => {
  const cell = cellOf(label, all)
  if (!cell) return EMPTY
  if (!WRAPS.has(name)) return cell.text
  if (name === 'goods') return goodsValue(cell.text, cell, [cell.segments[0]?.left ?? 0], all)
  return wholeValue(cell.text, cell, [cell.segments[0]?.left ?? 0], all, false, isOpenName(name))
}

/** Whether 商品 or 服务 stands in the column of a form's labels, and so is one. */
const isGoodsCell = ({ text, segments: [own] }: Paragraph, all: readonly Paragraph[]): boolean =>
  own !== undefined &&
  /^(?:商品|服务)(?:[/／][A-Za-z.& ]+)?$/u.test(text.text) &&
  all.some(
    ({ text: other, segments: [first] }) =>
      first?.page === own.page && Math.abs(first.left - own.left) < 1 && labelNameOf(other.text) !== null,
  )

/** Whether a list of classes goes on over the end of its line: 第29类、第三十. */
const hasOpenClasses = (text: string): boolean => /[、，,；;]$|第[一二三四五六七八九十\d]*$/u.test(text)

/** From here on a paragraph tells of a mark that is cited, and its labels are of that one. */
const OF_OTHER_MARK = /引证商标|近似[^。]{0,12}[：:]|[（(][^（）()]{0,40}(?:权利人|注册人|所有人|权人)[：:]/u

const labelsIn = (paragraph: Paragraph, all: readonly Paragraph[]): Labelled[] => {
  const { text } = paragraph
  const whole = labelNameOf(text.text) ?? (isGoodsCell(paragraph, all) ? 'goods' : null)
  if (whole) return [{ name: whole, value: valueOfCell(whole, paragraph, all) }]
  const ofOther = text.text.search(OF_OTHER_MARK)
  // A holder within a sentence is that of another mark.
  const hits = findLabels(text.text).filter(
    ({ name, start }) => (name !== 'holder' || start === 0) && (ofOther < 0 || start <= ofOther),
  )
  return hits.map(({ name, end }, index) => {
    const value = trim(slice(text, end, hits[index + 1]?.start))
    const isLast = index === hits.length - 1
    if (!isLast || hits.some(hit => hit.start > end) || paragraph.isWhole) return { name, value }
    if (value.text === '') {
      const beside = paragraphBeside(paragraph, all)
      const cell = beside && valueIn(beside) && !isOfOtherColumn(paragraph, beside, all) ? beside : null
      if (cell)
        return {
          name,
          value: WRAPS.has(name)
            ? wholeValue(cell.text, cell, [leftOf(cell.text)], all, false, isOpenName(name))
            : cell.text,
        }
      return { name, value: name === 'goods' ? listFrom(EMPTY, paragraph, all) : EMPTY }
    }
    if (name === 'classes') {
      const whole = wholeValue(value, paragraph, [leftOf(value)], all, false, hasOpenClasses)
      return { name, value: whole }
    }
    if (!WRAPS.has(name)) return { name, value }
    const starts = [leftOf(value), paragraph.segments.at(-1)?.left ?? Number.NaN]
    if (name === 'goods') return { name, value: goodsValue(value, paragraph, starts, all) }
    return { name, value: wholeValue(value, paragraph, starts, all, false, isOpenName(name)) }
  })
}

const byEmptiness = (a: TracedText, b: TracedText): number => Number(a.text === '') - Number(b.text === '')

/**
 * Values by label, first filled one first: after the colon, in the cell beside it when labels and values were drawn
 * apart, or below it. A label that stands there without a value gives an empty text; a label that does not stand there is absent.
 */
export const readLabels = (paragraphs: readonly Paragraph[]): Map<LabelName, TracedText[]> => {
  const values = new Map<LabelName, TracedText[]>()
  for (const { name, value } of paragraphs.flatMap(paragraph => labelsIn(paragraph, paragraphs)))
    values.set(name, [...(values.get(name) ?? []), value])
  return new Map([...values].map(([name, list]) => [name, list.toSorted(byEmptiness)]))
}
