import type { JSONContent } from '@tiptap/core'
import type { FormValue } from '#contract/document-form.ts'
import { SWITCH_WIRE } from '#contract/document-form.ts'
import type { FieldKind } from '#contract/document-html.ts'
import { checkedTotal } from '../checkboxes-field/checked-total.ts'
import { decodeParagraph, encodeParagraph } from '../paragraph-field/paragraph-wire.ts'
import type { RadioOption } from '../radio-field/read-options.ts'

/** What of a field's node its value is read from: of the JSON as of the node itself. */
export interface FieldNode {
  attrs?: JSONContent['attrs']
  content?: readonly Pick<JSONContent, 'attrs'>[] | undefined
}

/** One value a field has in the form data, how it is read and, unless it is derived, how it is put back. */
export interface FieldSlot {
  /** Attribute that holds the name, and the word that keeps two kinds of one name apart. */
  nameAttribute: 'name' | 'total'
  kind: FieldKind | 'total'
  read(node: FieldNode): FormValue
  /** The node with the value, or null where the value does not fit it. */
  write?(node: JSONContent, value: unknown): JSONContent | null
}

const withAttributes = (node: JSONContent, attrs: Record<string, unknown>): JSONContent => ({
  ...node,
  attrs: { ...node.attrs, ...attrs },
})

const textSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'text',
  read: node => node.attrs?.['value'] ?? '',
  write: (node, value) => (typeof value === 'string' ? withAttributes(node, { value }) : null),
}

const paragraphSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'paragraph',
  read: node => encodeParagraph(node.attrs?.['value'] ?? ''),
  write: (node, value) => (typeof value === 'string' ? withAttributes(node, { value: decodeParagraph(value) }) : null),
}

const switchSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'switch',
  read: node => (node.attrs?.['on'] ? SWITCH_WIRE.on : SWITCH_WIRE.off),
  write: (node, value) =>
    value === SWITCH_WIRE.on || value === SWITCH_WIRE.off
      ? withAttributes(node, { on: value === SWITCH_WIRE.on })
      : null,
}

const optionsOf = (node: FieldNode): RadioOption[] => node.attrs?.['options'] ?? []

const radioSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'radio',
  read: node => optionsOf(node)[node.attrs?.['checked'] ?? -1]?.text ?? '',
  write: (node, value) => {
    if (value === '') return withAttributes(node, { checked: null })
    const checked = optionsOf(node).findIndex(option => option.text === value)
    return checked < 0 ? null : withAttributes(node, { checked })
  },
}

const itemsOf = (node: FieldNode) =>
  (node.content ?? []).map(item => ({
    value: String(item.attrs?.['value'] ?? ''),
    checked: item.attrs?.['checked'] !== false,
  }))

const flagsSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'checkboxes',
  read: node => itemsOf(node).map(({ checked }) => (checked ? 1 : 0)),
  write: (node, value) => {
    const items = node.content ?? []
    if (!Array.isArray(value) || value.length !== items.length) return null
    return { ...node, content: items.map((item, index) => withAttributes(item, { checked: value[index] === 1 })) }
  },
}

/** The total is derived from the items: it is read, never written. */
const totalSlot: FieldSlot = {
  nameAttribute: 'total',
  kind: 'total',
  read: node => checkedTotal(itemsOf(node)),
}

/** What each node of the schema adds to the form data; nodes that are no field are not in it. */
export const FIELD_SLOTS: Readonly<Record<string, readonly FieldSlot[]>> = {
  textField: [textSlot],
  paragraphField: [paragraphSlot],
  switchField: [switchSlot],
  inlineSwitchField: [switchSlot],
  radioField: [radioSlot],
  checkboxesField: [flagsSlot, totalSlot],
}
