import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { drawNow } from '#extensions/kit.ts'

const elementAt = (view: EditorView, position: number): Element | null => {
  const own = view.nodeDOM(position)
  const node = own ?? view.domAtPos(position, 1).node
  return node instanceof Element ? node : (node.parentElement ?? null)
}

/** Opens the parts around an element that are off and so are one line only. */
const openAround = (element: Element | null): void => {
  for (let part = element?.closest('.rj-switch.rj-off'); part; part = part.parentElement?.closest('.rj-switch.rj-off'))
    if (!part.classList.contains('rj-open') && part !== element)
      part.querySelector<HTMLElement>(':scope > .rj-switch-head > .rj-switch-open')?.click()
}

/** Scrolls the node at a position into the middle of the sheet. The selection does not move. */
export const revealPosition = (view: EditorView, position: number): void => {
  drawNow(view, position)
  const element = elementAt(view, position)
  openAround(element)
  element?.scrollIntoView({ block: 'center' })
  // Sections that scrolled into view get their true height only in the next frame.
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'center' }))
}

/**
 * Scrolls the field at a position into the middle of the sheet and selects it, without animation (docs/screens.md §2).
 */
export const revealField = (editor: Editor, position: number): void => {
  if (editor.isDestroyed) return
  const { state, view } = editor
  const node = state.doc.nodeAt(position)
  if (node === null) return
  if (NodeSelection.isSelectable(node)) view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)))
  revealPosition(view, position)
}

/**
 * Returns the position where a document first quotes a source outside its fields; else where it quotes the whole that
 * the source is a part of; else null.
 */
const findQuoted = (doc: DocumentNode, source: string): number | null => {
  let exact: number | null = null
  let whole: number | null = null
  doc.descendants((node, position) => {
    const quoted: string | undefined = node.marks.find(({ type }) => type.name === 'sourceMark')?.attrs['source']
    if (quoted === undefined) return
    if (quoted === source) exact ??= position
    if (source.startsWith(`${quoted}.`)) whole ??= position
  })
  return exact ?? whole
}

export const isQuoted = (editor: Editor, source: string): boolean => findQuoted(editor.state.doc, source) !== null

/** Scrolls the place where a source is quoted into the middle of the sheet. */
export const revealQuoted = (editor: Editor, source: string): void => {
  const position = findQuoted(editor.state.doc, source)
  if (position !== null) revealPosition(editor.view, position)
}
