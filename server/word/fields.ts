import type { JSONContent } from '@tiptap/core'
import { AlignmentType, Paragraph } from 'docx'
import { checkedTotal, formatAmount, isAmount } from '#extensions/checkboxes-field/amounts.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { BlockControl, CHECKBOX_FONT, CHECKED } from './paper/controls.ts'
import { type ControlPiece, type LinePiece, lineContent, type TextPiece } from './paper/lines.ts'
import type { StyleId } from './paper/styles.ts'
import { type WordCell, type WordRow, wordTable } from './paper/word-table.ts'
import { readText, readValue } from './read-attribute.ts'
import { itemTag } from './way-back.ts'
import type { BlockWriter, InlineWriter } from './word-scope.ts'

/** Writes the field's value as plain text, or a blank to write on while it is empty. */
export const writeTextField: InlineWriter = (node, { language, nameOf, bind }) => {
  const value = readValue(node)
  return [
    {
      control: {
        ...nameOf(node),
        input: { kind: 'text' },
        isPlaceholder: value === '',
        binding: bind(node, value, language.blank),
      },
      pieces: [{ text: value || language.blank, look: {} }],
    },
  ]
}

/**
 * Writes the text of the chosen option. While none is chosen it writes all options in brackets, so that none is lost
 * and nobody overlooks the choice.
 */
export const writeRadioField: InlineWriter = (node, { language, nameOf, bind }) => {
  const options = optionTexts(node.attrs)
  const chosen = chosenText(node.attrs)
  const [open, or, close] = language.openChoice
  const openText = open + options.join(or) + close
  return [
    {
      control: {
        ...nameOf(node),
        input: { kind: 'choice', options },
        isPlaceholder: chosen === null,
        binding: bind(node, chosen ?? '', openText),
      },
      pieces: [{ text: chosen ?? openText, look: {} }],
    },
  ]
}

/**
 * Writes one Word paragraph for each line. An empty field is a blank to write on if a value is required, and nothing if
 * not.
 */
export const writeParagraphField: BlockWriter = (node, { language, style, nameOf }) => {
  const value = readValue(node)
  if (value === '' && node.attrs?.['required'] !== true) return []
  const lines = (value || language.blank)
    .split('\n')
    .map(line => new Paragraph({ style, children: lineContent([{ text: line, look: {} }], language) }))
  return [new BlockControl({ ...nameOf(node), input: { kind: 'rich' }, isPlaceholder: value === '' }, lines)]
}

const isOff = ({ attrs }: JSONContent): boolean => attrs?.['on'] === false

/** Returns whether a switch holds nothing: the schema wants a block in it, so it holds one empty paragraph. */
const isEmpty = ({ content = [] }: JSONContent): boolean =>
  content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content?.length

/**
 * Returns the paragraph that a switch holds alone and that has a choice in it, or a switch before any other field.
 * LibreOffice moves the words before such a one into another paragraph, or drops them, where the control of the region is
 * around the paragraph and not in it.
 */
const onlyChoice = ({ content = [] }: JSONContent): JSONContent | undefined => {
  const [only, ...others] = content
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const fields = (only.content ?? []).filter(({ type }) => type?.endsWith('Field'))
  const shown = fields.filter(field => field.type !== 'inlineSwitchField' || !isOff(field))
  const isChoice = shown[0]?.type === 'inlineSwitchField' || fields.some(({ type }) => type === 'radioField')
  return isChoice ? only : undefined
}

/**
 * Writes the content of a switch that is on, in a control that marks its region. A switch that is off is left out with
 * its fields (docs/field-markup.md).
 */
export const writeSwitchField: BlockWriter = (node, scope) => {
  const paragraph = isOff(node) ? undefined : onlyChoice(node)
  if (paragraph) {
    const region = { ...scope.nameOf(node), input: { kind: 'rich' as const } }
    const writeInline: typeof scope.writeInline = nodes => [{ control: region, pieces: scope.writeInline(nodes) }]
    return scope.writeBlocks([paragraph], { ...scope, writeInline })
  }
  const blocks = isOff(node) || isEmpty(node) ? [] : scope.writeBlocks(node.content ?? [], scope)
  return blocks.length === 0 ? [] : [new BlockControl({ ...scope.nameOf(node), input: { kind: 'rich' } }, blocks)]
}

/** Writes a switch inside a sentence in the same way. */
export const writeInlineSwitchField: InlineWriter = (node, { writeInline, nameOf }) => {
  const pieces = isOff(node) ? [] : writeInline(node.content ?? [])
  return pieces.length === 0 ? [] : [{ control: { ...nameOf(node), input: { kind: 'rich' } }, pieces }]
}

/** The width of the amounts in twips; in a narrow cell they take half the room. */
const AMOUNT_WIDTH = 1900

const amountText = (value: string): string => (isAmount(value) ? formatAmount(Number(value)) : value)
const plain = (text: string): TextPiece => ({ text, look: {} })
const isChecked = ({ attrs }: JSONContent): boolean => attrs?.['checked'] !== false

/** Returns the box of a checked item, which can be clicked in Word. */
const tick = (tag: string, label: string): ControlPiece => ({
  control: { tag, label, input: { kind: 'checkbox', isChecked: true } },
  pieces: [{ text: CHECKED, look: { font: CHECKBOX_FONT } }],
})

/**
 * Writes a table of the checked items with boxes, amounts and total under the field's label; nothing when no item is
 * checked. An amount in words stands as it is and is not counted (docs/field-markup.md).
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
    lines: 1,
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
