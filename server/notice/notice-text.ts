import { annexFieldOf } from './annex-columns.ts'
import { annexFacts } from './annex-facts.ts'
import { readAnnexList } from './annex-list.ts'
import { readAnnexTable } from './annex-table.ts'
import type { CitedMarkFacts } from './cited-mark-facts.ts'
import { glyphsOf } from './glyphs.ts'
import { withoutFurniture } from './page-furniture.ts'
import type { PageText } from './page-text.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { traceSegment } from './trace-segment.ts'
import { join, type TracedText } from './traced-text.ts'

/** A notice taken apart: the letter itself, and the annex that lists the cited marks. */
export interface NoticeText {
  letter: Paragraph[]
  /** The paragraphs of the letter, a line break between them. */
  body: TracedText
  annex: Segment[]
}

const ANNEX_TITLE =
  /^(?:附(?:页|件|表|录)?\d?[：:]?)?(?:所)?引证商标(?:的)?(?:信息|资料|档案|详情|列表|清单|一览表|详细信息|情况)?(?:表)?[一1]?[：:]?$/u
/** The decision has been named, in a line of running text, before the annex begins. */
const DECIDED = /近似|理由如下|驳回/u
const RUNNING_TEXT = 18

const annexStart = (segments: readonly Segment[]): number => {
  const texts = segments.map(segment => traceSegment(segment).text)
  const decided = texts.findIndex(text => DECIDED.test(text) && text.length > RUNNING_TEXT)
  if (decided < 0) return segments.length
  const title = texts.findIndex((text, index) => index > decided && (ANNEX_TITLE.test(text) || /^附页/u.test(text)))
  const start = title < 0 ? texts.findIndex((text, index) => index > decided && annexFieldOf(text) === 'regNo') : title
  return start < 0 ? segments.length : start
}

/** Puts the pages into reading order, drops what is furniture, and parts the letter from its annex. */
export const noticeTextOf = (pages: readonly PageText[]): NoticeText => {
  const segments = withoutFurniture(pages.map(page => ({ page, segments: segmentsOf(glyphsOf(page)) })))
  const start = annexStart(segments)
  const letter = paragraphsOf(segments.slice(0, start))
  return {
    letter,
    body: join(
      letter.map(paragraph => paragraph.text),
      '\n',
    ),
    annex: segments.slice(start),
  }
}

/** What the annex says of the cited marks, from its table or, without one, its lists. */
export const readAnnex = ({ annex }: NoticeText): CitedMarkFacts[] => {
  const table = readAnnexTable(annex)
  return (table.length > 0 ? table : readAnnexList(paragraphsOf(annex))).flatMap(row => annexFacts(row) ?? [])
}
