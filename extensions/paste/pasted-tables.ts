import { STYLE } from './pasted-html.ts'

/** Excel says so of a cell whose words reach over empty cells beside it, which are no part of it. */
const REACHING = ['colspan', 'rowspan'].map(span => `td[${STYLE}*="mso-ignore:${span}" i]`).join()

/**
 * Reads the cells of a spreadsheet as they are: one whose words only reach over others is one, blanks that fill an
 * empty one or line up figures are no words, and foot rows come last.
 */
export const readCells = (body: Element): void => {
  for (const cell of body.querySelectorAll(REACHING)) {
    const others = Number(cell.getAttribute('colspan') ?? 1) - 1
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
    for (let count = 0; count < others; count += 1) cell.after(body.ownerDocument.createElement('td'))
  }
  for (const blank of body.querySelectorAll(`:is(td,th) > [${STYLE}*="mso-spacerun" i]`))
    if (blank.textContent.trim() === '') blank.remove()
  for (const cell of body.querySelectorAll('td,th')) {
    if (cell.textContent === '' || cell.textContent.trim() !== '' || cell.querySelector('img,br,table')) continue
    for (const line of cell.querySelectorAll('p')) line.replaceChildren()
    if (cell.querySelector('p') === null) cell.replaceChildren()
  }
  for (const foot of body.querySelectorAll('table > tfoot')) foot.parentElement?.append(foot)
}

/** Takes a row away in which no cell begins: those that reach into it are one shorter. The carrier has no such rows. */
export const dropEmptyRows = (body: Element): void => {
  for (const row of [...body.querySelectorAll('tr:not(:has(td,th))')].reverse()) {
    let distance = 1
    for (let before = row.previousElementSibling; before !== null; before = before.previousElementSibling) {
      for (const cell of before.querySelectorAll(':scope > [rowspan]')) {
        const span = Number(cell.getAttribute('rowspan'))
        if (span > distance) cell.setAttribute('rowspan', String(span - 1))
      }
      distance += 1
    }
    row.remove()
  }
}

const IS_SPREADSHEET = /urn:schemas-microsoft-com:office:excel|Excel\.Sheet/i

/** Makes plain words of a single cell of a spreadsheet, which is no table for who copies it. */
export const unwrapSingleCell = (html: string, body: Element): void => {
  const cells = body.querySelectorAll('td,th')
  const [cell] = cells
  const table = body.querySelector('table')
  if (cells.length === 1 && cell && table && IS_SPREADSHEET.test(html)) table.replaceWith(...cell.childNodes)
}
