import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { revealPosition } from './reveal-position.ts'

/** Brings the field at a position into the middle of the sheet and selects it, without animation (ui.md §2). */
export const revealField = (editor: Editor, position: number): void => {
  if (editor.isDestroyed) return
  const { state, view } = editor
  const node = state.doc.nodeAt(position)
  if (node === null) return
  if (NodeSelection.isSelectable(node)) view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)))
  revealPosition(view, position)
}
