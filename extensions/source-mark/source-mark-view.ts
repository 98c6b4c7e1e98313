import type { Mark } from '@tiptap/pm/model'
import type { MarkView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { createSourceBadge, drawSourceBadge } from '../view/source-badge-view.ts'

/** A quoted fact with the badge of its source after it. */
export const createSourceMarkView = (mark: Mark, context: FieldContext): MarkView => {
  const contentDOM = element('span', { class: 'rj-quoted' })
  const badge = createSourceBadge()
  drawSourceBadge(badge, mark.attrs['source'], context)
  // As generated content: behind text in the page, half a word of an input method would stay (seen in Chromium).
  badge.replaceChildren(element('span', { class: 'rj-source-text', 'data-text': badge.textContent }))
  const edge = element('span', { contenteditable: 'false' }, badge)
  const dom = element('span', { class: 'rj-source-mark' }, contentDOM, edge)
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
