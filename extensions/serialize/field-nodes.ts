import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { FormValue } from '#contract/document-form.ts'
import type { FieldKind } from '#contract/document-html.ts'
import { SWITCH_WIRE } from '#contract/document-html.ts'
import { checkedTotal } from '../checkboxes-field/amounts.ts'
import { decodeParagraph, encodeParagraph } from '../paragraph-field/paragraph-text.ts'
import { chosenText, optionTexts } from '../radio-field/radio-options.ts'

/**
 * The name of a field's node in the schema. A kind that is added to the field markup fails to compile until every record
 * over these names has an entry for it.
 */
export type FieldNodeName = `${FieldKind}Field` | 'inlineSwitchField'

/** The fields that stand within a line; the others stand between lines. */
export type InlineFieldName = 'textField' | 'radioField' | 'inlineSwitchField'
export type BlockFieldName = Exclude<FieldNodeName, InlineFieldName>

/** The part of a field that its value is read from, of saved JSON as of an editor's node. */
export interface ReadableField {
  attrs?: JSONContent['attrs']
  content?: readonly Pick<JSONContent, 'attrs'>[] | undefined
}

/** One value a field has in the form data: how it is read and, unless it is derived, how it is put back. */
export interface FieldSlot {
  /** Attribute that holds the name, and the word that keeps two kinds of one name apart. */
  nameAttribute: 'name' | 'total'
  kind: FieldKind | 'total'
  read(field: ReadableField): FormValue
  /** Returns the node with the value, or null where the value does not fit it. */
  write?(node: JSONContent, value: unknown): JSONContent | null
}

/** The facts about one kind of field. */
export interface FieldNode {
  kind: FieldKind
  /** Reads the text that the field has as its value; null for one that says what it holds. */
  text: ((field: ReadableField) => string) | null
  /** Its values in the form data. */
  slots: readonly [FieldSlot, ...FieldSlot[]]
}

const withAttributes = (node: JSONContent, attrs: Record<string, unknown>): JSONContent => ({
  ...node,
  attrs: { ...node.attrs, ...attrs },
})

const valueText = ({ attrs }: ReadableField): string => attrs?.['value'] ?? ''

const chosenOf = ({ attrs }: ReadableField): string => chosenText(attrs) ?? ''

const textSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'text',
  read: valueText,
  write: (node, value) => (typeof value === 'string' ? withAttributes(node, { value }) : null),
}

const paragraphSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'paragraph',
  read: field => encodeParagraph(valueText(field)),
  write: (node, value) => (typeof value === 'string' ? withAttributes(node, { value: decodeParagraph(value) }) : null),
}

const switchSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'switch',
  read: ({ attrs }) => (attrs?.['on'] ? SWITCH_WIRE.on : SWITCH_WIRE.off),
  write: (node, value) =>
    value === SWITCH_WIRE.on || value === SWITCH_WIRE.off
      ? withAttributes(node, { on: value === SWITCH_WIRE.on })
      : null,
}

const radioSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'radio',
  read: chosenOf,
  write: (node, value) => {
    if (value === '') return withAttributes(node, { checked: null })
    const checked = typeof value === 'string' ? optionTexts(node.attrs).indexOf(value) : -1
    return checked < 0 ? null : withAttributes(node, { checked })
  },
}

const itemsOf = ({ content = [] }: ReadableField) =>
  content.map(item => ({
    value: String(item.attrs?.['value'] ?? ''),
    checked: item.attrs?.['checked'] !== false,
  }))

const flagsSlot: FieldSlot = {
  nameAttribute: 'name',
  kind: 'checkboxes',
  read: field => itemsOf(field).map(({ checked }) => (checked ? 1 : 0)),
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
  read: field => checkedTotal(itemsOf(field)),
}

const FIELD_NODES: Readonly<Record<FieldNodeName, FieldNode>> = {
  textField: { kind: 'text', text: valueText, slots: [textSlot] },
  paragraphField: { kind: 'paragraph', text: valueText, slots: [paragraphSlot] },
  switchField: { kind: 'switch', text: null, slots: [switchSlot] },
  inlineSwitchField: { kind: 'switch', text: null, slots: [switchSlot] },
  radioField: { kind: 'radio', text: chosenOf, slots: [radioSlot] },
  checkboxesField: { kind: 'checkboxes', text: null, slots: [flagsSlot, totalSlot] },
}

/** Returns whether the name, from the schema or from saved JSON, is that of a field's node. */
export const isFieldName = (name: string | undefined): name is FieldNodeName =>
  name !== undefined && Object.hasOwn(FIELD_NODES, name)

/** Returns the facts about the field whose node has this name; null for any other name. */
export const fieldNode = (name: string | undefined): FieldNode | null => (isFieldName(name) ? FIELD_NODES[name] : null)

/** Returns the text that a text, paragraph or radio field has as its value; null for any other node. */
export const fieldText = ({ type, attrs }: Node): string | null => fieldNode(type.name)?.text?.({ attrs }) ?? null

export const isField = (node: Node): boolean => isFieldName(node.type.name)

/** Returns whether a node is a field or an item of one, which ordinary editing must not remove. */
export const isGuarded = (node: Node): boolean => isField(node) || node.type.name === 'checkboxItem'
