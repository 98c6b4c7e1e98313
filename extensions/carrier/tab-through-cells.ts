import { Extension } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

const isCell = (node: Node): boolean => ['cell', 'header_cell'].includes(node.type.spec['tableRole'])

/** Returns the depth of the innermost cell around a position; null outside of tables. */
const cellDepth = ($pos: ResolvedPos): number | null => {
  for (let depth = $pos.depth; depth > 0; depth--) if (isCell($pos.node(depth))) return depth
  return null
}

/** Returns the positions of a table's own cells, in the order of the text. */
const cellsOf = (table: Node, start: number): number[] => {
  const cells: number[] = []
  table.forEach((row, offset) => {
    row.forEach((_, within) => void cells.push(start + offset + 1 + within))
  })
  return cells
}

/** Selects what the cell before or after the caret's holds. At the first and the last cell the caret stays. */
const goToCell = ({ selection, doc, tr }: EditorState, step: number, dispatch: (tr: Transaction) => void): boolean => {
  const depth = cellDepth(selection.$from)
  if (depth === null) return false
  const { $from } = selection
  const cells = cellsOf($from.node(depth - 2), $from.start(depth - 2))
  const next = cells[cells.indexOf($from.before(depth)) + step]
  const cell = next === undefined ? null : doc.nodeAt(next)
  if (next === undefined || cell === null) return true
  const [start, end] = [doc.resolve(next + 1), doc.resolve(next + cell.nodeSize - 1)]
  dispatch(tr.setSelection(TextSelection.between(start, end)).scrollIntoView())
  return true
}

/**
 * Makes Tab move between cells from the first key. What else belongs to tables is loaded when the caret enters one, and
 * then takes the key.
 */
export const TabThroughCells = Extension.create({
  name: 'tabThroughCells',
  priority: 200,
  addKeyboardShortcuts() {
    const go = (step: number) => () => goToCell(this.editor.state, step, tr => this.editor.view.dispatch(tr))
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})
