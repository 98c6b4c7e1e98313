import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { groupBlocks, MAX_BLOCKS } from './group-blocks.ts'
import { needsSpare, spareSection } from './spare-section.ts'

const splitSection = (tr: Transaction, section: Node, position: number): void => {
  const groups = groupBlocks(section.children)
  let border = position + 1 + section.content.size
  for (const group of groups.slice(1).reverse()) {
    border -= group.reduce((size, block) => size + block.nodeSize, 0)
    tr.split(border, 1, [{ type: section.type }])
  }
}

/**
 * Keeps sections short, and a paragraph after a last block that no caret can leave. What it does belongs to the change
 * that called for it, and is undone with it.
 */
export const keepSections = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _, { doc, schema, tr }) {
      if (!transactions.some(transaction => transaction.docChanged)) return null
      if (needsSpare(doc.lastChild?.lastChild)) tr.insert(doc.content.size, spareSection(schema))
      doc.forEach((section, position) => {
        if (section.childCount > MAX_BLOCKS) splitSection(tr, section, tr.mapping.map(position))
      })
      return tr.docChanged ? tr : null
    },
  })
