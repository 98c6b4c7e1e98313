import type { Mark } from '@tiptap/pm/model'
import type { MarkView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { drawSourceBadge } from '../view/source-badge-view.ts'

/** Draws a quoted fact with the badge of its source after it. */
export const createSourceMarkView = (mark: Mark, context: FieldContext): MarkView => {
  const contentDOM = element('span', { class: 'rj-quoted' })
  const dom = element('span', { class: 'rj-source-mark' }, contentDOM)
  const badge = drawSourceBadge(null, mark.attrs['source'], context)
  if (badge !== null) {
    // As generated content: behind text in the page, half a word of an input method would stay (seen in Chromium).
    badge.replaceChildren(element('span', { class: 'rj-source-text', 'data-text': badge.textContent }))
    dom.append(element('span', { contenteditable: 'false' }, badge))
  }
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
