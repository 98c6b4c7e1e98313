import type { TFunction } from 'i18next'
import { SWITCH_WIRE } from '#contract/document-form.ts'
import type { WordChange } from '#contract/word-import.ts'
import { decodeParagraph } from '#extensions/paragraph-field/paragraph-wire.ts'

/** A value of the form data as people read it: lines as lines, a switch by its word, ticks as boxes in their order. */
export const valueInWords = ({ kind }: Pick<WordChange, 'kind'>, value: WordChange['after'], t: TFunction): string => {
  if (kind === 'switch') return t(value === SWITCH_WIRE.on ? 'wordImport.on' : 'wordImport.off')
  if (Array.isArray(value)) return value.map(flag => (flag === 1 ? '☑' : '☐')).join(' ')
  const text = String(value)
  return (kind === 'paragraph' ? decodeParagraph(text) : text) || t('wordImport.empty')
}
