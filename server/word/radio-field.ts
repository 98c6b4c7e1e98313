import type { InlineWriter } from './word-scope.ts'

const textOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'text' in option && typeof option.text === 'string'
    ? option.text
    : ''

/** The chosen option's text. While none is chosen all stand in brackets, so that nothing is lost and nobody misses it. */
export const writeRadioField: InlineWriter = (node, { language, nameOf }) => {
  const values: unknown[] = Array.isArray(node.attrs?.['options']) ? node.attrs['options'] : []
  const options = values.map(textOf)
  const chosen = options[node.attrs?.['checked']]
  const [open, or, close] = language.openChoice
  return [
    {
      control: { ...nameOf(node), input: { kind: 'choice', options }, isPlaceholder: chosen === undefined },
      pieces: [{ text: chosen ?? open + options.join(or) + close, look: {} }],
    },
  ]
}
