import type { JSONContent } from '@tiptap/core'
import type { WordChange } from '#contract/word-import.ts'
import { exportedFields } from './exported-field.ts'

/** The documents exported together, with the changes taken; what nothing changes in stays the same object. */
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
