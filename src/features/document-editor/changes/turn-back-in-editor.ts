import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { markDeliberate } from '#extensions/guard/deliberate.ts'
import type { Change } from './change.ts'
import { listChanges } from './list-changes.ts'
import { turnBack } from './turn-back.ts'
import type { ListedChanges } from './use-changes.ts'

const listedNow = (editor: Editor, generated: DocumentNode, { doc, changes }: ListedChanges): readonly Change[] =>
  editor.state.doc === doc ? changes : listChanges(generated, editor.state.doc)

/** Turns a listed change back in one undo step. False where the document has gone on and no longer has it. */
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
