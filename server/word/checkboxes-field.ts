import { AlignmentType, Paragraph } from 'docx'
import { checkedTotal, isAmount } from '#extensions/checkboxes-field/checked-total.ts'
import { readText } from './read-attribute.ts'
import { type TextPiece, textRuns } from './text-piece.ts'
import type { BlockWriter } from './word-scope.ts'
import type { StyleId } from './word-styles.ts'
import { type WordCell, type WordRow, wordTable } from './word-table.ts'

/** In twips. */
const AMOUNT_WIDTH = 1900
const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const amountText = (value: string): string => (isAmount(value) ? AMOUNT.format(Number(value)) : value)
const plain = (text: string): TextPiece[] => [{ text, look: {} }]

/**
 * A table of the checked items with their amounts and the total, under the field's label. What is unchecked is left out,
 * and with nothing checked the whole field. An amount in words stands as it is and is not counted (field-markup.md).
 */
export const writeCheckboxesField: BlockWriter = (node, { language, width, writeInline }) => {
  const items = (node.content ?? [])
    .filter(({ attrs }) => attrs?.['checked'] !== false)
    .map(item => ({ label: writeInline(item.content ?? []), value: readText(item, 'value'), checked: true }))
  if (items.length === 0) return []
  const cell = (style: StyleId, pieces: TextPiece[], isAmountCell: boolean): WordCell => ({
    isHeading: style === 'TableHeading',
    blocks: [
      new Paragraph({
        style,
        children: textRuns(pieces, language),
        ...(isAmountCell && { alignment: AlignmentType.RIGHT }),
      }),
    ],
  })
  const row = (style: StyleId, label: TextPiece[], amount: string): WordRow => ({
    cells: [cell(style, label, false), cell(style, plain(amount), true)],
    staysWhole: true,
  })
  return wordTable(
    [
      row('TableHeading', plain(readText(node, 'label') || language.item), language.amount),
      ...items.map(({ label, value }) => row('TableText', label, amountText(value))),
      row('TableHeading', plain(language.total), AMOUNT.format(checkedTotal(items))),
    ],
    [width - AMOUNT_WIDTH, AMOUNT_WIDTH],
  )
}
