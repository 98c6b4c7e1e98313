import type { EditorView } from '@tiptap/pm/view'

/** Checks or unchecks every item of the checkboxes field at a position, in one undoable step. */
export const checkItems = (view: EditorView, position: number, checked: boolean): void => {
  const { tr } = view.state
  const field = tr.doc.nodeAt(position)
  if (field === null || !view.editable) return
  field.forEach((item, offset) => {
    tr.setNodeMarkup(position + 1 + offset, undefined, { ...item.attrs, checked })
  })
  view.dispatch(tr)
}
