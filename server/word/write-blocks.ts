import type { JSONContent } from '@tiptap/core'
import { writeBlockquote } from './blockquote.ts'
import { writeCheckboxesField } from './checkboxes-field.ts'
import { isSubtitle, writeHeading, writeSubtitle } from './heading.ts'
import { writeHorizontalRule } from './horizontal-rule.ts'
import { writeBulletList, writeOrderedList } from './list.ts'
import { writeParagraph } from './paragraph.ts'
import { writeParagraphField } from './paragraph-field.ts'
import { writeSwitchField } from './switch-field.ts'
import { writeTable } from './table.ts'
import type { Block, BlockWriter, WordScope } from './word-scope.ts'

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

/** The blocks in document order. Throws on a node that is no block of the document schema. */
export const writeBlocks = (nodes: readonly JSONContent[], scope: WordScope): Block[] =>
  nodes.flatMap((node, index) =>
    isSubtitle(node, nodes[index - 1]) ? writeSubtitle(node, scope) : writeBlock(node, scope),
  )
