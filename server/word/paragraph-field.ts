import { Paragraph } from 'docx'
import { BlockControl } from './block-control.ts'
import { lineContent } from './line-piece.ts'
import { readValue } from './read-attribute.ts'
import type { BlockWriter } from './word-scope.ts'

/** One Word paragraph a line. While the field is empty, a blank to write on if a value is required, and nothing if not. */
export const writeParagraphField: BlockWriter = (node, { language, style, nameOf }) => {
  const value = readValue(node)
  if (value === '' && node.attrs?.['required'] !== true) return []
  const lines = (value || language.blank)
    .split('\n')
    .map(line => new Paragraph({ style, children: lineContent([{ text: line, look: {} }], language) }))
  return [new BlockControl({ ...nameOf(node), input: { kind: 'rich' }, isPlaceholder: value === '' }, lines)]
}
