import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { isUnusedSpare } from '#extensions/section/spare-section.ts'
import { settledDocument } from '../document/create-editor.ts'

const CHARACTERS_AT_ONCE = 60_000

/**
 * Items in their order, in bunches of no more text than is handled in a moment: the page answers keys between those of a
 * long document. An item that is longer is a bunch of its own. The text of an item is asked for when its bunch is.
 */
export function* bunchesOf<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Generator<Item[]> {
  let bunch: Item[] = []
  let characters = 0
  for (const item of items) {
    const { length } = textOf(item)
    if (characters + length > CHARACTERS_AT_ONCE && bunch.length > 0) {
      yield bunch
      bunch = []
      characters = 0
    }
    bunch.push(item)
    characters += length
  }
  if (bunch.length > 0) yield bunch
}

/** Blocks of a document that stand in a row: the same object as long as they are the same. */
export interface DocumentPart {
  /** The blocks as JSON, with commas between them. */
  readonly json: string
}

/** What of a draft is edited, in parts. */
export interface EditedParts {
  analysis: readonly DocumentPart[]
  reason: readonly DocumentPart[]
  reviewed: readonly string[]
}

const parts = new WeakMap<DocumentNode, DocumentPart>()

/** The JSON is made when it is first asked for: sections do not change, and most of a document never does. */
const partOf = (section: DocumentNode): DocumentPart => {
  const known = parts.get(section)
  if (known !== undefined) return known
  let json: string | undefined
  const part: DocumentPart = {
    get json() {
      json ??= JSON.stringify(section.children).slice(1, -1)
      return json
    },
  }
  parts.set(section, part)
  return part
}

/** The document as it stands, a part for each of its sections; cheap however long it is. */
export const readParts = (editor: Editor): DocumentPart[] =>
  settledDocument(editor).children.flatMap(section => (isUnusedSpare(section) ? [] : [partOf(section)]))
