import type { EditorView } from '@tiptap/pm/view'
import { drawNow } from '#extensions/section/draw-in-turns.ts'

const elementAt = (view: EditorView, position: number): Element | null => {
  const own = view.nodeDOM(position)
  const node = own ?? view.domAtPos(position, 1).node
  return node instanceof Element ? node : (node.parentElement ?? null)
}

/** Brings what stands at a position into the middle of the sheet, without moving the selection. */
export const revealPosition = (view: EditorView, position: number): void => {
  drawNow(view, position)
  const element = elementAt(view, position)
  element?.scrollIntoView({ block: 'center' })
  // Sections that came into view on the way have their true height only now.
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'center' }))
}
