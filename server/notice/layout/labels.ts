import { beginsWithLabel, findLabels, type LabelName, labelNameOf } from './label-names.ts'
import type { Paragraph } from './paragraphs.ts'
import { EMPTY, slice, type TracedText, trim } from './traced-text.ts'

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
  cell && !beginsWithLabel(cell.text.text) ? cell.text : null

/** What stands beside or below a label that is a cell of its own. */
const valueOfCell = (cell: Paragraph, all: readonly Paragraph[]): TracedText =>
  valueIn(paragraphBeside(cell, all)) ?? valueIn(paragraphBelow(cell, all)) ?? EMPTY

const labelsIn = (paragraph: Paragraph, all: readonly Paragraph[]): Labelled[] => {
  const { text } = paragraph
  const whole = labelNameOf(text.text)
  if (whole) return [{ name: whole, value: valueOfCell(paragraph, all) }]
  const hits = findLabels(text.text)
  return hits.map(({ name, end }, index) => {
    const value = trim(slice(text, end, hits[index + 1]?.start))
    const isLast = index === hits.length - 1
    return { name, value: value.text === '' && isLast ? (valueIn(paragraphBeside(paragraph, all)) ?? EMPTY) : value }
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
