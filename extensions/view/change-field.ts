import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

/** The attributes a field takes on; null leaves it as it is. */
export type FieldChange = (field: Node) => Record<string, unknown> | null

const sharesLink = (a: Node, b: Node): boolean =>
  a.type === b.type && a.attrs['link'] !== undefined && a.attrs['link'] !== null && a.attrs['link'] === b.attrs['link']

/** Changes a field, and with it the fields of its kind that bear the same link, in one undoable step. */
export const changeField = (view: EditorView, position: number, change: FieldChange): void => {
  const { tr } = view.state
  const field = tr.doc.nodeAt(position)
  if (field === null) return
  tr.doc.descendants((node, at) => {
    const attributes = at === position || sharesLink(node, field) ? change(node) : null
    if (attributes) tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes })
  })
  view.dispatch(tr)
}
