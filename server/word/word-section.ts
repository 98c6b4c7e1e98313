import {
  BookmarkEnd,
  BookmarkStart,
  BuilderElement,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  PageReference,
  Paragraph,
  type ParagraphChild,
  SectionType,
  TextRun,
  XmlComponent,
} from 'docx'
import type { Block } from './paper/controls.ts'
import { PAGE, type WordLanguage } from './paper/styles.ts'

/** The documents a Word file can hold, in the order in which it holds them. */
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

const endOf = (kind: SectionKind): string => `end_of_${kind}`

const BOOKMARK_IDS: Record<SectionKind, number> = { analysis: 1, reason: 2 }

/** docx's own Bookmark counts through all files it ever wrote; the type of a line does not know the two parts of it. */
const bookmark = (kind: SectionKind): ParagraphChild[] =>
  [
    new BookmarkStart(endOf(kind), BOOKMARK_IDS[kind]),
    new BookmarkEnd(BOOKMARK_IDS[kind]),
  ] as XmlComponent[] as ParagraphChild[]

/** The end of a document among others in a file, too small to be seen: its page number is how many pages there are. */
const sectionEnd = (kind: SectionKind): Paragraph => new Paragraph({ style: 'End', children: bookmark(kind) })

/**
 * How many pages the document has that this stands in. Word counts them (SECTIONPAGES) and keeps the count; LibreOffice
 * and WPS do not know that field and show what it last was, which is the number of the document's last page.
 */
const sectionPages = (kind: SectionKind): TextRun[] => [
  fieldMark('begin'),
  new TextRun({ children: [new Instruction('SECTIONPAGES')] }),
  fieldMark('separate'),
  new PageReference(endOf(kind)),
  fieldMark('end'),
]

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
