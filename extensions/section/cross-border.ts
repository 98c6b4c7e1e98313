import { Plugin, type Selection, type Transaction } from '@tiptap/pm/state'

/** Where the section ends or begins that the caret stands at the very edge of; null elsewhere. */
const borderBeside = ({ $from, empty }: Selection, key: string): number | null => {
  if (!empty || $from.depth === 0) return null
  const tokens = $from.depth - 1
  if (key === 'Backspace' && $from.index(0) > 0 && $from.pos - $from.start(1) === tokens) return $from.before(1)
  const isLast = $from.index(0) === $from.doc.childCount - 1
  return key === 'Delete' && !isLast && $from.end(1) - $from.pos === tokens ? $from.after(1) : null
}

/** Moves a border behind the block after it, without touching the block: what undo knows of it still holds. */
const moveBorder = (tr: Transaction, border: number): Transaction => {
  const { nodeAfter: section } = tr.doc.resolve(border)
  const block = section?.firstChild
  tr.join(border)
  if (section && block && section.childCount > 1) {
    tr.split(border - 1 + block.nodeSize, 1, [{ type: section.type, attrs: section.attrs }])
  }
  return tr.setMeta('addToHistory', false)
}

/**
 * Lets Backspace and Delete act over a section's border as if there were none: the border is moved away first, then the
 * key does what it does in any document. It comes before all other answers to these keys.
 */
export const crossBorder = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(view, { key }) {
        const border = view.editable ? borderBeside(view.state.selection, key) : null
        if (border !== null) view.dispatch(moveBorder(view.state.tr, border))
        return false
      },
    },
  })
