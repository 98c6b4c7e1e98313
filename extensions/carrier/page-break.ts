import { Node } from '@tiptap/core'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ATTRIBUTES, PAGE_BREAK } from '#contract/document-html.ts'

/** Nodes that may hold a page break that a person puts in: on paper a list or a cell has none. */
const HOLDERS: ReadonlySet<string> = new Set(['section', 'switchField'])

/**
 * Puts a page break where the selection ends, within a line by splitting it. Returns false where none can stand; without
 * `dispatch` it only says so.
 */
export const insertPageBreak = (
  { selection, schema, tr }: EditorState,
  dispatch?: (tr: Transaction) => void,
): boolean => {
  const { $to } = selection
  const type = schema.nodes['pageBreak']
  if (type === undefined || !(selection instanceof TextSelection) || !$to.parent.isTextblock) return false
  if ($to.depth < 2 || !HOLDERS.has($to.node(-1).type.name)) return false
  if (dispatch === undefined) return true
  const end = $to.parent.content.size
  if ($to.parentOffset === 0) {
    tr.insert($to.before(), type.create())
  } else {
    if ($to.parentOffset === end) tr.insert($to.after(), schema.node('paragraph'))
    else tr.split($to.pos)
    const border = $to.pos + 1
    tr.insert(border, type.create())
    tr.setSelection(TextSelection.create(tr.doc, border + 2))
  }
  dispatch(tr.scrollIntoView())
  return true
}

/** The end of a page. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  // Before the line break, which takes Ctrl+Enter where no page can end.
  priority: 200,
  group: 'block',
  parseHTML: () => [{ tag: `hr[${ATTRIBUTES.break}="${PAGE_BREAK}"]`, priority: 60 }],
  renderHTML: () => ['hr', { [ATTRIBUTES.break]: PAGE_BREAK }],
  addKeyboardShortcuts() {
    return { 'Mod-Enter': () => insertPageBreak(this.editor.state, tr => this.editor.view.dispatch(tr)) }
  },
})
