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
