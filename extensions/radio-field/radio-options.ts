import type { Node as DocumentNode } from '@tiptap/pm/model'
import { ATTRIBUTES } from '#contract/document-html.ts'

/** A wording of a radio field. */
export interface RadioOption {
  text: string
}

type Attributes = DocumentNode['attrs'] | undefined

/** Returns text as the document shows it: white space folded and trimmed. */
const foldText = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ').trim()

const isOption = (node: Node): node is Element =>
  node.nodeType === 1 && node.nodeName.toUpperCase() === 'SPAN' && (node as Element).hasAttribute(ATTRIBUTES.option)

/** Reads the options of a radio field and the active one; null where the element is no well-formed radio field. */
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

/** Returns an option's text; `""` for anything else that saved JSON has in its place. */
const textOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'text' in option && typeof option.text === 'string'
    ? option.text
    : ''

const optionsIn = (attributes: Attributes): readonly unknown[] =>
  Array.isArray(attributes?.['options']) ? attributes['options'] : []

/** Returns the wordings of a radio field's options, in their order, from the attributes of its node or JSON. */
export const optionTexts = (attributes: Attributes): string[] => optionsIn(attributes).map(textOf)

/** Returns the wording of a radio field's active option, null while none is active. */
export const chosenText = (attributes: Attributes): string | null => {
  const option = optionsIn(attributes)[attributes?.['checked']]
  return option === undefined ? null : textOf(option)
}

/**
 * Returns the place that an option of one linked radio field has in another: they agree in wording, and may stand in
 * another order. The same place wins among options of the same wording; null where none has it.
 */
export const findOption = (options: readonly RadioOption[], text: string, place: number): number | null => {
  if (options[place]?.text === text) return place
  const found = options.findIndex(option => option.text === text)
  return found < 0 ? null : found
}
