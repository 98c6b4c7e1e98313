import { readValue } from './read-attribute.ts'
import type { InlineWriter } from './word-scope.ts'

/** The field's value as plain text, a blank to write on while it has none. */
export const writeTextField: InlineWriter = (node, { language }) => [
  { text: readValue(node) || language.blank, look: {} },
]
