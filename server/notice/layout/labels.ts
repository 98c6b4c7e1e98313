import { pairsIn } from './brackets.ts'
import { CLASS_SHAPE, combinedValues } from './combined-labels.ts'
import { beginsWithLabel, findLabels, headingNameOf, type LabelName, labelNameOf } from './label-names.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Segment } from './segments.ts'
import { EMPTY, join, slice, type TracedText, trim } from './traced-text.ts'
import { goodsValue, isOpenName, leftOf, listFrom, RUNNING, wholeValue } from './values-of-labels.ts'

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
  /** Its words. */
  label: string
  value: TracedText
}

/** What is left of a title whose first word stands apart: 商标　注册申请驳回通知书. */
const REST_OF_TITLE = /(?:通知书|决定书)$/u

/** A label next to a label means that its own cell is empty. */
const valueIn = (cell: Paragraph | null): TracedText | null =>
  cell &&
  !/^[）)；;，,、。”」]/u.test(cell.text.text) &&
  !beginsWithLabel(cell.text.text) &&
  !RUNNING.test(cell.text.text) &&
  !REST_OF_TITLE.test(cell.text.text)
    ? cell.text
    : null

/** Names and lists that a narrow cell or line breaks anywhere. */
const WRAPS = new Set<LabelName>(['applicant', 'holder', 'address', 'agency', 'addressee', 'combined', 'goods'])
/** What stands beside or below a label that is a cell of its own. */
const cellOf = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null => {
  const beside = paragraphBeside(label, all)
  if (beside && valueIn(beside) && !isOfOtherColumn(label, beside, all)) return beside
  const below = paragraphBelow(label, all)
  return valueIn(below) ? below : null
}

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
  /^(?:商品|服务|项目)(?:[/／][A-Za-z.& ]+)?$/u.test(text.text) &&
  all.some(
    ({ text: other, segments: [first] }) =>
      first?.page === own.page && Math.abs(first.left - own.left) < 1 && labelNameOf(other.text) !== null,
  )

/** Whether a list of classes goes on over the end of its line: 第29类、第三十. */
const hasOpenClasses = (text: string, next: string): boolean =>
  /[、，,；;]$|第[一二三四五六七八九十\d]*$|[（(][^）)]*$/u.test(text) ||
  (/^[、，,；;]/u.test(next) && CLASS_SHAPE.test(next.slice(1)))

const WHOLE_DAY = /日$|\d[./-]\d{1,2}[./-]\d{1,2}$/u
const OF_DAY = /^[\d〇○零一二三四五六七八九十年月日./-]+$/u
/** How far below its label the rest of a day may stand, in lines. */
const REST_WITHIN = 2.4

/** The rest of a day on the line below, wherever that begins: 2027|年5月18日. */
const restOfDay = (value: TracedText, label: Paragraph, all: readonly Paragraph[]): TracedText | undefined => {
  const line = label.segments.at(-1)
  if (!line || WHOLE_DAY.test(value.text) || !OF_DAY.test(value.text)) return undefined
  const within = REST_WITHIN * (line.bottom - line.top)
  const isBelow = ({ segments: [first] }: Paragraph) =>
    first?.page === line.page && first.top > line.top + 1 && first.top - line.top < within
  const starts = [leftOf(value), line.left]
  const awayFrom = ({ segments: [first] }: Paragraph) =>
    Math.min(...starts.map(start => Math.abs((first?.left ?? 0) - start)))
  // Of two days beside one another each has its own rest.
  return all
    .filter(other => isBelow(other) && OF_DAY.test(other.text.text) && WHOLE_DAY.test(value.text + other.text.text))
    .toSorted((a, b) => awayFrom(a) - awayFrom(b))[0]?.text
}

/** From here on a paragraph tells of a mark that is cited, and its labels are of that one. */
const OF_OTHER_MARK = /引证商标|近似[^。]{0,12}[：:]|[（(][^（）()]{0,40}(?:权利人|注册人|所有人|权人)[：:]/u

/** Where the parentheses close that a label stands in, else the end of the text: （国际分类：30），我局…. */
const endOfAside = (text: string, at: number): number =>
  Math.min(
    ...[...pairsIn(text)].flatMap(([open, close]) =>
      /[（(]/u.test(text.charAt(open)) && open < at && at < close ? close : [],
    ),
    text.length,
  )

/** The last digits of a number that a narrow column cuts, right below its first ones: 3022424|4. */
const restOfNumber = (value: TracedText, own: Paragraph, all: readonly Paragraph[]): TracedText | undefined => {
  const line = own.segments.at(-1)
  const digits = /^G?(\d{4,7})$/u.exec(value.text)?.[1]?.length ?? 0
  if (!line || digits === 0) return undefined
  const em = line.bottom - line.top
  return all.find(({ text, segments: [first] }) => {
    const rest = /^(\d{1,4})[A-Z]?$/u.exec(text.text)?.[1]?.length ?? 0
    return (
      rest > 0 &&
      digits + rest <= LONGEST_NUMBER &&
      first?.page === line.page &&
      first.top > line.top + 0.5 * em &&
      first.top - line.top < REST_WITHIN * em &&
      Math.abs(first.left - leftOf(value)) < 0.1 * em
    )
  })?.text
}

const LONGEST_NUMBER = 8
const LONGEST_REST = 8
const isRestOfMark = (text: string): boolean => text.length <= LONGEST_REST && !/[：:，。；、]|\d{4}/u.test(text)

/** How wide, in parts of the font size, a space of a mark may be that parts its line: as wide as an ideograph. */
const MARK_SPACE = { least: 0.7, most: 1.2 }

/** A mark with the pieces that a wide space beside a Latin letter parts it into: 岚雀　LANQUE. */
const withPiecesBeside = (value: TracedText, own: Paragraph, all: readonly Paragraph[]): TracedText => {
  const line = own.segments.at(-1)
  const em = line ? line.bottom - line.top : 0
  const next = all.find(({ text, segments: [first] }) => {
    const gap = line && first ? (first.left - line.right) / em : Number.NaN
    return (
      first?.page === line?.page &&
      Math.abs((first?.top ?? 0) - (line?.top ?? 0)) < 1 &&
      gap > MARK_SPACE.least &&
      gap < MARK_SPACE.most &&
      (/\p{Script=Latin}[.,’']?$/u.test(value.text) || /^\p{Script=Latin}/u.test(text.text)) &&
      !beginsWithLabel(text.text)
    )
  })
  return next ? withPiecesBeside(join([value, { text: ' ', glyphs: [null] }, next.text]), next, all) : value
}

const labelsIn = (paragraph: Paragraph, all: readonly Paragraph[]): Labelled[] => {
  const { text } = paragraph
  const whole = headingNameOf(text.text) ?? (isGoodsCell(paragraph, all) ? 'goods' : null)
  if (whole) return [{ name: whole, label: text.text, value: valueOfCell(whole, paragraph, all) }]
  const ofOther = text.text.search(OF_OTHER_MARK)
  // A holder within a sentence is that of another mark.
  const hits = findLabels(text.text).filter(
    ({ name, start }) => (name !== 'holder' || start === 0) && (ofOther < 0 || start <= ofOther),
  )
  return hits.map(({ name, start, end }, index) => {
    const label = text.text.slice(start, end).replace(/^[【［[]|[：:｜|】]$/gu, '')
    const value = trim(
      slice(text, end, Math.min(hits[index + 1]?.start ?? text.text.length, endOfAside(text.text, start))),
    )
    const isLast = index === hits.length - 1
    if (!isLast || hits.some(hit => hit.start > end) || paragraph.isWhole) return { name, label, value }
    if (value.text === '') {
      const beside = paragraphBeside(paragraph, all)
      const cell = beside && valueIn(beside) && !isOfOtherColumn(paragraph, beside, all) ? beside : null
      if (cell)
        return {
          name,
          label,
          value: WRAPS.has(name)
            ? wholeValue(cell.text, cell, [leftOf(cell.text)], all, false, isOpenName(name))
            : cell.text,
        }
      return { name, label, value: name === 'goods' ? listFrom(EMPTY, paragraph, all) : EMPTY }
    }
    if (name === 'dispatchDate' || name === 'applicationDate') {
      const rest = restOfDay(value, paragraph, all)
      return { name, label, value: rest ? join([value, rest]) : value }
    }
    if (name === 'classes') {
      const whole = wholeValue(value, paragraph, [leftOf(value)], all, false, hasOpenClasses)
      return { name, label, value: whole }
    }
    if (name === 'applicationNo') {
      const rest = restOfNumber(value, paragraph, all)
      return { name, label, value: rest ? join([value, rest]) : value }
    }
    if (name === 'mark') {
      const beside = withPiecesBeside(value, paragraph, all)
      // A narrow column cuts a mark, whose rest stands right below its beginning.
      return {
        name,
        label,
        value:
          beside === value
            ? wholeValue(value, paragraph, [leftOf(value)], all, false, (_, next) => isRestOfMark(next))
            : beside,
      }
    }
    if (!WRAPS.has(name)) return { name, label, value }
    const starts = [leftOf(value), paragraph.segments.at(-1)?.left ?? Number.NaN]
    if (name === 'goods') return { name, label, value: goodsValue(value, paragraph, starts, all) }
    return { name, label, value: wholeValue(value, paragraph, starts, all, false, isOpenName(name)) }
  })
}

const byEmptiness = (a: TracedText, b: TracedText): number => Number(a.text === '') - Number(b.text === '')

/**
 * Values by label, first filled one first: after the colon, in the cell beside it when labels and values were drawn
 * apart, or below it. A label that stands there without a value gives an empty text; a label that does not stand there is absent.
 */
export const readLabels = (paragraphs: readonly Paragraph[]): Map<LabelName, TracedText[]> => {
  const values = new Map<LabelName, TracedText[]>()
  const labelled = paragraphs
    .flatMap(paragraph => labelsIn(paragraph, paragraphs))
    .flatMap(own => (own.name === 'combined' ? combinedValues(own) : own))
  for (const { name, value } of labelled) values.set(name, [...(values.get(name) ?? []), value])
  return new Map([...values].map(([name, list]) => [name, list.toSorted(byEmptiness)]))
}
