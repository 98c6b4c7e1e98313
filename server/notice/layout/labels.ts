import { annexFieldOf } from './annex-headings.ts'
import { beginsWithLabel, findLabels, type LabelName, labelNameOf } from './label-names.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Segment } from './segments.ts'
import { EMPTY, join, slice, type TracedText, trim } from './traced-text.ts'

/** Share of the lower one's height by which a label and what stands beside it have to overlap. */
const OVERLAP = 0.4
/** How far below its label a value may begin, in lines: those of a form are set wide apart, and its cells have margins. */
const REACH = 2.2

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
    (own, { left, top, bottom }) =>
      left >= own.right - 1 &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > OVERLAP * Math.min(bottom - top, own.bottom - own.top),
    ({ left }) => left,
  )

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

/** A label next to a label means that its own cell is empty. */
const valueIn = (cell: Paragraph | null): TracedText | null =>
  cell && !beginsWithLabel(cell.text.text) && !RUNNING.test(cell.text.text) ? cell.text : null

/** Names and lists that a narrow cell or line breaks anywhere. */
const WRAPS = new Set<LabelName>(['applicant', 'address', 'agency', 'goods'])
/** Lines of a letter's head that continue no value. */
const NO_VALUE =
  /(?:通知书|知识产权局|商标局|[：:])$|^(?:\d{4}|[〇○零一二三四五六七八九]{4})\s*[年./-]|^\d{6}$|^[〔[]?(?:TMZC|ZC)|^(?:经|根据|依据|依照|上述商标|我局|你|该商标|收到日期|特此)/u
const CONTINUES_WITHIN = 2.4

/** Whether a line stands right below another and begins where its value does, or where it does itself. */
const continues = (line: Segment, next: Paragraph, starts: readonly number[]): boolean => {
  const [first] = next.segments
  if (!first || NO_VALUE.test(next.text.text) || RUNNING.test(next.text.text) || beginsWithLabel(next.text.text))
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
): TracedText => {
  const taken: Paragraph[] = [cell]
  let whole = value
  for (;;) {
    const line = taken.at(-1)?.segments.at(-1)
    const next = line && all.find(other => !taken.includes(other) && continues(line, other, starts))
    if (!next || /。$/u.test(whole.text) || isOfLabel(next, cell, all)) return whole
    taken.push(next)
    const needsSpace = /[A-Za-z,.&]$/u.test(whole.text) && /^[A-Za-z&]/u.test(next.text.text)
    whole = join(needsSpace ? [whole, { text: ' ', glyphs: [null] }, next.text] : [whole, next.text])
  }
}

/** A list of goods goes on over the paragraphs after it, pages too, up to a label or running text. */
const RUNNING =
  /^(?:经(?:我局)?审查|根据|依据|依照|上述商标|我局|你[（(单方公]|该商标|收到日期|特此|综上|如(?:不服|对)|对本|申请人)|理由如下|商标法/u

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

const listFrom = (value: TracedText, cell: Paragraph, all: readonly Paragraph[]): TracedText => {
  const parts: TracedText[] = [value]
  for (const next of all.slice(all.indexOf(cell) + 1)) {
    const { text } = next.text
    if (/。$/u.test(parts.at(-1)?.text ?? '')) break
    if (!isReadNext(parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)) break
    const isList =
      /[；;，,、（()）]|^第.{1,4}类/u.test(text) ||
      /[；;，,、]$/u.test(parts.at(-1)?.text ?? '') ||
      endsItem(parts.length > 1 ? all[all.indexOf(next) - 1] : cell, next)
    if (
      beginsWithLabel(text) ||
      RUNNING.test(text) ||
      (NO_VALUE.test(text) && !/^第.{1,4}类[：:]$/u.test(text)) ||
      !isList
    )
      break
    parts.push(next.text)
  }
  return join(parts)
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
  return list.text === value.text ? withList(wholeValue(value, cell, starts, all), cell, all) : list
}

/** What stands beside or below a label that is a cell of its own. */
const cellOf = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null => {
  const beside = paragraphBeside(label, all)
  if (valueIn(beside)) return beside
  const below = paragraphBelow(label, all)
  return valueIn(below) ? below : null
}

const valueOfCell = (name: LabelName, label: Paragraph, all: readonly Paragraph[]): TracedText => {
  const cell = cellOf(label, all)
  if (!cell) return EMPTY
  if (!WRAPS.has(name)) return cell.text
  if (name === 'goods') return goodsValue(cell.text, cell, [cell.segments[0]?.left ?? 0], all)
  const whole = wholeValue(cell.text, cell, [cell.segments[0]?.left ?? 0], all)
  return whole
}

const leftOf = ({ glyphs }: TracedText): number => glyphs.find(glyph => glyph !== null)?.box[0] ?? Number.NaN

const labelsIn = (paragraph: Paragraph, all: readonly Paragraph[]): Labelled[] => {
  const { text } = paragraph
  const whole = labelNameOf(text.text)
  if (whole) return [{ name: whole, value: valueOfCell(whole, paragraph, all) }]
  const hits = findLabels(text.text)
  return hits.map(({ name, end }, index) => {
    const value = trim(slice(text, end, hits[index + 1]?.start))
    const isLast = index === hits.length - 1
    if (!isLast || hits.some(hit => hit.start > end)) return { name, value }
    if (value.text === '') {
      const beside = paragraphBeside(paragraph, all)
      const cell = valueIn(beside) ? beside : null
      if (cell)
        return { name, value: WRAPS.has(name) ? wholeValue(cell.text, cell, [leftOf(cell.text)], all) : cell.text }
      return { name, value: name === 'goods' ? listFrom(EMPTY, paragraph, all) : EMPTY }
    }
    if (!WRAPS.has(name)) return { name, value }
    const starts = [leftOf(value), paragraph.segments.at(-1)?.left ?? Number.NaN]
    if (name === 'goods') return { name, value: goodsValue(value, paragraph, starts, all) }
    return { name, value: wholeValue(value, paragraph, starts, all) }
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
