import type { JSONContent } from '@tiptap/core'
import { closingLines } from '#extensions/on-paper/closing-lines.ts'
import type { Block } from './block-control.ts'
import { writeBlockquote } from './blockquote.ts'
import { writeCheckboxesField } from './checkboxes-field.ts'
import { writeClosing } from './closing.ts'
import { isFurtherTitle, isSubtitle, writeFurtherTitle, writeHeading, writeSubtitle } from './heading.ts'
import { writeHorizontalRule } from './horizontal-rule.ts'
import { keptWithNext } from './kept-with-next.ts'
import { writeBulletList, writeOrderedList } from './list.ts'
import { writeParagraph } from './paragraph.ts'
import { writeParagraphField } from './paragraph-field.ts'
import { writeSwitchField } from './switch-field.ts'
import { writeTable } from './table.ts'
import type { BlockWriter, WordScope } from './word-scope.ts'

/** One writer for every block of the document schema; a test holds the two together. */
export const BLOCK_WRITERS: ReadonlyMap<string, BlockWriter> = new Map([
  ['paragraph', writeParagraph],
  ['heading', writeHeading],
  ['blockquote', writeBlockquote],
  ['bulletList', writeBulletList],
  ['orderedList', writeOrderedList],
  ['horizontalRule', writeHorizontalRule],
  ['table', writeTable],
  ['paragraphField', writeParagraphField],
  ['switchField', writeSwitchField],
  ['checkboxesField', writeCheckboxesField],
])

const writeBlock = (node: JSONContent, scope: WordScope): Block[] => {
  const write = BLOCK_WRITERS.get(node.type ?? '')
  if (!write) throw new TypeError(`Word has no writer for the block "${node.type}"`)
  return write(node, scope)
}

const isInTable = ({ style }: WordScope): boolean => style === 'TableText' || style === 'TableHeading'

/** A paragraph that ends in a colon announces what comes next. */
const announces = ({ type, content = [] }: JSONContent): boolean =>
  type === 'paragraph' && /[：:]\s*$/.test(content.at(-1)?.text ?? '')

/**
 * The blocks in document order; what announces a block stands on its page. Throws on a node that is no block of the
 * document schema.
 */
export const writeBlocks = (nodes: readonly JSONContent[], scope: WordScope): Block[] => {
  const closing = closingLines(nodes)
  return nodes.flatMap((node, index) => {
    if (isSubtitle(node, nodes[index - 1])) return writeSubtitle(node, scope)
    if (isFurtherTitle(node, index)) return writeFurtherTitle(node, scope)
    const line = closing.get(node)
    if (line !== undefined) return writeClosing(line, index === nodes.length - 1)(node, scope)
    const blocks = writeBlock(node, scope)
    return announces(node) && index + 1 < nodes.length && !isInTable(scope) ? blocks.map(keptWithNext) : blocks
  })
}
