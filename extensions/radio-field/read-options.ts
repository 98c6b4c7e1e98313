import { ATTRIBUTES } from '#contract/document-html.ts'

export interface RadioOption {
  text: string
}

/** Text as the document shows it: white space folded and trimmed. */
export const foldText = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ').trim()

const isOption = (node: Node): node is Element =>
  node.nodeType === 1 && node.nodeName.toUpperCase() === 'SPAN' && (node as Element).hasAttribute(ATTRIBUTES.option)

/** The options of a radio field and the active one; null where the element is no well-formed radio field. */
export const readOptions = (element: Element): { options: RadioOption[]; checked: number | null } | null => {
  const nodes = [...element.childNodes].filter(node => node.nodeType === 1 || foldText(node.textContent ?? '') !== '')
  const options = nodes.filter(isOption)
  if (options.length < 2 || options.length !== nodes.length) return null
  const checked = options.findIndex(option => option.hasAttribute(ATTRIBUTES.checked))
  return {
    options: options.map(option => ({ text: foldText(option.textContent ?? '') })),
    checked: checked < 0 ? null : checked,
  }
}
