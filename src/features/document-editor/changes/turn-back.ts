import { type Node as DocumentNode, Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { isSection } from '#extensions/section/is-section.ts'
import type { Change } from './change.ts'
import type { Edit } from './edit.ts'

/** All that stands in the section of the editor where the range is. */
const fillsSection = (doc: DocumentNode, from: number, to: number): boolean => {
  const $from = doc.resolve(from)
  return isSection($from.parent) && from === $from.start() && to === $from.end()
}

const turnBackEdit = (tr: Transaction, edit: Edit): void => {
  const { from, to } = edit
  if (edit.type === 'node') {
    const { type, attrs, marks } = edit.generated
    tr.setNodeMarkup(from, type, attrs, marks)
  } else if (edit.generated.size > 0) {
    tr.replace(from, to, new Slice(edit.generated, 0, 0))
  } else if (fillsSection(tr.doc, from, to)) {
    tr.delete(from - 1, to + 1)
  } else {
    tr.delete(from, to)
  }
}

/** Brings one change back to what was generated. */
export const turnBack = (tr: Transaction, { edits }: Change): Transaction => {
  for (const edit of [...edits].reverse()) turnBackEdit(tr, edit)
  return tr
}
