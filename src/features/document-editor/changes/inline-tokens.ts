import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { fieldKey } from './edit.ts'

/** A Chinese character, a word, white space, a sign, or a node that is compared as a whole. Offsets in the fragment. */
export interface InlineToken {
  key: string
  from: number
  to: number
  node: DocumentNode
}

const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|\s+|./gsu

/** What a line of inline content is compared by: fields by kind and name, whatever their value. */
export const inlineTokens = (content: Fragment): InlineToken[] => {
  const tokens: InlineToken[] = []
  content.forEach((node, offset) => {
    if (!node.isText) {
      const key = `\0${fieldKey(node) ?? node.type.name}`
      tokens.push({ key, from: offset, to: offset + node.nodeSize, node })
      return
    }
    for (const { 0: key, index } of (node.text ?? '').matchAll(WORDS)) {
      tokens.push({ key, from: offset + index, to: offset + index + key.length, node })
    }
  })
  return tokens
}
