import {
  BuilderElement,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  PageReference,
  Paragraph,
  SectionType,
  TextRun,
  XmlComponent,
} from 'docx'
import type { Block } from './paper/controls.ts'
import { bookmarked } from './paper/lines.ts'
import { PAGE, type WordLanguage } from './paper/styles.ts'

/** The documents that a Word file can hold, in its order. */
export type SectionKind = 'analysis' | 'reason'

class Instruction extends XmlComponent {
  constructor(text: string) {
    super('w:instrText')
    this.root.push(text)
  }
}

const fieldMark = (type: 'begin' | 'separate' | 'end'): TextRun =>
  new TextRun({
    children: [
      new BuilderElement<{ type: string }>({
        name: 'w:fldChar',
        attributes: { type: { key: 'w:fldCharType', value: type } },
      }),
    ],
  })

const NO_BREAK_SPACE = '\u00a0'

const endOf = (kind: SectionKind): string => `end_of_${kind}`

const BOOKMARK_IDS: Record<SectionKind, number> = { analysis: 1, reason: 2 }

/**
 * Writes a paragraph too small to be seen at the end of a document; its page number is the number of the document's
 * pages. It holds a space, which reads as nothing when the file comes back: LibreOffice drops the file's last paragraph
 * where it is empty, and its bookmark.
 */
const sectionEnd = (kind: SectionKind): Paragraph =>
  new Paragraph({ style: 'End', children: bookmarked([new TextRun(NO_BREAK_SPACE)], endOf(kind), BOOKMARK_IDS[kind]) })

/**
 * Writes the number of pages of a document. Word counts them (SECTIONPAGES); LibreOffice and WPS do not know that field
 * and show its last value, the number of the document's last page.
 */
const sectionPages = (kind: SectionKind): TextRun[] => [
  fieldMark('begin'),
  new TextRun({ children: [new Instruction('SECTIONPAGES')] }),
  fieldMark('separate'),
  new PageReference(endOf(kind)),
  fieldMark('end'),
]

/**
 * Marks the analysis as internal. The reasons get an empty header: without one Word repeats that of the section before.
 */
const header = (kind: SectionKind, { internal }: WordLanguage): Header =>
  new Header({
    children: [new Paragraph({ style: 'Header', children: kind === 'analysis' ? [new TextRun(internal)] : [] })],
  })

/** Writes the page number among the pages of the document; in a file with several documents each counts for itself. */
const footer = (kind: SectionKind, { page, ofPages }: WordLanguage, isOnly: boolean): Footer => {
  const total = isOnly ? [new TextRun({ children: [PageNumber.TOTAL_PAGES] })] : sectionPages(kind)
  const children = [
    new TextRun({ children: [page[0], PageNumber.CURRENT, page[1], ofPages[0]] }),
    ...total,
    new TextRun(ofPages[1]),
  ]
  return new Footer({ children: [new Paragraph({ style: 'Footer', children })] })
}

/** Returns one document as a section of the file: on a new page, its pages counted from 1. */
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
