import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { FormValues } from '#contract/document-form.ts'
import type { DocumentJson } from '#contract/rejection.ts'
import { createFormReader } from '#extensions/index.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { createEditor, followComposing, isComposing, readDocument, settledDocument } from './document/create-editor.ts'
import type { DocumentTab } from './document/document-tab.ts'
import { followEvidence } from './follow-evidence.ts'
import { followScope } from './follow-scope.ts'
import { type CaseHistory, createCaseHistory } from './history/case-history.ts'
import { keepStepsBeforeMounting, undoCase } from './history/undo-case.ts'
import { mirrorLinks } from './mirror-links.ts'
import { type DocumentPart, readParts } from './saving/document-parts.ts'

type ByTab<Value> = Readonly<Record<DocumentTab, Value>>

/**
 * The editors of both documents of a log and their present content, without text that an input method is still
 * composing.
 */
export interface OpenEditors {
  editors: ByTab<Editor>
  history: CaseHistory
  /** Returns the documents as shown, composed text included. */
  readShown(): ByTab<DocumentNode>
  readParts(): ByTab<readonly DocumentPart[]>
  readDocuments(): ByTab<DocumentJson>
  readForm(): FormValues
  /** Calls `onChange` after every change, whoever made it. */
  follow(onChange: () => void): void
}

/** Opens both documents, each from its JSON or HTML. A change of a linked field in one is made in the other too. */
export const openEditors = (contents: ByTab<DocumentJson | string>, context: FieldContext): OpenEditors => {
  const history = createCaseHistory()
  const open = (content: DocumentJson | string): Editor => {
    const editor = createEditor(content, { context, adapt: extensions => undoCase(extensions, history) })
    keepStepsBeforeMounting(editor)
    return editor
  }
  const editors = { analysis: open(contents.analysis), reason: open(contents.reason) }
  history.follow(editors)
  const both = <Value>(read: (editor: Editor) => Value): ByTab<Value> => ({
    analysis: read(editors.analysis),
    reason: read(editors.reason),
  })
  const followOne = (editor: Editor, other: Editor, onChange: () => void): void => {
    editor.on('update', ({ transaction }) => {
      mirrorLinks(transaction, other, history)
      followScope(transaction, editor, history)
      followEvidence(transaction, [other], editors.reason, history)
      if (!isComposing(editor)) onChange()
    })
    followComposing(editor, onChange)
  }
  const readForm = createFormReader()
  return {
    editors,
    history,
    readShown: () => both(({ state }) => state.doc),
    readParts: () => both(readParts),
    readDocuments: () => both(readDocument),
    readForm: () => readForm(settledDocument(editors.analysis), settledDocument(editors.reason)),
    follow: onChange => {
      followOne(editors.analysis, editors.reason, onChange)
      followOne(editors.reason, editors.analysis, onChange)
    },
  }
}
