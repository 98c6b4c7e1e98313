import { beginsWithLabel, findLabels, type LabelName, labelNameOf } from './label-names.ts'
import { paragraphBelow, paragraphBeside } from './neighbours.ts'
import type { Paragraph } from './paragraphs.ts'
import { EMPTY, slice, type TracedText, trim } from './traced-text.ts'

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
