import type { JSONContent } from '@tiptap/core'
import type { WordChange } from '#contract/word-import.ts'
import { type FieldSlot, fieldNode } from '#extensions/serialize/field-nodes.ts'
import { fieldKeys, fieldLabel, fieldTag, itemTag } from '../word/way-back.ts'
import type { KnownControl } from './read-document.ts'

/** A field of an exported document, with the tag of its control in the file. */
export interface ExportedField {
  node: JSONContent
  key: string
  tag: string
  label: string
  /** Reads and writes the field's own value; a total is derived. */
  slot: FieldSlot
}

/** Returns the fields of the documents that were exported together, by their node. */
export const exportedFields = (documents: readonly JSONContent[]): Map<JSONContent, ExportedField> => {
  const fields = new Map<JSONContent, ExportedField>()
  for (const [node, key] of fieldKeys(documents)) {
    const slot = fieldNode(node.type)?.slots[0]
    if (slot) fields.set(node, { node, key, tag: fieldTag(key), label: fieldLabel(node), slot })
  }
  return fields
}

/** Returns the controls of the fields by tag; checkboxes have one for each item. */
export const knownControls = (fields: Iterable<ExportedField>): Map<string, KnownControl> => {
  const known = new Map<string, KnownControl>()
  for (const { tag, label, slot, node } of fields) {
    if (slot.kind === 'checkboxes') {
      node.content?.forEach((_, index) => void known.set(itemTag(tag, index), { label, content: 'box' }))
    } else known.set(tag, { label, content: slot.kind === 'switch' ? 'region' : 'value' })
  }
  return known
}

/** Returns the documents with the changes applied; a node without a change stays the same object. */
export const applyChanges = (documents: readonly JSONContent[], changes: readonly WordChange[]): JSONContent[] => {
  const fields = exportedFields(documents)
  const values = new Map(changes.map(({ key, after }) => [key, after]))
  const rebuild = (node: JSONContent): JSONContent => {
    const field = fields.get(node)
    const value = field && values.get(field.key)
    const own = value === undefined ? node : (field?.slot.write?.(node, value) ?? node)
    const content = own.content?.map(rebuild)
    const isUntouched = content === undefined || content.every((child, index) => child === own.content?.[index])
    return isUntouched ? own : { ...own, content }
  }
  return changes.length === 0 ? [...documents] : documents.map(rebuild)
}
