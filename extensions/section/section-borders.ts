import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin, Selection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { fieldText } from '../serialize/field-nodes.ts'
import { isSection } from './section.ts'
import { groupBlocks, isUnusedSpare, MAX_BLOCKS, markSpare, needsSpare, spareSection } from './sectioned-document.ts'

/** Returns the border between two sections where the caret stands at its edge; null elsewhere. */
const borderBeside = ({ $from, empty }: Selection, key: string): number | null => {
  if (!empty || $from.depth === 0) return null
  const tokens = $from.depth - 1
  if (key === 'Backspace' && $from.index(0) > 0 && $from.pos - $from.start(1) === tokens) return $from.before(1)
  const isLast = $from.index(0) === $from.doc.childCount - 1
  return key === 'Delete' && !isLast && $from.end(1) - $from.pos === tokens ? $from.after(1) : null
}

/** Moves a border behind the block after it. The block itself is not changed, so that undo steps still fit. */
const moveBorder = (tr: Transaction, border: number): Transaction => {
  const { nodeAfter: section } = tr.doc.resolve(border)
  const block = section?.firstChild
  tr.join(border)
  if (section && block && section.childCount > 1) {
    tr.split(border - 1 + block.nodeSize, 1, [{ type: section.type, attrs: section.attrs }])
  }
  return tr.setMeta('addToHistory', false)
}

/** Returns the transaction in which the caret leaves the unused spare paragraph without a change of the document. */
const leaveSpare = (tr: Transaction, border: number): Transaction => {
  const before = tr.selection.from > border ? Selection.findFrom(tr.doc.resolve(border), -1) : null
  return before === null ? tr : tr.setSelection(before).scrollIntoView()
}

/**
 * Makes Backspace and Delete act over a section's border as if there were none: it moves the border away before any
 * other handler sees the key. An unused spare paragraph is no part of the document, so there is nothing to delete.
 */
export const crossBorder = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(view, { key }) {
        const { state } = view
        const border = view.editable ? borderBeside(state.selection, key) : null
        if (border === null) return false
        const { nodeAfter } = state.doc.resolve(border)
        const isSpare = nodeAfter !== null && isUnusedSpare(nodeAfter)
        view.dispatch(isSpare ? leaveSpare(state.tr, border) : moveBorder(state.tr, border))
        return isSpare
      },
    },
  })

const splitSection = (tr: Transaction, section: Node, position: number): void => {
  const groups = groupBlocks(section.children)
  let border = position + 1 + section.content.size
  for (const group of groups.slice(1).reverse()) {
    border -= group.reduce((size, block) => size + block.nodeSize, 0)
    tr.split(border, 1, [{ type: section.type }])
  }
}

/** Returns whether all that a transaction does is to take the border between two sections away, which nobody sees. */
const isBorderAlone = ({ steps: [step, ...others], before }: Transaction): boolean =>
  others.length === 0 &&
  step instanceof ReplaceStep &&
  step.slice.size === 0 &&
  step.to - step.from === 2 &&
  before.resolve(step.from + 1).depth === 0

/**
 * Keeps sections short, and a paragraph after a last block that the caret cannot leave as long as there is such a block. Its changes are undone together
 * with the change that caused them.
 */
export const keepSections = (): Plugin =>
  new Plugin({
    // Undo would have a step in which nothing changes.
    filterTransaction: tr => tr.getMeta('addToHistory') === false || !isBorderAlone(tr),
    appendTransaction(transactions, _, { doc, schema, tr }) {
      if (!transactions.some(transaction => transaction.docChanged)) return null
      const last = doc.lastChild
      if (needsSpare(last?.lastChild)) tr.insert(doc.content.size, spareSection(schema))
      if (
        last !== null &&
        doc.childCount > 1 &&
        isUnusedSpare(last) &&
        !needsSpare(doc.child(doc.childCount - 2).lastChild)
      ) {
        tr.delete(doc.content.size - last.nodeSize, doc.content.size)
      }
      doc.forEach((section, position) => {
        if (section.childCount > MAX_BLOCKS) splitSection(tr, section, tr.mapping.map(position))
      })
      markSpare(tr)
      return tr.docChanged ? tr : null
    },
  })

/** Returns a copied slice without sections, wherever it begins and ends. */
export const withoutSections = (slice: Slice): Slice => {
  const { content, openStart, openEnd } = slice
  if (!isSection(content.firstChild)) return slice
  const blocks = content.content.flatMap(section => section.children)
  return new Slice(Fragment.from(blocks), Math.max(0, openStart - 1), Math.max(0, openEnd - 1))
}

const lineOf = (inline: Fragment): string =>
  inline.textBetween(0, inline.size, '', leaf => (leaf.type.name === 'hardBreak' ? '\n' : (fieldText(leaf) ?? '')))

/** Returns what a passage says as Word puts it on the clipboard: a line for each block, and a tab between cells. */
const linesOf = (content: Fragment): string[] => {
  if (content.firstChild?.isInline) return [lineOf(content)]
  return content.content.flatMap(node => {
    if (node.isTextblock) return [lineOf(node.content)]
    if (node.type.name !== 'tableRow') return linesOf(node.content)
    return [node.children.map(cell => linesOf(cell.content).join(' ')).join('\t')]
  })
}

/** Gives the clipboard the content that a document without sections would give it. */
export const plainCopied = (): Plugin =>
  new Plugin({
    props: {
      transformCopied: withoutSections,
      clipboardTextSerializer: ({ content }) => linesOf(content).join('\n'),
    },
  })
