import type { IRunStylePropertiesOptions } from 'docx'
import type { PaperWords } from '#extensions/on-paper/paper-words.ts'
import type { StyleLook } from './style-look.ts'
import type { StyleId } from './word-styles.ts'

/** All that differs between a Chinese and an English document. */
export interface WordLanguage extends PaperWords {
  locale: NonNullable<IRunStylePropertiesOptions['language']>
  looks: Record<StyleId, StyleLook>
  /** Accented Latin words leave the Chinese font, which would break "mò" and "Nestlé" in two. */
  hasEastAsianHint: boolean
}
