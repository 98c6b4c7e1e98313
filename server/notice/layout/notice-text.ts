import type { PageText } from '../../pdf/page-text.ts'
import { glyphsOf } from './glyphs.ts'
import { cutAtLabels } from './label-cells.ts'
import { findLabels } from './label-names.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { isGoodsTitle, partsOfNotice, withoutFurniture } from './parts-of-notice.ts'
import { joinRunningText } from './running-text.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { join, slice, type TracedText, traceLines } from './traced-text.ts'

/** A notice taken apart: the letter itself, and the annexes that list the cited marks and the goods. */
export interface NoticeText {
  letter: Paragraph[]
  /** The paragraphs of the letter, a line break between them. */
  body: TracedText
  annex: Segment[]
  /** The goods that an annex lists; empty where none does. */
  annexGoods: TracedText
}

/** A list without the label before it and the sentences behind it. */
const listIn = (text: TracedText): TracedText => {
  const [label] = findLabels(text.text.slice(0, 24))
  const start = label?.start === 0 ? label.end : 0
  const stop = text.text.slice(start).search(/。(?!$)(?!\s*第.{1,4}类)/u)
  return slice(text, start, stop < 0 ? undefined : start + stop)
}

/** Puts the pages into reading order, drops what is furniture, and parts the letter from its annexes. */
export const noticeTextOf = (pages: readonly PageText[]): NoticeText => {
  const segments = withoutFurniture(pages.map(page => ({ page, segments: segmentsOf(glyphsOf(page)) })))
  const { head, reasons, annex, goods } = partsOfNotice(segments)
  const paragraphs = paragraphsOf([...head.flatMap(cutAtLabels), ...reasons])
  const running = new Set(reasons)
  const isRunning = ({ segments: [first] }: Paragraph) => first !== undefined && running.has(first)
  const letter = [...paragraphs.filter(own => !isRunning(own)), ...joinRunningText(paragraphs.filter(isRunning))]
  return {
    letter,
    body: join(
      letter.map(paragraph => paragraph.text),
      '\n',
    ),
    annex,
    annexGoods: listIn(traceLines(goods.filter(segment => !isGoodsTitle(segment)))),
  }
}
