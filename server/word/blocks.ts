import type { JSONContent } from '@tiptap/core'
import { AlignmentType, type IParagraphOptions, LineRuleType, Paragraph, type ParagraphChild } from 'docx'
import { type ClosingLine, closingLines } from '#extensions/on-paper.ts'
import type { BlockFieldName } from '#extensions/serialize/field-nodes.ts'
import { writeCheckboxesField, writeParagraphField, writeSwitchField } from './fields.ts'
import { writeBulletList, writeOrderedList } from './list.ts'
import type { Block } from './paper/controls.ts'
import { bookmarked, FIRST_BOOKMARK, hasPicture, type LineRun, lineContent, withEndApart } from './paper/lines.ts'
import type { StyleId } from './paper/styles.ts'
import { keptWithNext } from './paper/word-table.ts'
import { readCount } from './read-attribute.ts'
import { writeTable } from './table.ts'
import { blockName } from './way-back.ts'
import type { BlockWriter, WordScope } from './word-scope.ts'

/** Returns the spacing of a line with pictures: one of an exact height would cut them. Pictures alone are not indented. */
const aroundPictures = (content: readonly JSONContent[]): IParagraphOptions => ({
  spacing: { line: 240, lineRule: LineRuleType.AUTO },
  ...(content.every(({ type }) => type === 'picture') && { indent: { firstLine: 0, firstLineChars: 0 } }),
})

/** Returns a line by whose bookmark the paragraph is known when the file is read back, whatever is changed in Word. */
const numbered = (
  node: JSONContent,
  line: readonly LineRun[],
  { numberOf }: WordScope,
  isEndApart = false,
): readonly ParagraphChild[] => {
  const number = numberOf(node)
  return number === undefined ? line : bookmarked(line, blockName(number), FIRST_BOOKMARK + number, isEndApart)
}

/**
 * Writes a paragraph in the style of its place. A paragraph whose whole text is switched off is left out; an empty line
 * stays.
 */
const writeParagraph: BlockWriter = (node, scope) => {
  const { content = [] } = node
  const pieces = scope.writeInline(content)
  const { runs, isEndApart } = withEndApart(pieces, scope.language)
  if (runs.length === 0 && content.length > 0) return []
  return [
    new Paragraph({
      style: scope.style,
      children: numbered(node, runs, scope, isEndApart),
      ...(hasPicture(pieces) && aroundPictures(content)),
    }),
  ]
}

const HEADING_STYLES = ['Heading1', 'Heading2', 'Heading3', 'Heading4'] as const
const BRACKETED = /^[（(].*[）)]$/u

/**
 * Writes a heading in Word's own style of its level; level 1 is the document's title (docs/screens.md §3 "07 Print").
 */
const writeHeading: BlockWriter = (node, scope) => {
  const style = HEADING_STYLES[readCount(node, 'level', 1) - 1] ?? 'Heading4'
  const children = lineContent(scope.writeInline(node.content ?? []), scope.language)
  return children.length === 0 ? [] : [new Paragraph({ style, children: numbered(node, children, scope) })]
}

/** Returns whether a paragraph is a subtitle: a line in brackets right under the title, such as （正文）. */
const isSubtitle = (node: JSONContent, before: JSONContent | undefined): boolean => {
  if (before?.type !== 'heading' || before.attrs?.['level'] !== 1 || node.type !== 'paragraph') return false
  const [text, ...others] = node.content ?? []
  return others.length === 0 && BRACKETED.test(text?.text ?? '')
}

/** Returns whether a block is a title after the first, as that of the body after the first page. */
const isFurtherTitle = ({ type, attrs }: JSONContent, index: number): boolean =>
  index > 0 && type === 'heading' && attrs?.['level'] === 1

/** Writes a further title, which begins a page. */
const writeFurtherTitle: BlockWriter = (node, scope) =>
  writeHeading(node, scope).map(block => (block instanceof Paragraph ? block.with({ pageBreakBefore: true }) : block))

const writeSubtitle: BlockWriter = (node, scope) => writeParagraph(node, { ...scope, style: 'Subtitle' })

/** Writes quoted text, such as the wording of an article, in Word's Quote style. */
const writeBlockquote: BlockWriter = ({ content = [] }, scope) =>
  scope.writeBlocks(content, { ...scope, style: 'Quote' })

/** Writes a line across the page. */
const writeHorizontalRule: BlockWriter = () => [new Paragraph({ style: 'Spacer', thematicBreak: true })]

const isInTable = ({ style }: WordScope): boolean => style === 'TableText' || style === 'TableHeading'

/** Begins a page, which in a table cell Word cannot. */
const writePageBreak: BlockWriter = (_, scope) =>
  isInTable(scope) ? [] : [new Paragraph({ style: 'Spacer', pageBreakBefore: true })]

/** Writes lines that are aligned otherwise than their style has it; an indent of their first line would shift them. */
const writeAlignedLines: BlockWriter = ({ attrs, content = [] }, scope) => {
  const alignment = attrs?.['align'] === 'right' ? AlignmentType.RIGHT : AlignmentType.CENTER
  const indent = scope.listDepth === 0 ? { indent: { firstLine: 0, firstLineChars: 0 } } : {}
  return scope
    .writeBlocks(content, scope)
    .map(block => (block instanceof Paragraph ? block.with({ alignment, ...indent }) : block))
}

const CLOSING_STYLES: Readonly<Record<ClosingLine, StyleId>> = {
  beginning: 'Closing',
  addressee: 'Salutation',
  signature: 'Signature',
}

/** Writes a line of the closing; all of its lines stay on one page. */
const writeClosing =
  (line: ClosingLine, isLast: boolean): BlockWriter =>
  (node, scope) =>
    writeParagraph(node, { ...scope, style: CLOSING_STYLES[line] }).map(block => (isLast ? block : keptWithNext(block)))

const FIELD_WRITERS: Readonly<Record<BlockFieldName, BlockWriter>> = {
  paragraphField: writeParagraphField,
  switchField: writeSwitchField,
  checkboxesField: writeCheckboxesField,
}

/** Holds one writer for every block of the document schema; a test compares the two. */
export const BLOCK_WRITERS: ReadonlyMap<string, BlockWriter> = new Map([
  ['paragraph', writeParagraph],
  ['heading', writeHeading],
  ['blockquote', writeBlockquote],
  ['bulletList', writeBulletList],
  ['orderedList', writeOrderedList],
  ['horizontalRule', writeHorizontalRule],
  ['pageBreak', writePageBreak],
  ['alignedLines', writeAlignedLines],
  ['table', writeTable],
  ...Object.entries(FIELD_WRITERS),
])

const writeBlock = (node: JSONContent, scope: WordScope): Block[] => {
  const write = BLOCK_WRITERS.get(node.type ?? '')
  if (!write) throw new TypeError(`Word has no writer for the block "${node.type}"`)
  return write(node, scope)
}

/** Returns whether a paragraph announces the block after it: it ends in a colon. */
const announces = ({ type, content = [] }: JSONContent): boolean =>
  type === 'paragraph' && /[：:]\s*$/.test(content.at(-1)?.text ?? '')

/** A list of so many items at most stays on the page of the closing below it. */
const MOST_KEPT_WITH_CLOSING = 6

/**
 * Writes the blocks in document order; a paragraph that announces a block stays on its page. Throws for a node that is
 * no block of the document schema.
 */
export const writeBlocks = (nodes: readonly JSONContent[], scope: WordScope): Block[] => {
  const closing = closingLines(nodes)
  return nodes.flatMap((node, index) => {
    if (isSubtitle(node, nodes[index - 1])) return writeSubtitle(node, scope)
    if (isFurtherTitle(node, index)) return writeFurtherTitle(node, scope)
    // The title begins a page by itself, and a second break would leave one empty.
    const next = nodes[index + 1]
    if (node.type === 'pageBreak' && next !== undefined && isFurtherTitle(next, index + 1)) return []
    const line = closing.get(node)
    if (line !== undefined) return writeClosing(line, next === undefined || !closing.has(next))(node, scope)
    const blocks = writeBlock(node, scope)
    // A closing alone on a page belongs to nothing that is signed.
    if (next !== undefined && closing.has(next) && blocks.length <= MOST_KEPT_WITH_CLOSING)
      return blocks.map(keptWithNext)
    return announces(node) && index + 1 < nodes.length && !isInTable(scope) ? blocks.map(keptWithNext) : blocks
  })
}
