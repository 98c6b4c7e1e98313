import {
  BookmarkEnd,
  BookmarkStart,
  BuilderElement,
  PageReference,
  Paragraph,
  type ParagraphChild,
  TextRun,
  XmlComponent,
} from 'docx'
import type { SectionKind } from './section-kind.ts'

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
export const sectionEnd = (kind: SectionKind): Paragraph => new Paragraph({ style: 'End', children: bookmark(kind) })

/**
 * How many pages the document has that this stands in. Word counts them (SECTIONPAGES) and keeps the count; LibreOffice
 * and WPS do not know that field and show what it last was, which is the number of the document's last page.
 */
export const sectionPages = (kind: SectionKind): TextRun[] => [
  fieldMark('begin'),
  new TextRun({ children: [new Instruction('SECTIONPAGES')] }),
  fieldMark('separate'),
  new PageReference(endOf(kind)),
  fieldMark('end'),
]
