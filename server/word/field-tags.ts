import { createHash } from 'node:crypto'
import type { JSONContent } from '@tiptap/core'
import { isFieldName } from '#extensions/field/field-nodes.ts'
import { LONGEST_NAME, plainText } from './paper/controls.ts'
import { readText } from './read-attribute.ts'

/** `.` and the place of an item of checkboxes, of which there are fewer than a million. */
const ROOM_FOR_ITEM = 7
const LONGEST_TAG = LONGEST_NAME - ROOM_FOR_ITEM
const DIGEST_LETTERS = 16
/** What an attribute of XML gives back as it was written: letters, figures and signs, with single spaces among them. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u

/**
 * The tag of a field's control: its key, or the beginning of it and a digest where Word would not keep it as it is. A tag
 * is looked up among those of the documents that were exported, never taken apart.
 */
export const fieldTag = (key: string): string => {
  if (key.length <= LONGEST_TAG && PLAIN.test(key)) return key
  const digest = createHash('sha256').update(key, 'utf16le').digest('hex').slice(0, DIGEST_LETTERS)
  const beginning = key.replace(/[^\p{L}\p{N}#_-]/gu, '').slice(0, LONGEST_TAG - DIGEST_LETTERS - 1)
  return `${plainText(beginning)}~${digest}`
}

/** The tag of one item of checkboxes. */
export const itemTag = (tag: string, index: number): string => `${tag}.${index}`

/**
 * The fields of the documents exported together, in their order, each with its `name#index`: the index counts the fields
 * of a name over all of them, as `reviewed` of a draft does.
 */
export const fieldKeys = (documents: readonly JSONContent[]): Map<JSONContent, string> => {
  const counts = new Map<string, number>()
  const keys = new Map<JSONContent, string>()
  const visit = (node: JSONContent): void => {
    if (isFieldName(node.type)) {
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
