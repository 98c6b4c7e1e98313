import type { InlineWriter } from './word-scope.ts'

const textOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'text' in option && typeof option.text === 'string'
    ? option.text
    : ''

/** The chosen option's text. While none is chosen all stand in brackets, so that nothing is lost and nobody misses it. */
export const writeRadioField: InlineWriter = ({ attrs }, { language }) => {
  const options: unknown[] = Array.isArray(attrs?.['options']) ? attrs['options'] : []
  const chosen = options[attrs?.['checked']]
  const [open, or, close] = language.openChoice
  return [{ text: chosen === undefined ? open + options.map(textOf).join(or) + close : textOf(chosen), look: {} }]
}
