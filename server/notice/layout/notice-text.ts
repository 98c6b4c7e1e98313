import type { PageText } from '../../pdf/page-text.ts'
import { glyphsOf } from './glyphs.ts'
import { cutAtLabels } from './label-cells.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { partsOfNotice, withoutFurniture } from './parts-of-notice.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { join, type TracedText } from './traced-text.ts'

/** A notice taken apart: the letter itself, and the annex that lists the cited marks. */
export interface NoticeText {
  letter: Paragraph[]
  /** The paragraphs of the letter, a line break between them. */
  body: TracedText
  annex: Segment[]
}

/** Puts the pages into reading order, drops what is furniture, and parts the letter from its annex. */
export const noticeTextOf = (pages: readonly PageText[]): NoticeText => {
  const segments = withoutFurniture(pages.map(page => ({ page, segments: segmentsOf(glyphsOf(page)) })))
  const { head, reasons, annex } = partsOfNotice(segments)
  const letter = paragraphsOf([...head.flatMap(cutAtLabels), ...reasons])
  return {
    letter,
    body: join(
      letter.map(paragraph => paragraph.text),
      '\n',
    ),
    annex,
  }
}
