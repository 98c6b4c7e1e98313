import type { Mark } from '@tiptap/pm/model'
import type { MarkView } from '@tiptap/pm/view'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'

/** A jump link that the keyboard reaches, and whose name says that it opens a new window (ui.md §4). */
export const createJumpLinkView = (mark: Mark, { labels }: FieldContext): MarkView => {
  const contentDOM = element('span')
  const note = element('span', { class: 'rj-jump-note', contenteditable: 'false' }, ` ${labels.newWindow}`)
  const flow = mark.attrs['flow'] ? FLOW_JUMP : ''
  const dom = element('a', { href: mark.attrs['href'], [ATTRIBUTES.jump]: flow, tabindex: '0' }, contentDOM, note)
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
