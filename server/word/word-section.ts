import { Footer, Header, type ISectionOptions, PageNumber, Paragraph, SectionType, TextRun } from 'docx'
import { PAGE } from './page-layout.ts'
import type { WordLanguage } from './word-language.ts'
import type { Block } from './word-scope.ts'

export type SectionKind = 'analysis' | 'reason'

/** Only the analysis is marked as internal. The reasons get a header too: without one Word repeats the section before. */
const header = (kind: SectionKind, { internal }: WordLanguage): Header =>
  new Header({
    children: [new Paragraph({ style: 'Header', children: kind === 'analysis' ? [new TextRun(internal)] : [] })],
  })

/**
 * The number of pages stands only where it is the document's own: of several documents in one file Word knows each one's
 * (SECTIONPAGES), but other programs leave a gap there.
 */
const footer = ({ page, ofPages }: WordLanguage, isOnly: boolean): Footer => {
  const number = [page[0], PageNumber.CURRENT, page[1]]
  const total = isOnly ? [ofPages[0], PageNumber.TOTAL_PAGES, ofPages[1]] : []
  return new Footer({
    children: [new Paragraph({ style: 'Footer', children: [new TextRun({ children: [...number, ...total] })] })],
  })
}

/** One document as a section of the file: on a new page, its pages counted from 1. */
export const wordSection = (
  kind: SectionKind,
  blocks: readonly Block[],
  { language, isOnly }: { language: WordLanguage; isOnly: boolean },
): ISectionOptions => ({
  headers: { default: header(kind, language) },
  footers: { default: footer(language, isOnly) },
  properties: {
    type: SectionType.NEXT_PAGE,
    page: {
      size: { width: PAGE.width, height: PAGE.height },
      margin: {
        top: PAGE.vertical,
        bottom: PAGE.vertical,
        left: PAGE.horizontal,
        right: PAGE.horizontal,
        header: PAGE.header,
        footer: PAGE.footer,
      },
      pageNumbers: { start: 1 },
    },
  },
  children: blocks,
})
