import type { Editor } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import { toFormData } from '#extensions/index.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { createEditor, readDocument } from './create-editor.ts'
import type { DocumentTab } from './document-tab.ts'
import { createFieldStore } from './fields/create-field-store.ts'
import type { FieldStore } from './fields/field-store.ts'
import { readValues } from './fields/list-fields.ts'
import { generateDraft } from './generate-draft.ts'
import { mirrorLinks } from './mirror-links.ts'
import { commitOpenInput, hasOpenParagraph } from './open-controls.ts'
import { revealField } from './reveal-field.ts'
import type { SaveState } from './save-state.ts'
import type { DraftContent } from './saving/draft-content.ts'
import type { DraftCopies } from './saving/draft-copies.ts'
import { createDraftSaver, type DraftCalls, type DraftSaver } from './saving/draft-saver.ts'
import { openDraft } from './saving/open-draft.ts'

/** The two documents of a log while they are open. */
export interface DocumentSession {
  editors: Readonly<Record<DocumentTab, Editor>>
  fields: FieldStore
  saver: DraftSaver
  readContent(): DraftContent
  /** The draft as the server holds it now. */
  readOther(): Promise<Draft | null>
  readFormValues(): FormValues
  /** Keeps all that has been typed: the page may go away. */
  flush(): void
  /** Saves all that has been typed; see `DraftSaver.saveNow`. */
  saveNow(): Promise<number>
  /** A paragraph is open that was not saved. */
  isUnfinished(): boolean
  /** Keeps and sends what is unsaved, and lets the editors go. */
  close(): void
}

interface SessionOptions {
  log: RejectionLogDetail
  /** The server's draft to go on from; null for the generated documents. */
  draft: Draft | null
  calls: DraftCalls
  copies: DraftCopies
  context: FieldContext
  onState: (state: SaveState) => void
}

/** What was edited is marked once the documents are on screen: the generated ones have to be read for it. */
const COMPARE_DELAY_MS = 500

const newCopyKey = (logId: number): string => `${logId}-${crypto.getRandomValues(new Uint32Array(2)).join('')}`

/** Opens the documents as they were left: edits that only this computer has come first, and are saved. */
export const openDocumentSession = async ({
  log,
  draft,
  calls,
  copies,
  context,
  onState,
}: SessionOptions): Promise<DocumentSession> => {
  const copyKey = newCopyKey(log.id)
  const { content, isRestored, ...start } = await openDraft(log.id, draft, () => generateDraft(log), copies, copyKey)
  const reviewed = new Set(content.reviewed)
  const editors = {
    analysis: createEditor(content.analysis, { context }),
    reason: createEditor(content.reason, { context }),
  }

  const readContent = (): DraftContent => {
    const analysis = readDocument(editors.analysis)
    const reason = readDocument(editors.reason)
    return { analysis, reason, form: toFormData(analysis, reason), reviewed: [...reviewed] }
  }

  const saver = createDraftSaver({ ...start, logId: log.id, copyKey, readContent, calls, copies, onState })
  const fields = createFieldStore({
    readDocuments: () => ({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc }),
    reviewed,
    onReviewed: saver.edited,
    onReveal: (tab, position) => revealField(editors[tab], position),
  })
  const follow = (editor: Editor, other: Editor): void => {
    editor.on('update', ({ transaction }) => {
      mirrorLinks(transaction, other)
      saver.edited()
      fields.changed()
    })
  }
  follow(editors.analysis, editors.reason)
  follow(editors.reason, editors.analysis)
  const comparing = setTimeout(() => {
    const { analysis, reason } = generateDraft(log)
    const { schema } = editors.analysis
    fields.compareWith(readValues({ analysis: schema.nodeFromJSON(analysis), reason: schema.nodeFromJSON(reason) }))
  }, COMPARE_DELAY_MS)
  if (isRestored) saver.edited()
  const both = [editors.analysis, editors.reason]

  return {
    editors,
    fields,
    saver,
    readContent,
    readOther: calls.read,
    readFormValues: () => readContent().form,
    flush: () => {
      commitOpenInput(both)
      saver.flush()
    },
    saveNow: () => {
      commitOpenInput(both)
      return saver.saveNow()
    },
    isUnfinished: () => hasOpenParagraph(both),
    close: () => {
      clearTimeout(comparing)
      saver.stop()
      fields.close()
      for (const editor of both) editor.destroy()
    },
  }
}
