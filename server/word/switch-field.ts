import type { JSONContent } from '@tiptap/core'
import { BlockControl } from './block-control.ts'
import type { BlockWriter, InlineWriter } from './word-scope.ts'

const isOff = ({ attrs }: JSONContent): boolean => attrs?.['on'] === false

/** A switch must hold a block: one empty paragraph alone is nothing that anybody wrote. */
const isEmpty = ({ content = [] }: JSONContent): boolean =>
  content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content?.length

/**
 * What is on stands as if there were no switch, in a control that marks its region; what is off is left out, fields and
 * all (field-markup.md).
 */
export const writeSwitchField: BlockWriter = (node, scope) => {
  const blocks = isOff(node) || isEmpty(node) ? [] : scope.writeBlocks(node.content ?? [], scope)
  return blocks.length === 0 ? [] : [new BlockControl({ ...scope.nameOf(node), input: { kind: 'rich' } }, blocks)]
}

/** The same inside a sentence. */
export const writeInlineSwitchField: InlineWriter = (node, { writeInline, nameOf }) => {
  const pieces = isOff(node) ? [] : writeInline(node.content ?? [])
  return pieces.length === 0 ? [] : [{ control: { ...nameOf(node), input: { kind: 'rich' } }, pieces }]
}
