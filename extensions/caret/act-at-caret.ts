import { Plugin } from '@tiptap/pm/state'
import { readSelection } from './read-selection.ts'

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
