import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { isUnusedSpare } from '#extensions/kit.ts'
import { settledDocument } from '../document/create-editor.ts'

const CHARACTERS_AT_ONCE = 60_000

/**
 * Yields items in order, in bunches with no more text than is handled in a moment, so that the page can react to keys
 * in between. A longer item is a bunch of its own. `textOf` is called when its item's bunch is made.
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

/** Adjacent blocks of a document. An unchanged part stays the same object. */
export interface DocumentPart {
  /** The blocks as JSON, with commas between them. */
  readonly json: string
}

/** The edited content of a draft, in parts. */
export interface EditedParts {
  analysis: readonly DocumentPart[]
  reason: readonly DocumentPart[]
  reviewed: readonly string[]
}

const parts = new WeakMap<DocumentNode, DocumentPart>()

/** Returns the part of a section. Its JSON is made on first access: most of a document never changes. */
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

/** Returns the present document, one part for each section; cheap however long it is. */
export const readParts = (editor: Editor): DocumentPart[] =>
  settledDocument(editor).children.flatMap(section => (isUnusedSpare(section) ? [] : [partOf(section)]))
