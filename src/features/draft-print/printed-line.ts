import type { JSONContent } from '@tiptap/core'
import { pictureAddress } from '#contract/document-html.ts'
import { type PaperWords, withoutFlowLinks } from '#extensions/on-paper.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import type { InlineFieldName } from '#extensions/serialize/field-nodes.ts'

const MARK_TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
}

/** Returns an element with children. */
export const elementOf = (tag: string, children: readonly (Node | string)[], className?: string): HTMLElement => {
  const element = document.createElement(tag)
  element.append(...children)
  if (className !== undefined) element.className = className
  return element
}

/** Returns a field's value, `""` if nothing of it would be visible. */
export const shownValue = ({ attrs }: JSONContent): string => {
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
export const printedLine = (nodes: readonly JSONContent[], words: PaperWords): (Node | string)[] =>
  withoutFlowLinks(nodes).flatMap(node => {
    const pieces = pieceOf(node, words)
    const tags = (node.marks ?? []).map(({ type }) => MARK_TAGS[type]).filter(tag => tag !== undefined)
    return tags.reduceRight<(Node | string)[]>(
      (inside, tag) => (inside.length === 0 ? inside : [elementOf(tag, inside)]),
      pieces,
    )
  })
