import type { AnnexRow } from './annex-facts.ts'
import { type AnnexField, annexFieldOf } from './annex-fields.ts'
import type { Paragraph } from './paragraphs.ts'
import { slice, type TracedText, trim } from './traced-text.ts'

const LABEL = /([^\s：:，。；;“”\d]{2,12})[：:]/gu

interface Entry {
  field: AnnexField
  value: TracedText
}

const entriesIn = ({ text }: Paragraph): Entry[] => {
  const labels = [...text.text.matchAll(LABEL)].flatMap(match => {
    const field = annexFieldOf(match[1] ?? '')
    return field ? [{ field, start: match.index, end: match.index + match[0].length }] : []
  })
  return labels.map(({ field, end }, index) => ({ field, value: trim(slice(text, end, labels[index + 1]?.start)) }))
}

/** Cited marks printed as lists of 注册号：… 商标：… instead of a table; a label that comes again begins the next mark. */
export const readAnnexList = (paragraphs: readonly Paragraph[]): AnnexRow[] => {
  const rows: Map<AnnexField, TracedText>[] = []
  for (const { field, value } of paragraphs.flatMap(entriesIn)) {
    const row = rows.at(-1)
    if (row && !row.has(field)) row.set(field, value)
    else rows.push(new Map([[field, value]]))
  }
  return rows
}
