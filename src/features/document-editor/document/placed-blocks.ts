import type { Node as DocumentNode } from '@tiptap/pm/model'
import { isSection, isUnusedSpare } from '#extensions/kit.ts'

/** A node and its position in its document. */
export interface Placed {
  node: DocumentNode
  position: number
}

export const endOf = ({ node, position }: Placed): number => position + node.nodeSize

/** Returns the children of a node with their positions. A document itself is at -1. */
export const childrenOf = ({ node, position }: Placed): Placed[] => {
  const children: Placed[] = []
  node.forEach((child, offset) => void children.push({ node: child, position: position + 1 + offset }))
  return children
}

/** Returns the blocks of a document with their positions, without the sections that the editor groups them in. */
export const blocksOf = (doc: DocumentNode): Placed[] =>
  childrenOf({ node: doc, position: -1 }).flatMap(child => {
    if (!isSection(child.node)) return [child]
    return isUnusedSpare(child.node) ? [] : childrenOf(child)
  })
