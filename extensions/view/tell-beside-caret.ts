import type { EditorView } from '@tiptap/pm/view'
import { element } from './element.ts'
import { placePopup } from './place-popup.ts'

/** Tells beside the caret that something was not done and why, until the next key or press. */
export const tellBesideCaret = (view: EditorView, text: string): void => {
  const line = element('div', { class: 'rj-field-hint', role: 'alert' }, text)
  view.dom.nextElementSibling?.append(line)
  const { node } = view.domAtPos(view.state.selection.to)
  const anchor = node instanceof Element ? node : node.parentElement
  if (anchor !== null) placePopup(line, anchor)
  const stop = new AbortController()
  const close = (): void => {
    stop.abort()
    line.remove()
  }
  document.addEventListener('keydown', close, { signal: stop.signal, capture: true })
  document.addEventListener('pointerdown', close, { signal: stop.signal, capture: true })
}
