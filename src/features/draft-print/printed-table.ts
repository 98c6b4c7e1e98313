import type { JSONContent } from '@tiptap/core'
import { checkedTotal, isAmount } from '#extensions/checkboxes-field/checked-total.ts'
import { formatAmount } from '#extensions/checkboxes-field/format-amount.ts'
import type { PaperWords } from '#extensions/on-paper/paper-words.ts'
import { elementOf, printedLine } from './printed-line.ts'

type PrintBlocks = (nodes: readonly JSONContent[]) => Node[]

const isHeading = ({ content = [] }: JSONContent): boolean => content.every(({ type }) => type === 'tableHeader')

const printedCell = ({ type, attrs, content = [] }: JSONContent, printBlocks: PrintBlocks): HTMLElement => {
  const cell = elementOf(type === 'tableHeader' ? 'th' : 'td', printBlocks(content))
  for (const name of ['colspan', 'rowspan']) {
    if (Number(attrs?.[name]) > 1) cell.setAttribute(name, String(attrs?.[name]))
  }
  return cell
}

/** A table; a first row of headings is repeated on every page. */
export const printedTable = ({ content = [] }: JSONContent, printBlocks: PrintBlocks): HTMLElement => {
  const rows = content.map(row =>
    elementOf(
      'tr',
      (row.content ?? []).map(cell => printedCell(cell, printBlocks)),
    ),
  )
  const heads = content[0] !== undefined && content.length > 1 && isHeading(content[0]) ? 1 : 0
  return elementOf('table', [elementOf('thead', rows.slice(0, heads)), elementOf('tbody', rows.slice(heads))])
}

/** The checked items with amounts and their total, none where nothing is checked. */
export const printedCheckboxes = ({ attrs, content = [] }: JSONContent, words: PaperWords): HTMLElement[] => {
  const items = content
    .filter(item => item.attrs?.['checked'] !== false)
    .map(item => ({
      label: printedLine(item.content ?? [], words),
      value: String(item.attrs?.['value'] ?? ''),
      checked: true,
    }))
  if (items.length === 0) return []
  const row = (tag: 'td' | 'th', label: readonly (Node | string)[], amount: string): HTMLElement =>
    elementOf('tr', [elementOf(tag, label), elementOf(tag, [amount], 'rj-print-amount')])
  return [
    elementOf('table', [
      elementOf('thead', [row('th', [attrs?.['label'] || words.item], words.amount)]),
      elementOf('tbody', [
        ...items.map(({ label, value }) =>
          row('td', ['☑ ', ...label], isAmount(value) ? formatAmount(Number(value)) : value),
        ),
        row('th', [words.total], formatAmount(checkedTotal(items))),
      ]),
    ]),
  ]
}
