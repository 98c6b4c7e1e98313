import { createHash } from 'node:crypto'
import type { JSONContent } from '@tiptap/core'
import type { ExportKind } from '#contract/document-html.ts'
import { isFieldName } from '#extensions/serialize/field-nodes.ts'
import { LONGEST_NAME, plainText } from './paper/controls.ts'
import { readText } from './read-attribute.ts'

// What a Word file carries so that it can be read back: which export it is, and a tag for each of its fields.

/** Names the log and the revision of its draft that a file was made of, and the documents in it. */
export interface WordOrigin {
  logId: number
  /** 0 stands for the documents as generated. */
  revision: number
  type: ExportKind
}

/** Holds the names of the file's properties that carry the origin; Word lists them under "Custom". */
export const ORIGIN_NAMES = {
  logId: 'RejoinderLog',
  revision: 'RejoinderRevision',
  type: 'RejoinderType',
} as const satisfies Record<keyof WordOrigin, string>

/** Returns the origin as custom properties of the file; none for a file without an origin. */
export const originProperties = (origin: WordOrigin | undefined): { name: string; value: string }[] =>
  origin === undefined
    ? []
    : [
        { name: ORIGIN_NAMES.logId, value: String(origin.logId) },
        { name: ORIGIN_NAMES.revision, value: String(origin.revision) },
        { name: ORIGIN_NAMES.type, value: origin.type },
      ]

/** The tag of an item adds `.` and its place; a field of checkboxes has fewer than a million items. */
const ROOM_FOR_ITEM = 7
const LONGEST_TAG = LONGEST_NAME - ROOM_FOR_ITEM
const DIGEST_LETTERS = 16
/** An attribute of XML keeps such a text as it was written: letters, figures and signs with single spaces between them. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u

/**
 * Returns the tag of a field's control: its key, or the beginning of the key and a digest where Word would change or cut
 * it. Nobody takes a tag apart: it is looked up among the tags of the documents that were exported.
 */
export const fieldTag = (key: string): string => {
  if (key.length <= LONGEST_TAG && PLAIN.test(key)) return key
  const digest = createHash('sha256').update(key, 'utf16le').digest('hex').slice(0, DIGEST_LETTERS)
  const beginning = key.replace(/[^\p{L}\p{N}#_-]/gu, '').slice(0, LONGEST_TAG - DIGEST_LETTERS - 1)
  return `${plainText(beginning)}~${digest}`
}

/** Returns the tag of one item of checkboxes. */
export const itemTag = (tag: string, index: number): string => `${tag}.${index}`

/** Returns the label that a field has in Word: its own, else its name. */
export const fieldLabel = (field: JSONContent): string => readText(field, 'label') || readText(field, 'name')

/** Such a name is hidden in Word, as those of its own tables of contents are. */
const BLOCK_NAME = /^_rj(\d{1,7})$/

/** Returns the name of the bookmark around a paragraph. */
export const blockName = (number: number): string => `_rj${number}`

/** Returns the number of the paragraph that a bookmark is around; null for any other bookmark. */
export const blockNumber = (name: string): number | null => {
  const digits = BLOCK_NAME.exec(name)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Returns the paragraphs and headings of the documents that are exported together, numbered in their order. */
export const blockNumbers = (documents: readonly JSONContent[]): Map<JSONContent, number> => {
  const numbers = new Map<JSONContent, number>()
  const visit = (node: JSONContent): void => {
    if (node.type === 'paragraph' || node.type === 'heading') numbers.set(node, numbers.size)
    else for (const child of node.content ?? []) visit(child)
  }
  for (const document of documents) visit(document)
  return numbers
}

/**
 * Returns the fields of the documents that are exported together, in their order, each with its key `name#index`. The
 * index counts the fields of a name over all the documents, as `reviewed` of a draft does.
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
