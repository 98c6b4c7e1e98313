import type { Mark } from '@tiptap/pm/model'
import type { MarkView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { drawSourceBadge, setBehindQuote } from '../view/source-badge-view.ts'

/** Draws a quoted fact with the badge of its source after it. */
export const createSourceMarkView = (mark: Mark, context: FieldContext): MarkView => {
  const contentDOM = element('span', { class: 'rj-quoted' })
  const dom = element('span', { class: 'rj-source-mark' }, contentDOM)
  const badge = drawSourceBadge(null, mark.attrs['source'], context)
  // Its words are generated: behind text in the page, half a word of an input method would stay (seen in Chromium).
  if (badge !== null) {
    dom.append(element('span', { contenteditable: 'false' }, badge))
    // What follows the mark is drawn after it.
    queueMicrotask(() => setBehindQuote(badge, dom))
  }
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
