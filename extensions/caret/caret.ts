import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Takes in where the caret stands on the page. A browser tells it with its next frame only; what comes before that frame
 * would act where the caret was, or put it back there.
 */
export const readSelection = (view: EditorView): void => {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Lets every key and every press of a button act at the caret that is seen, however soon after the one before it comes. */
export const actAtCaret = (): Plugin =>
  new Plugin({
    view: view => {
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, () => readSelection(view), options)
      return { destroy: () => stop.abort() }
    },
  })
