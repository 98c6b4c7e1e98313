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
  const dom = element('span', { class: 'rj-source-mark' }, contentDOM, badge)
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
