import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

const sharesLink = (a: Node, b: Node): boolean =>
  a.type === b.type && a.attrs['link'] !== undefined && a.attrs['link'] !== null && a.attrs['link'] === b.attrs['link']

/** Changes a field, and with it the fields of its kind that bear the same link, in one undoable step. */
export const changeField = (view: EditorView, position: number, attributes: Record<string, unknown>): void => {
  const { tr } = view.state
  const field = tr.doc.nodeAt(position)
  if (field === null) return
  tr.doc.descendants((node, at) => {
    if (at === position || sharesLink(node, field)) tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes })
  })
  view.dispatch(tr)
}
