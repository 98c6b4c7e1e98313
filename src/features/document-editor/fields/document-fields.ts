import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { FieldKind } from '#contract/document-html.ts'

/** A field where it stands in a document. */
export interface PlacedField {
  kind: FieldKind
  node: DocumentNode
  position: number
  chapter: string
  /** Inside a switch that is off. The switch itself is not. */
  isOff: boolean
}

const FIELD_KIND_OF: Readonly<Record<string, FieldKind>> = {
  textField: 'text',
  paragraphField: 'paragraph',
  switchField: 'switch',
  inlineSwitchField: 'switch',
  radioField: 'radio',
  checkboxesField: 'checkboxes',
}
const CHAPTER_LEVEL = 2

/** The fields of a document in its order, each under the chapter (h2) it stands in. */
export const fieldsOf = (doc: DocumentNode): PlacedField[] => {
  const fields: PlacedField[] = []
  let chapter = ''
  let offUntil = 0
  doc.descendants((node, position) => {
    if (node.type.name === 'heading' && node.attrs['level'] === CHAPTER_LEVEL) chapter = node.textContent
    const kind = FIELD_KIND_OF[node.type.name]
    if (kind === undefined) return true
    fields.push({ kind, node, position, chapter, isOff: position < offUntil })
    if (kind === 'switch' && node.attrs['on'] === false) offUntil = Math.max(offUntil, position + node.nodeSize)
    return kind === 'switch'
  })
  return fields
}
