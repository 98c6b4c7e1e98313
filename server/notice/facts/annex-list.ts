import type { NoticeText } from '../layout/notice-text.ts'
import { type Paragraph, paragraphsOf } from '../layout/paragraphs.ts'
import { slice, type TracedText, trim } from '../layout/traced-text.ts'
import { type AnnexField, type AnnexRow, annexFacts, annexFieldOf } from './annex-facts.ts'
import { readAnnexTable } from './annex-table.ts'
import type { CitedMarkFacts } from './merge-cited-marks.ts'

const LABEL = /([^\s：:，。；;“”\d]{2,12})[：:]/gu

/** A note below the list, and the first label of the next mark where a line seemed to run on into it. */
const NOTE = /\s*注[：:]/u
const NUMBER_LABEL = /(?:引证|商标|国际|注册|申请|初审|[/／、或])+号(?:码)?$/u

interface Entry {
  field: AnnexField
  value: TracedText
}

const entriesIn = ({ text: whole }: Paragraph): Entry[] => {
  const note = whole.text.search(NOTE)
  const text = note < 0 ? whole : slice(whole, 0, note)
  const labels = [...text.text.matchAll(LABEL)].flatMap(match => {
    const [all, words = ''] = match
    const end = match.index + all.length
    const own = annexFieldOf(words)
    if (own) return [{ field: own, start: match.index, end }]
    const number = NUMBER_LABEL.exec(words)
    return number ? [{ field: 'regNo' as const, start: match.index + number.index, end }] : []
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

/** What the annex says of the cited marks, from its table or, without one, its lists. */
export const readAnnex = ({ annex }: NoticeText): CitedMarkFacts[] => {
  const table = readAnnexTable(annex)
  return (table.length > 0 ? table : readAnnexList(paragraphsOf(annex))).flatMap(row => annexFacts(row) ?? [])
}
