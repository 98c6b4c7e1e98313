import { readValue } from './read-attribute.ts'
import type { InlineWriter } from './word-scope.ts'

/** The field's value as plain text, a blank to write on while it has none. */
export const writeTextField: InlineWriter = (node, { language, nameOf }) => {
  const value = readValue(node)
  return [
    {
      control: { ...nameOf(node), input: { kind: 'text' }, isPlaceholder: value === '' },
      pieces: [{ text: value || language.blank, look: {} }],
    },
  ]
}
