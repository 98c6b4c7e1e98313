import { Paragraph } from 'docx'
import { readValue } from './read-attribute.ts'
import { textRuns } from './text-piece.ts'
import type { BlockWriter } from './word-scope.ts'

/** One Word paragraph a line, a blank to write on while the field is empty. */
export const writeParagraphField: BlockWriter = (node, { language, style }) => {
  const text = readValue(node) || language.blank
  return text
    .split('\n')
    .map(line => new Paragraph({ style, children: textRuns([{ text: line, look: {} }], language) }))
}
