import type { ChainedCommands } from '@tiptap/core'
import type { FormValue } from '#contract/document-form.ts'
import { SWITCH_WIRE } from '#contract/document-html.ts'
import type { WordChange } from '#contract/word-import.ts'
import { changeField } from '#extensions/kit.ts'
import { decodeParagraph } from '#extensions/paragraph-field/paragraph-text.ts'
import { optionTexts } from '#extensions/radio-field/radio-options.ts'
import { fieldNode } from '#extensions/serialize/field-nodes.ts'
import { DOCUMENT_TABS, type DocumentEditorHandle, type PlacedField } from '../document-editor/index.ts'

export type OpenFields = Pick<DocumentEditorHandle, 'editors' | 'history' | 'keyFields'>

/** Returns the values of the fields of both open documents in their form-data shape, by `name#index`. */
export const currentValues = ({ keyFields }: Pick<OpenFields, 'keyFields'>): Map<string, FormValue> =>
  new Map(
    Object.values(keyFields()).flatMap(fields =>
      fields.flatMap(({ key, node }) => {
        const slot = fieldNode(node.type.name)?.slots[0]
        return slot ? [[key, slot.read({ attrs: node.attrs, content: node.children })] as const] : []
      }),
    ),
  )

type Setter = (chain: ChainedCommands, field: PlacedField, value: WordChange['after']) => void

const chooseWording: Setter = (chain, { node, position }, value) => {
  const option = typeof value === 'string' ? optionTexts(node.attrs).indexOf(value) : -1
  if (option >= 0) chain.chooseOption(position, option)
  else if (value === '') chain.command(props => changeField(props, node.type, position, () => ({ checked: null })))
}

/** Sets a field of each kind to a value of the form data, by the command that a click or a key would run. */
const SETTERS: Record<PlacedField['kind'], Setter> = {
  text: (chain, { position }, value) => chain.setTextField(position, String(value)),
  paragraph: (chain, { position }, value) => chain.setParagraphField(position, decodeParagraph(String(value))),
  radio: chooseWording,
  switch: (chain, { node, position }, value) => {
    if (node.attrs['on'] !== (value === SWITCH_WIRE.on)) chain.toggleSwitch(position)
  },
  checkboxes: (chain, { node, position }, value) => {
    if (!Array.isArray(value) || value.length !== node.childCount) return
    node.forEach((_, offset, index) => void chain.checkItem(position + 1 + offset, value[index] === 1))
  },
}

const applyAll = ({ editors, keyFields }: OpenFields, changes: readonly WordChange[]): void => {
  const values = new Map(changes.map(({ key, after }) => [key, after]))
  for (const tab of DOCUMENT_TABS) {
    // Read anew for each document: a linked field that was set in the first may have moved those of the second.
    const changed = keyFields()[tab].filter(({ key }) => values.has(key))
    if (changed.length === 0) continue
    const chain = editors[tab].chain()
    for (const field of changed) SETTERS[field.kind](chain, field, values.get(field.key) ?? '')
    chain.run()
  }
}

/**
 * Puts the values of changes into the fields of the open documents, with the linked fields, in one undo step. A field
 * that no longer exists is skipped.
 */
export const applyWordChanges = (fields: OpenFields, changes: readonly WordChange[]): void =>
  fields.history.asOneStep(() => applyAll(fields, changes))
