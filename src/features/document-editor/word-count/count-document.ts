import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { blocksOf } from '../placed-blocks.ts'
import { addCounts, countWords, NO_COUNT, type TextCount } from './count-words.ts'
import { exportedText } from './exported-text.ts'

const counts = new WeakMap<DocumentNode, TextCount>()

const countBlock = (block: DocumentNode): TextCount => {
  const known = counts.get(block)
  if (known) return known
  const count = countWords(exportedText(Fragment.from(block)))
  counts.set(block, count)
  return count
}

/** The counts of a document in sections; what has not changed since it was last counted is not counted again. */
export const countDocument = (doc: DocumentNode): TextCount =>
  blocksOf(doc)
    .map(({ node }) => countBlock(node))
    .reduce(addCounts, NO_COUNT)

/** The counts of what is selected, null where nothing is. */
export const countSelection = ({ doc, selection }: EditorState): TextCount | null =>
  selection.empty ? null : countWords(exportedText(doc.slice(selection.from, selection.to).content))
