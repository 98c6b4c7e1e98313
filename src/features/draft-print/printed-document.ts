import type { JSONContent } from '@tiptap/core'
import { type ClosingLine, closingLines } from '#extensions/on-paper/closing-lines.ts'
import type { PaperWords } from '#extensions/on-paper/paper-words.ts'
import { renumberSections } from '#extensions/on-paper/renumber-sections.ts'
import { elementOf, printedLine, shownValue } from './printed-line.ts'
import { printedCheckboxes, printedTable } from './printed-table.ts'

const isSwitchedOff = ({ attrs }: JSONContent): boolean => attrs?.['on'] === false

/** A switch must hold a block: one empty paragraph alone is nothing that anybody wrote. */
const isEmptySwitch = ({ content = [] }: JSONContent): boolean =>
  content.length === 1 && content[0]?.type === 'paragraph' && !content[0].content?.length

const printBlocks = (nodes: readonly JSONContent[], words: PaperWords): Node[] => {
  const closing = closingLines(nodes)
  return nodes.flatMap(node => printBlock(node, words, closing.get(node)))
}

const printBlock = (node: JSONContent, words: PaperWords, closing?: ClosingLine): Node[] => {
  const { type, attrs, content = [] } = node
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
    default:
      throw new TypeError(`"${type}" cannot be printed`)
  }
}

/**
 * A document as it is printed: what Word is given, in its order (design.md §9). Fields are text, what is switched off is
 * left out, and the sections are counted anew.
 */
export const printedDocument = (json: JSONContent, words: PaperWords): Node[] =>
  printBlocks(renumberSections(json).content ?? [], words)
