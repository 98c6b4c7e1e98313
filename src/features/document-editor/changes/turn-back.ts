import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { type Node as DocumentNode, Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { isSection, markDeliberate } from '#extensions/kit.ts'
import type { Change, Edit } from './change.ts'
import { listChanges } from './list-changes.ts'
import type { ListedChanges } from './use-changes.ts'

/** Returns whether a range is the whole content of a section of the editor. */
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

/** Adds the steps that turn one change back to a transaction, and returns it. */
export const turnBack = (tr: Transaction, { edits }: Change): Transaction => {
  for (const edit of [...edits].reverse()) turnBackEdit(tr, edit)
  return tr
}

const listedNow = (editor: Editor, generated: DocumentNode, { doc, changes }: ListedChanges): readonly Change[] =>
  editor.state.doc === doc ? changes : listChanges(generated, editor.state.doc)

/** Turns a listed change back in one undo step. Returns false when the document no longer has the change. */
export const turnBackInEditor = (
  editor: Editor,
  generated: DocumentNode,
  listed: ListedChanges,
  key: string,
): boolean => {
  const change = listedNow(editor, generated, listed).find(candidate => candidate.key === key)
  if (change === undefined || !editor.isEditable) return false
  const { state, view } = editor
  view.dispatch(closeHistory(markDeliberate(turnBack(state.tr, change))))
  return editor.state.doc !== state.doc
}
