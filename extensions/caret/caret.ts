import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Reads the page's selection into the editor at once. A browser reports it only with its next frame; a key before that
 * frame would act at the former caret.
 */
export const readSelection = (view: EditorView): void => {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Makes every key and every pointer press act at the caret on the page, however soon after the one before it comes. */
export const actAtCaret = (): Plugin =>
  new Plugin({
    view: view => {
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, () => readSelection(view), options)
      return { destroy: () => stop.abort() }
    },
  })
