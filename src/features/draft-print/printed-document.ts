import type { JSONContent } from '@tiptap/core'
import { useEffect } from 'react'
import { pictureAddress } from '#contract/document-html.ts'
import { checkedTotal, formatAmount, isAmount } from '#extensions/checkboxes-field/amounts.ts'
import { type ClosingLine, closingLines, PAPER_WORDS, type PaperWords, withoutFlowLinks } from '#extensions/on-paper.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { renumberSections } from '#extensions/section-numbers.ts'
import type { BlockFieldName, InlineFieldName } from '#extensions/serialize/field-nodes.ts'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import { type DocumentEditorHandle, type DocumentTab, readDocument } from '../document-editor/index.ts'
import './draft-print.css'

interface DraftPrint {
  editor: Pick<DocumentEditorHandle, 'editors'> | null
  /** The shown document, which is the one printed. */
  tab: DocumentTab
  isEn: 0 | 1
}

/** Prints the shown document, with the content of its Word file, instead of the page around it. */
export const useDraftPrint = ({ editor, tab, isEn }: DraftPrint): void => {
  useEffect(() => {
    if (editor === null) return
    const language = isEn ? 'en' : 'zh'
    const page = document.createElement('main')
    page.className = 'rj-print'
    page.lang = LANGUAGE_TAG[language]
    page.dataset['document'] = tab
    const show = (): void => {
      page.replaceChildren(...printedDocument(readDocument(editor.editors[tab]), PAPER_WORDS[language]))
      document.body.append(page)
    }
    const hide = (): void => page.remove()
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    return () => {
      hide()
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
    }
  }, [editor, tab, isEn])
}

const MARK_TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
}

/** Returns an element with children. */
const elementOf = (tag: string, children: readonly (Node | string)[], className?: string): HTMLElement => {
  const element = document.createElement(tag)
  element.append(...children)
  if (className !== undefined) element.className = className
  return element
}

/** Returns a field's value, `""` if nothing of it would be visible. */
const shownValue = ({ attrs }: JSONContent): string => {
  const value = String(attrs?.['value'] ?? '')
  return value.trim() === '' ? '' : value
}

/** Returns text with its line breaks as elements. */
const lines = (text: string): (Node | string)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]))

const chosenWording = ({ attrs }: JSONContent, { openChoice: [open, or, close] }: PaperWords): string =>
  chosenText(attrs) ?? open + optionTexts(attrs).join(or) + close

const printedPicture = ({ attrs }: JSONContent): Node => {
  const image = document.createElement('img')
  image.src = pictureAddress(String(attrs?.['file']))
  image.alt = String(attrs?.['alt'] ?? '')
  if (typeof attrs?.['width'] === 'number') image.width = attrs['width']
  if (typeof attrs?.['height'] === 'number') image.height = attrs['height']
  return image
}

const pieceOf = (node: JSONContent, words: PaperWords): (Node | string)[] => {
  const type = node.type as InlineFieldName | 'text' | 'hardBreak' | 'picture'
  switch (type) {
    case 'text':
      return [node.text ?? '']
    case 'hardBreak':
      return [document.createElement('br')]
    case 'picture':
      return [printedPicture(node)]
    case 'textField':
      return lines(shownValue(node) || words.blank)
    case 'radioField':
      return lines(chosenWording(node, words))
    case 'inlineSwitchField':
      return node.attrs?.['on'] === false ? [] : printedLine(node.content ?? [], words)
    default:
      throw new TypeError(`"${type satisfies never}" cannot be printed in a line`)
  }
}

/**
 * Returns the content of a line as printed: fields as text, without switched-off parts and links that lead nowhere on
 * paper.
 */
const printedLine = (nodes: readonly JSONContent[], words: PaperWords): (Node | string)[] =>
  withoutFlowLinks(nodes).flatMap(node => {
    const pieces = pieceOf(node, words)
    const tags = (node.marks ?? []).map(({ type }) => MARK_TAGS[type]).filter(tag => tag !== undefined)
    return tags.reduceRight<(Node | string)[]>(
      (inside, tag) => (inside.length === 0 ? inside : [elementOf(tag, inside)]),
      pieces,
    )
  })

type PrintBlocks = (nodes: readonly JSONContent[]) => Node[]

const isHeading = ({ content = [] }: JSONContent): boolean => content.every(({ type }) => type === 'tableHeader')

const printedCell = ({ type, attrs, content = [] }: JSONContent, printBlocks: PrintBlocks): HTMLElement => {
  const cell = elementOf(type === 'tableHeader' ? 'th' : 'td', printBlocks(content))
  for (const name of ['colspan', 'rowspan']) {
    if (Number(attrs?.[name]) > 1) cell.setAttribute(name, String(attrs?.[name]))
  }
  return cell
}

/** Returns a printed table. A first row of headings is repeated on every page. */
const printedTable = ({ content = [] }: JSONContent, printBlocks: PrintBlocks): HTMLElement => {
  const rows = content.map(row =>
    elementOf(
      'tr',
      (row.content ?? []).map(cell => printedCell(cell, printBlocks)),
    ),
  )
  const heads = content[0] !== undefined && content.length > 1 && isHeading(content[0]) ? 1 : 0
  return elementOf('table', [elementOf('thead', rows.slice(0, heads)), elementOf('tbody', rows.slice(heads))])
}

/** Returns a table of the checked items with amounts and total, nothing when none is checked. */
const printedCheckboxes = ({ attrs, content = [] }: JSONContent, words: PaperWords): HTMLElement[] => {
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

/** Every node that stands in place of a block; the compiler asks for each field among them. */
type PrintedBlock =
  | BlockFieldName
  | 'paragraph'
  | 'heading'
  | 'table'
  | 'listItem'
  | 'orderedList'
  | 'bulletList'
  | 'blockquote'
  | 'horizontalRule'
  | 'pageBreak'
  | 'alignedLines'

const isSwitchedOff = ({ attrs }: JSONContent): boolean => attrs?.['on'] === false

/** Returns whether a switch holds one empty paragraph alone, which only the schema requires. */
const isEmptySwitch = ({ content = [] }: JSONContent): boolean =>
  content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content?.length

const printBlocks = (nodes: readonly JSONContent[], words: PaperWords): Node[] => {
  const closing = closingLines(nodes)
  return nodes.flatMap(node => printBlock(node, words, closing.get(node)))
}

const printBlock = (node: JSONContent, words: PaperWords, closing?: ClosingLine): Node[] => {
  const { attrs, content = [] } = node
  const type = node.type as PrintedBlock
  const inside = (): Node[] => printBlocks(content, words)
  switch (type) {
    case 'paragraph': {
      const line = printedLine(content, words)
      return line.length === 0 && content.length > 0 ? [] : [elementOf('p', line, closing && `rj-print-${closing}`)]
    }
    case 'heading': {
      const line = printedLine(content, words)
      return line.length === 0 ? [] : [elementOf(`h${attrs?.['level'] ?? 1}`, line)]
    }
    case 'paragraphField': {
      const text = shownValue(node) || (attrs?.['required'] === true ? words.blank : '')
      return text === '' ? [] : text.split('\n').map(line => elementOf('p', [line]))
    }
    case 'switchField':
      return isSwitchedOff(node) || isEmptySwitch(node) ? [] : inside()
    case 'checkboxesField':
      return printedCheckboxes(node, words)
    case 'table':
      return [printedTable(node, cells => printBlocks(cells, words))]
    case 'listItem': {
      const blocks = inside()
      return blocks.length === 0 ? [] : [elementOf('li', blocks)]
    }
    case 'orderedList': {
      const list = elementOf('ol', inside())
      list.setAttribute('start', String(attrs?.['start'] ?? 1))
      return [list]
    }
    case 'bulletList':
      return [elementOf('ul', inside())]
    case 'blockquote':
      return [elementOf('blockquote', inside())]
    case 'horizontalRule':
      return [document.createElement('hr')]
    case 'alignedLines':
      return [elementOf('div', inside(), `rj-print-${attrs?.['align']}`)]
    case 'pageBreak':
      return [elementOf('hr', [], 'rj-print-break')]
    default:
      throw new TypeError(`"${type satisfies never}" cannot be printed`)
  }
}

/**
 * Returns a document as it is printed, with the content and order of its Word file (docs/architecture.md §9): fields as
 * text, switched-off parts left out, sections numbered again.
 */
export const printedDocument = (json: JSONContent, words: PaperWords): Node[] =>
  printBlocks(renumberSections(json).content ?? [], words)
