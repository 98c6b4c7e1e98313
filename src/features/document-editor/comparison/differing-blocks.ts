import type { Node as DocumentNode } from '@tiptap/pm/model'

interface Block {
  node: DocumentNode
  position: number
}

const blocksOf = (doc: DocumentNode): Block[] => {
  const blocks: Block[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'section') return true
    blocks.push({ node, position })
    return false
  })
  return blocks
}

const textOf = ({ node }: Block): string => JSON.stringify(node.toJSON())

/** The blocks of a document that the other does not have as they are, wherever they stand in it. */
export const differingBlocks = (doc: DocumentNode, other: DocumentNode): Block[] => {
  const known = new Set(blocksOf(other).map(textOf))
  return blocksOf(doc).filter(block => !known.has(textOf(block)))
}
