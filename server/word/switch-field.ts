import type { JSONContent } from '@tiptap/core'
import type { BlockWriter, InlineWriter } from './word-scope.ts'

const isOff = ({ attrs }: JSONContent): boolean => attrs?.['on'] === false

/** What is on stands as if there were no switch; what is off is left out, fields and all (field-markup.md). */
export const writeSwitchField: BlockWriter = (node, scope) =>
  isOff(node) ? [] : scope.writeBlocks(node.content ?? [], scope)

/** The same inside a sentence. */
export const writeInlineSwitchField: InlineWriter = (node, { writeInline }) =>
  isOff(node) ? [] : writeInline(node.content ?? [])
