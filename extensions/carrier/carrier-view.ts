import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'

/**
 * Draws a heading. It is read out one level lower, since the page has a title above the document's
 * (docs/screens.md §7).
 */
export const createHeadingView = ({ attrs }: Node): NodeView => {
  const level: 1 | 2 | 3 | 4 = attrs['level']
  const dom = element(`h${level}`, { 'aria-level': String(level + 1) })
  return { dom, contentDOM: dom }
}

/**
 * Draws a table in a box of its own, which scrolls where the page is narrower than the table can be
 * (docs/screens.md §7).
 */
export const createTableView = (): NodeView => {
  const contentDOM = element('tbody')
  return { dom: element('div', { class: 'rj-table' }, element('table', {}, contentDOM)), contentDOM }
}
