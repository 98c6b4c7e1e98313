import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

const readCaret = (view: EditorView): false => {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}

/**
 * Cuts, copies and pastes where the caret stands. A browser tells of a caret that a key or press has moved one task
 * later, and on a busy machine, or where a program presses the keys, the clipboard's own event comes before that.
 */
export const caretAsItStands = (): Plugin =>
  new Plugin({ props: { handleDOMEvents: { paste: readCaret, cut: readCaret, copy: readCaret } } })
