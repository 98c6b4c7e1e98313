import { Paragraph } from 'docx'
import { readValue } from './read-attribute.ts'
import { textRuns } from './text-piece.ts'
import type { BlockWriter } from './word-scope.ts'

/** One Word paragraph a line. While the field is empty, a blank to write on if a value is required, and nothing if not. */
export const writeParagraphField: BlockWriter = (node, { language, style }) => {
  const value = readValue(node)
  if (value === '' && node.attrs?.['required'] !== true) return []
  return (value || language.blank)
    .split('\n')
    .map(line => new Paragraph({ style, children: textRuns([{ text: line, look: {} }], language) }))
}
