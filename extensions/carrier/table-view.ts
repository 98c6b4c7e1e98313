import type { NodeView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'

/** A table in a box of its own, which scrolls where the page is narrower than the table can be (ui.md §7). */
export const createTableView = (): NodeView => {
  const contentDOM = element('tbody')
  return { dom: element('div', { class: 'rj-table' }, element('table', {}, contentDOM)), contentDOM }
}
