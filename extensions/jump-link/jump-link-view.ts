import type { Mark } from '@tiptap/pm/model'
import type { MarkView } from '@tiptap/pm/view'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'

let count = 0

/**
 * Draws a jump link with a sign behind it. A browser does not focus a link in editable text: the keyboard reaches the
 * sign, whose name says where the link leads and that it opens a new window (docs/screens.md §4).
 */
export const createJumpLinkView = (mark: Mark, { labels }: FieldContext): MarkView => {
  count += 1
  const ids = { text: `rj-jump-${count}`, note: `rj-jump-note-${count}` }
  const flow = mark.attrs['flow'] ? FLOW_JUMP : ''
  const contentDOM = element('a', { id: ids.text, href: mark.attrs['href'], [ATTRIBUTES.jump]: flow, tabindex: '-1' })
  const note = element('span', { id: ids.note, hidden: '' }, labels.newWindow)
  const sign = element(
    'span',
    {
      class: 'rj-jump-sign',
      role: 'link',
      tabindex: '0',
      contenteditable: 'false',
      'aria-labelledby': `${ids.text} ${ids.note}`,
    },
    note,
  )
  const dom = element('span', { class: 'rj-jump' }, contentDOM, sign)
  return { dom, contentDOM, ignoreMutation: mutation => !contentDOM.contains(mutation.target) }
}
