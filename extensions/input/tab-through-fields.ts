import { Extension } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'

/** The elements that take the focus: the fields' controls and the jump links. */
const STOPS = '[tabindex="0"]:not([hidden], [hidden] *)'

/** Returns the last stop before the selection, or with `isForward` the first after it. */
const stopBeside = (view: EditorView, isForward: boolean): HTMLElement | undefined => {
  const { from, to } = view.state.selection
  const { node, offset } = view.domAtPos(isForward ? to : from)
  const place = document.createRange()
  place.setStart(node, offset)
  const stops = [...view.dom.querySelectorAll<HTMLElement>(STOPS)]
  const isAfter = (stop: HTMLElement): boolean => place.comparePoint(stop, 0) > 0
  const isBefore = (stop: HTMLElement): boolean => place.comparePoint(stop, stop.childNodes.length) < 0
  return isForward ? stops.find(isAfter) : stops.findLast(isBefore)
}

/** Moves the focus behind the document, so that the browser's own Tab goes on from there. */
const leaveDocument = (view: EditorView): void => {
  const end = element('span', { tabindex: '-1' })
  end.addEventListener('blur', () => end.remove())
  view.dom.after(end)
  end.focus()
}

const tab = (view: EditorView, isForward: boolean): boolean => {
  if (!view.hasFocus()) return false
  const stop = stopBeside(view, isForward)
  stop?.focus()
  if (!stop && isForward) leaveDocument(view)
  return stop !== undefined
}

/**
 * Makes Tab in prose go to the next field or link after the caret, and Shift-Tab to the one before; between fields the
 * browser does so itself. Lists and tables come first: there Tab indents and moves between cells.
 */
export const TabThroughFields = Extension.create({
  name: 'tabThroughFields',
  priority: 50,
  addKeyboardShortcuts() {
    return {
      Tab: () => tab(this.editor.view, true),
      'Shift-Tab': () => tab(this.editor.view, false),
    }
  },
})
