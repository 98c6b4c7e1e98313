import { Footer, Header, type ISectionOptions, PageNumber, Paragraph, SectionType, TextRun } from 'docx'
import type { Block } from './block-control.ts'
import { PAGE } from './page-layout.ts'
import type { SectionKind } from './section-kind.ts'
import { sectionEnd, sectionPages } from './section-pages.ts'
import type { WordLanguage } from './word-language.ts'

/** Only the analysis is marked as internal. The reasons get a header too: without one Word repeats the section before. */
const header = (kind: SectionKind, { internal }: WordLanguage): Header =>
  new Header({
    children: [new Paragraph({ style: 'Header', children: kind === 'analysis' ? [new TextRun(internal)] : [] })],
  })

/** The page among those of the document, each counted for itself where a file has several. */
const footer = (kind: SectionKind, { page, ofPages }: WordLanguage, isOnly: boolean): Footer => {
  const total = isOnly ? [new TextRun({ children: [PageNumber.TOTAL_PAGES] })] : sectionPages(kind)
  const children = [
    new TextRun({ children: [page[0], PageNumber.CURRENT, page[1], ofPages[0]] }),
    ...total,
    new TextRun(ofPages[1]),
  ]
  return new Footer({ children: [new Paragraph({ style: 'Footer', children })] })
}

/** One document as a section of the file: on a new page, its pages counted from 1. */
export const wordSection = (
  kind: SectionKind,
  blocks: readonly Block[],
  { language, isOnly }: { language: WordLanguage; isOnly: boolean },
): ISectionOptions => ({
  headers: { default: header(kind, language) },
  footers: { default: footer(kind, language, isOnly) },
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
  children: isOnly ? blocks : [...blocks, sectionEnd(kind)],
})
