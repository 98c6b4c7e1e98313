import type { IRunStylePropertiesOptions } from 'docx'
import type { StyleLook } from './style-look.ts'
import type { StyleId } from './word-styles.ts'

/** All that differs between a Chinese and an English document. */
export interface WordLanguage {
  locale: NonNullable<IRunStylePropertiesOptions['language']>
  looks: Record<StyleId, StyleLook>
  /** Accented Latin words leave the Chinese font, which would break "mò" and "Nestlé" in two. */
  hasEastAsianHint: boolean
  /** Stands at the head of what must not leave the firm. */
  internal: string
  /** Before and after the page's number. */
  page: readonly [string, string]
  /** Before and after the number of pages. */
  ofPages: readonly [string, string]
  /** Stands for a value that is still missing. */
  blank: string
  /** Before, between and after the options of a choice nobody has made yet. */
  openChoice: readonly [string, string, string]
  item: string
  amount: string
  total: string
}
