import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Reads the page's selection into the editor at once. A browser reports it only with its next frame; a key before that
 * frame would act at the former caret.
 */
export const readSelection = (view: EditorView): void => {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/**
 * Makes every key, every pointer press and every text that comes without a key act at the caret on the page, however soon after the
 * one before it comes.
 */
export const actAtCaret = (): Plugin =>
  new Plugin({
    view: view => {
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      let hasReadForKey = false
      const read = ({ type }: Event): void => {
        hasReadForKey = type === 'keydown'
        readSelection(view)
      }
      for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, read, options)
      const readForInput = (event: InputEvent): void => {
        if (!hasReadForKey && !event.isComposing) readSelection(view)
        hasReadForKey = false
      }
      document.addEventListener('beforeinput', readForInput, options)
      return { destroy: () => stop.abort() }
    },
  })
