import { Paragraph } from 'docx'
import { lineContent } from './line-piece.ts'
import type { BlockWriter } from './word-scope.ts'

/** A paragraph in the style of its place. One whose whole text is switched off goes with it; an empty line stays. */
export const writeParagraph: BlockWriter = ({ content = [] }, scope) => {
  const children = lineContent(scope.writeInline(content), scope.language)
  return children.length === 0 && content.length > 0 ? [] : [new Paragraph({ style: scope.style, children })]
}
