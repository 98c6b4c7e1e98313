import type { EditorView } from '@tiptap/pm/view'
import type { Match } from './find-matches.ts'

/** Brings a match into the middle of the sheet, without moving the selection. */
export const revealMatch = (view: EditorView, [part]: Match): void => {
  if (part === undefined) return
  const inField = part.kind === 'value' || part.kind === 'option'
  const { node } = inField ? { node: view.nodeDOM(part.position) } : view.domAtPos(part.position + part.from, 1)
  const element = node instanceof Element ? node : node?.parentElement
  element?.scrollIntoView({ block: 'center' })
  // Sections that came into view on the way have their true height only now.
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'center' }))
}
