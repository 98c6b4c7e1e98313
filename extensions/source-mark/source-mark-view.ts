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
  const edge = element('span', { contenteditable: 'false' }, badge, '\u2060')
  // Behind text that cannot be edited, an input method would leave half a word: what comes last here has no text.
  const fence = element('span', { class: 'rj-fence', contenteditable: 'false' })
  const dom = element('span', { class: 'rj-source-mark' }, contentDOM, edge, fence)
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
