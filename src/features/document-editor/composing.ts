import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'

/** The documents as they stood when an input method began to compose in their text. */
const before = new WeakMap<Editor, DocumentNode>()

/** The document of an editor without what an input method is still composing: half a word in Latin letters is no text. */
export const settledDocument = (editor: Editor): DocumentNode => before.get(editor) ?? editor.state.doc

export const isComposing = (editor: Editor): boolean => before.has(editor)

/** Follows the input methods in an editor, wherever it is mounted; `onSettled` tells that one is done. */
export const followComposing = (editor: Editor, onSettled: () => void): void => {
  editor.on('unmount', () => before.delete(editor))
  editor.on('mount', () => {
    const { view } = editor
    view.dom.addEventListener('compositionstart', ({ target }) => {
      if (target === view.dom) before.set(editor, editor.state.doc)
    })
    view.dom.addEventListener('compositionend', () => {
      // The editor reads what was written once it has heard of the end itself.
      setTimeout(() => {
        if (view.composing || !before.delete(editor)) return
        onSettled()
      })
    })
  })
}
