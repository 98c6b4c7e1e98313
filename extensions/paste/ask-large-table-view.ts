import type { EditorView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { placePopup } from '../view/place-popup.ts'
import { parsePasted } from './pasted-html.ts'

export type PastedAs = 'text' | 'table'

/** Returns the rows of pasted tables as lines, with a tab between cells, and the words around them. */
export const tableAsText = (html: string): string => {
  const { body } = parsePasted(html)
  for (const unseen of body.querySelectorAll('script,style')) unseen.remove()
  for (const cell of body.querySelectorAll('td,th')) {
    const words = cell.textContent.replace(/\s+/g, ' ').trim()
    cell.replaceChildren(cell.nextElementSibling === null ? words : `${words}\t`)
  }
  for (const row of body.querySelectorAll('tr')) row.replaceChildren(`${row.textContent.replace(/\n/g, '')}\n`)
  return body.textContent.replace(/\n\s*\n/g, '\n').trim()
}

/**
 * Asks below a place how a table of that many cells is to be pasted; null where it is not to be. It takes the focus, since
 * nothing has been pasted yet, and gives it back with the answer.
 */
export const askLargeTable = (
  view: EditorView,
  labels: FieldLabels,
  cells: number,
  position: number,
): Promise<PastedAs | null> =>
  new Promise(resolve => {
    const answer = (chosen: PastedAs | null): void => {
      dom.remove()
      if (!view.isDestroyed) view.focus()
      resolve(chosen)
    }
    const button = (text: string, chosen: PastedAs | null, keys?: string): HTMLElement => {
      const made = element('button', { type: 'button', class: 'rj-button' }, text)
      if (keys !== undefined) made.append(element('kbd', {}, keys))
      made.addEventListener('click', () => answer(chosen))
      return made
    }
    const question = labels.largeTable(cells)
    const first = button(labels.pasteAsText, 'text')
    const dom = element(
      'div',
      { class: 'rj-field-hint rj-large-table', role: 'alertdialog', 'aria-label': question },
      question,
      element(
        'span',
        { class: 'rj-field-answers' },
        first,
        button(labels.pasteAsTable, 'table'),
        button(labels.pasteNothing, null, 'Esc'),
      ),
    )
    dom.addEventListener('keydown', event => {
      event.stopPropagation()
      if (event.key === 'Escape') answer(null)
    })
    const parent = view.dom.parentElement
    // One question at a time: a new paste takes the place of the one that is still open.
    parent?.querySelector<HTMLElement>('.rj-large-table button:last-child')?.click()
    view.dom.after(dom)
    const { node } = view.domAtPos(position)
    placePopup(dom, node instanceof Element ? node : (node.parentElement ?? view.dom))
    first.focus()
  })
