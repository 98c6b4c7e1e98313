import type { IParagraphStyleOptions, IRunStylePropertiesOptions, IStylesOptions } from 'docx'
import type { StyleLook } from './style-look.ts'

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

/** Every paragraph style of a document in the given language; what the text needs is said here and not in each paragraph. */
export const wordStyles = ({ locale, looks }: StyledLanguage): IStylesOptions => ({
  default: { document: { run: { ...looks.Normal.run, language: locale } } },
  paragraphStyles: styleIds.map(id => ({ id, quickFormat: true, ...STYLES[id], ...looks[id] })),
})
