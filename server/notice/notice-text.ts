import { annexFieldOf } from './annex-columns.ts'
import { annexFacts } from './annex-facts.ts'
import { readAnnexList } from './annex-list.ts'
import { readAnnexTable } from './annex-table.ts'
import type { CitedMarkFacts } from './cited-mark-facts.ts'
import { glyphsOf } from './glyphs.ts'
import { withoutFurniture } from './page-furniture.ts'
import type { PageText } from './page-text.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { segmentsOf } from './segments.ts'
import { join, type TracedText } from './traced-text.ts'

/** A notice taken apart: the letter itself, and the annex that lists the cited marks. */
export interface NoticeText {
  letter: Paragraph[]
  /** The paragraphs of the letter, a line break between them. */
  body: TracedText
  annex: Paragraph[]
}

const ANNEX_TITLE =
  /^(?:附(?:页|件|表|录)?\d?[：:]?)?(?:所)?引证商标(?:的)?(?:信息|资料|档案|详情|列表|清单|一览表|详细信息|情况)?(?:表)?[一1]?[：:]?$/u
/** The reasons of a decision have ended before the annex begins. */
const DECIDED = /近似|理由如下|驳回/u

const annexStart = (paragraphs: readonly Paragraph[]): number => {
  const decided = paragraphs.findIndex(
    paragraph => DECIDED.test(paragraph.text.text) && paragraph.text.text.length > 20,
  )
  const start = paragraphs.findIndex(
    ({ text: { text } }, index) => index > decided && (ANNEX_TITLE.test(text) || /^附页/u.test(text)),
  )
  if (start >= 0) return start
  const heading = paragraphs.findIndex(({ text }, index) => index > decided && annexFieldOf(text.text) === 'regNo')
  return heading >= 0 && decided >= 0 ? heading : paragraphs.length
}

/** Puts the pages into reading order, drops what is furniture, and parts the letter from its annex. */
export const noticeTextOf = (pages: readonly PageText[]): NoticeText => {
  const segments = withoutFurniture(pages.map(page => ({ page, segments: segmentsOf(glyphsOf(page)) })))
  const paragraphs = paragraphsOf(segments)
  const start = annexStart(paragraphs)
  const letter = paragraphs.slice(0, start)
  return {
    letter,
    body: join(
      letter.map(paragraph => paragraph.text),
      '\n',
    ),
    annex: paragraphs.slice(start),
  }
}

/** What the annex says of the cited marks, from its table or, without one, its lists. */
export const readAnnex = ({ annex }: NoticeText): CitedMarkFacts[] => {
  const table = readAnnexTable(annex.flatMap(paragraph => paragraph.segments))
  return (table.length > 0 ? table : readAnnexList(annex)).flatMap(row => annexFacts(row) ?? [])
}
