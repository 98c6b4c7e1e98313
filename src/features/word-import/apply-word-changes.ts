import type { ChainedCommands, Editor } from '@tiptap/core'
import { SWITCH_WIRE } from '#contract/document-form.ts'
import type { WordChange } from '#contract/word-import.ts'
import { changeField } from '#extensions/field/change-field.ts'
import { decodeParagraph } from '#extensions/paragraph-field/paragraph-wire.ts'
import type { RadioOption } from '#extensions/radio-field/read-options.ts'
import { DOCUMENT_TABS, type DocumentTab } from '../document-editor/document-tab.ts'
import type { PlacedField } from '../document-editor/fields/document-fields.ts'
import { keyFields } from '../document-editor/fields/list-fields.ts'

type Setter = (chain: ChainedCommands, field: PlacedField, value: WordChange['after']) => void

const chooseWording: Setter = (chain, { node, position }, value) => {
  const options: readonly RadioOption[] = node.attrs['options']
  const option = options.findIndex(({ text }) => text === value)
  if (option >= 0) chain.chooseOption(position, option)
  else if (value === '') chain.command(props => changeField(props, node.type, position, () => ({ checked: null })))
}

/** How a field of a kind takes a value of the form data: by what it would be done with by hand. */
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

/**
 * Puts the values of changes into the fields of the open documents as they stand, with the fields of their links, in one
 * undo step a document. A field that is not there any more is passed over.
 */
export const applyWordChanges = (
  editors: Readonly<Record<DocumentTab, Editor>>,
  changes: readonly WordChange[],
): void => {
  const values = new Map(changes.map(({ key, after }) => [key, after]))
  for (const tab of DOCUMENT_TABS) {
    const { [tab]: fields } = keyFields({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc })
    const changed = fields.filter(({ key }) => values.has(key))
    if (changed.length === 0) continue
    const chain = editors[tab].chain()
    for (const field of changed) SETTERS[field.kind](chain, field, values.get(field.key) ?? '')
    chain.run()
  }
}
