import type {
  IParagraphStyleOptions,
  IParagraphStylePropertiesOptions,
  IRunStylePropertiesOptions,
  IStylesOptions,
} from 'docx'
import type { PaperWords } from '#extensions/on-paper.ts'

/** A4 as docs/screens.md §3 "07 Print" lays it out, in twips: margins of 25 mm above and below, 30 mm at the sides. */
export const PAGE = { width: 11906, height: 16838, vertical: 1417, horizontal: 1701, header: 851, footer: 851 } as const

/** The width of a line of text between the margins, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.horizontal

/** The look of one paragraph style in one language. */
interface StyleLook {
  run?: IRunStylePropertiesOptions
  paragraph?: IParagraphStylePropertiesOptions
}

/** Word's own styles keep Word's names, so that its navigation pane, style list and contents know them. */
const STYLES = {
  Normal: { name: 'Normal' },
  BodyText: { name: 'Body Text', basedOn: 'Normal' },
  Heading1: { name: 'heading 1', basedOn: 'Normal', next: 'BodyText' },
  Subtitle: { name: 'Subtitle', basedOn: 'Normal', next: 'BodyText' },
  Heading2: { name: 'heading 2', basedOn: 'Normal', next: 'BodyText' },
  Heading3: { name: 'heading 3', basedOn: 'Normal', next: 'BodyText' },
  Heading4: { name: 'heading 4', basedOn: 'Normal', next: 'BodyText' },
  Quote: { name: 'Quote', basedOn: 'Normal' },
  ListParagraph: { name: 'List Paragraph', basedOn: 'Normal' },
  Closing: { name: 'Closing', basedOn: 'BodyText', next: 'Salutation' },
  Salutation: { name: 'Salutation', basedOn: 'Normal', next: 'Signature' },
  Signature: { name: 'Signature', basedOn: 'Normal' },
  TableText: { name: 'Table Text', basedOn: 'Normal' },
  TableHeading: { name: 'Table Heading', basedOn: 'TableText' },
  Spacer: { name: 'Spacer', basedOn: 'Normal', next: 'BodyText' },
  End: { name: 'End', basedOn: 'Normal' },
  Header: { name: 'header', basedOn: 'Normal' },
  Footer: { name: 'footer', basedOn: 'Normal' },
} satisfies Record<string, Omit<IParagraphStyleOptions, 'id' | keyof StyleLook>>

export type StyleId = keyof typeof STYLES

const styleIds = Object.keys(STYLES) as StyleId[]

interface StyledLanguage {
  locale: NonNullable<IRunStylePropertiesOptions['language']>
  looks: Record<StyleId, StyleLook>
}

/** Returns every paragraph style of a document in a language, so that paragraphs need no look of their own. */
export const wordStyles = ({ locale, looks }: StyledLanguage): IStylesOptions => ({
  default: { document: { run: { ...looks.Normal.run, language: locale } } },
  paragraphStyles: styleIds.map(id => ({ id, quickFormat: true, ...STYLES[id], ...looks[id] })),
})

/** Holds what differs between a Chinese and an English document. */
export interface WordLanguage extends PaperWords {
  locale: NonNullable<IRunStylePropertiesOptions['language']>
  looks: Record<StyleId, StyleLook>
  /** Accented Latin words leave the Chinese font, which would break "mò" and "Nestlé" in two. */
  hasEastAsianHint: boolean
}
