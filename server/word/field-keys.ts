import type { JSONContent } from '@tiptap/core'
import { FIELD_SLOTS } from '#extensions/serialize/field-reader.ts'
import { readText } from './read-attribute.ts'

/**
 * The fields of the documents exported together, in their order, each with its `name#index`: the index counts the fields
 * of a name over all of them, as `reviewed` of a draft does.
 */
export const fieldKeys = (documents: readonly JSONContent[]): Map<JSONContent, string> => {
  const counts = new Map<string, number>()
  const keys = new Map<JSONContent, string>()
  const visit = (node: JSONContent): void => {
    if (Object.hasOwn(FIELD_SLOTS, node.type ?? '')) {
      const name = readText(node, 'name')
      const index = counts.get(name) ?? 0
      counts.set(name, index + 1)
      keys.set(node, `${name}#${index}`)
    }
    for (const child of node.content ?? []) visit(child)
  }
  for (const document of documents) visit(document)
  return keys
}
