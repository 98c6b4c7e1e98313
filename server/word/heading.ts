import type { JSONContent } from '@tiptap/core'
import { Paragraph } from 'docx'
import { lineContent } from './line-piece.ts'
import { writeParagraph } from './paragraph.ts'
import { readCount } from './read-attribute.ts'
import type { BlockWriter } from './word-scope.ts'

const STYLES = ['Heading1', 'Heading2', 'Heading3', 'Heading4'] as const
const BRACKETED = /^[（(].*[）)]$/u

/** A heading in Word's own style of its level; level 1 is the document's title (ui.md §3 "07 Print"). */
export const writeHeading: BlockWriter = (node, { language, writeInline }) => {
  const style = STYLES[readCount(node, 'level', 1) - 1] ?? 'Heading4'
  const children = lineContent(writeInline(node.content ?? []), language)
  return children.length === 0 ? [] : [new Paragraph({ style, children })]
}

/** A line in brackets right under the title, such as （正文）, is its subtitle. */
export const isSubtitle = (node: JSONContent, before: JSONContent | undefined): boolean => {
  if (before?.type !== 'heading' || before.attrs?.['level'] !== 1 || node.type !== 'paragraph') return false
  const [text, ...others] = node.content ?? []
  return others.length === 0 && BRACKETED.test(text?.text ?? '')
}

/** A title below other blocks: of the body after the first page. */
export const isFurtherTitle = ({ type, attrs }: JSONContent, index: number): boolean =>
  index > 0 && type === 'heading' && attrs?.['level'] === 1

/** It begins a page. */
export const writeFurtherTitle: BlockWriter = (node, scope) =>
  writeHeading(node, scope).map(block => (block instanceof Paragraph ? block.with({ pageBreakBefore: true }) : block))

export const writeSubtitle: BlockWriter = (node, scope) => writeParagraph(node, { ...scope, style: 'Subtitle' })
