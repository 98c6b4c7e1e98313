import type { JSONContent } from '@tiptap/core'
import { AlignmentType, Paragraph } from 'docx'
import { checkedTotal, isAmount } from '#extensions/checkboxes-field/checked-total.ts'
import { formatAmount } from '#extensions/checkboxes-field/format-amount.ts'
import { CHECKBOX_FONT, CHECKED } from './field-control.ts'
import { itemTag } from './field-tag.ts'
import { type ControlPiece, type LinePiece, lineContent, type TextPiece } from './line-piece.ts'
import { readText } from './read-attribute.ts'
import type { BlockWriter } from './word-scope.ts'
import type { StyleId } from './word-styles.ts'
import { type WordCell, type WordRow, wordTable } from './word-table.ts'

/** In twips; in a narrow cell an amount takes half the room. */
const AMOUNT_WIDTH = 1900

const amountText = (value: string): string => (isAmount(value) ? formatAmount(Number(value)) : value)
const plain = (text: string): TextPiece => ({ text, look: {} })
const isChecked = ({ attrs }: JSONContent): boolean => attrs?.['checked'] !== false

/** The box of a checked item, to be clicked in Word. */
const tick = (tag: string, label: string): ControlPiece => ({
  control: { tag, label, input: { kind: 'checkbox', isChecked: true } },
  pieces: [{ text: CHECKED, look: { font: CHECKBOX_FONT } }],
})

/**
 * A table of the checked items with their boxes, amounts and the total, under the field's label. What is unchecked is left
 * out, and with nothing checked the whole field. An amount in words stands as it is and is not counted (field-markup.md).
 */
export const writeCheckboxesField: BlockWriter = (node, { language, width, writeInline, nameOf }) => {
  const name = nameOf(node)
  const items = (node.content ?? []).flatMap((item, index) =>
    isChecked(item)
      ? [
          {
            label: [tick(itemTag(name.tag, index), name.label), plain(' '), ...writeInline(item.content ?? [])],
            value: readText(item, 'value'),
            checked: true,
          },
        ]
      : [],
  )
  if (items.length === 0) return []
  const amountWidth = Math.min(AMOUNT_WIDTH, Math.floor(width / 2))
  const cell = (style: StyleId, pieces: LinePiece[], options: { isAmount: boolean; keepNext: boolean }): WordCell => ({
    isHeading: style === 'TableHeading',
    blocks: [
      new Paragraph({
        style,
        children: lineContent(pieces, language),
        ...(options.isAmount && { alignment: AlignmentType.RIGHT }),
        ...(options.keepNext && { keepNext: true }),
      }),
    ],
  })
  const row = (style: StyleId, label: LinePiece[], amount: string, keepNext = false): WordRow => ({
    cells: [
      cell(style, label, { isAmount: false, keepNext }),
      cell(style, [plain(amount)], { isAmount: true, keepNext }),
    ],
    staysWhole: true,
  })
  return wordTable(
    [
      row('TableHeading', [plain(readText(node, 'label') || language.item)], language.amount),
      ...items.map(({ label, value }, index) => row('TableText', label, amountText(value), index === items.length - 1)),
      row('TableHeading', [plain(language.total)], formatAmount(checkedTotal(items))),
    ],
    [width - amountWidth, amountWidth],
  )
}
