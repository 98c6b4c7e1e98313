import type { Editor } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import type { Draft, DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { createFormReader } from '#extensions/index.ts'
import { openDocument } from '#extensions/section/open-document.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { newRequestId } from '../../lib/new-request-id.ts'
import { followComposing, isComposing, settledDocument } from './composing.ts'
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
import { claimJournal } from './saving/claim-journal.ts'
import { type EditedParts, readParts } from './saving/document-parts.ts'
import type { EditedContent } from './saving/draft-content.ts'
import { createDraftSaver, type DraftCalls, type DraftSaver } from './saving/draft-saver.ts'
import type { JournalStore, OpenText } from './saving/journal.ts'
import { openDraft } from './saving/open-draft.ts'
import { followOpenTexts } from './saving/open-texts.ts'

/** The two documents of a log while they are open. */
export interface DocumentSession {
  editors: Readonly<Record<DocumentTab, Editor>>
  fields: FieldStore
  saver: DraftSaver
  readContent(): DraftContent
  /** The texts being typed that their fields do not have yet. */
  readOpenTexts(): readonly OpenText[]
  /** The draft as the server holds it now. */
  readOther(): Promise<Draft | null>
  readFormValues(): FormValues
  /** Keeps all that has been typed: the page may go away. */
  flush(): void
  /** Saves all that has been typed; see `DraftSaver.saveNow`. */
  saveNow(): Promise<number>
  /** A paragraph is open that was not saved, or edits are on this page alone. */
  isUnfinished(): boolean
  /** Keeps and sends what is unsaved, and lets the editors go. */
  close(): void
}

/** The documents to open. */
export interface Opening {
  log: RejectionLogDetail
  /** The server's draft to go on from; null for the generated documents. */
  draft: Draft | null
  /** Shown, and saved, in place of the draft. */
  chosen?: EditedContent
  /** Texts that were being typed when the documents were last open here. */
  openTexts?: readonly OpenText[]
}

interface SessionOptions extends Opening {
  calls: DraftCalls
  journals: JournalStore
  context: FieldContext
  onState: (state: SaveState) => void
  /** The server has confirmed a revision. */
  onSaved: (revision: number) => void
}

/** What was edited is marked once the documents are on screen: the generated ones have to be read for it. */
const COMPARE_DELAY_MS = 500

/** Of the logs that this page had open: when their last saves were through, and with which revision. */
const endings = new Map<number, Promise<number>>()

/** The server's draft: the given one, unless this page saved a newer one since that was read. */
const latestDraft = async ({ log, draft, calls }: SessionOptions): Promise<Draft | null> => {
  const saved = await endings.get(log.id)
  return saved !== undefined && saved > (draft?.revision ?? 0) ? await calls.read().catch(() => draft) : draft
}

/** Opens the documents as they were left: edits that only this computer has come first, and are saved. */
export const openDocumentSession = async (options: SessionOptions): Promise<DocumentSession> => {
  const { log, chosen, calls, journals, context, onState, onSaved } = options
  const draft = await latestDraft(options)
  const writer = newRequestId()
  const claims: (() => void)[] = []
  const claim = async (key: string): Promise<boolean> => {
    const release = await claimJournal(key)
    if (release !== null) claims.push(release)
    return release !== null
  }
  await claim(writer)
  const generated = generateDraft(log)
  const opened = await openDraft({
    logId: log.id,
    draft,
    generate: () => generated,
    journals,
    // What was chosen is shown, whatever else is kept here.
    claim: chosen === undefined ? claim : async () => false,
  })
  const content = chosen ?? opened.content
  const reviewed = new Set(content.reviewed)
  /** The same list until it changes: it is a part of the journal. */
  let reviewedList = [...reviewed]
  const isGenerated = content === generated
  const editors = {
    analysis: createEditor(isGenerated ? log.analysisContent : content.analysis, { context }),
    reason: createEditor(isGenerated ? log.reasonContent : content.reason, { context }),
  }
  const openedDocuments = { analysis: editors.analysis.state.doc, reason: editors.reason.state.doc }

  const readEdited = (): EditedParts => ({
    analysis: readParts(editors.analysis),
    reason: readParts(editors.reason),
    reviewed: reviewedList,
  })
  const readForm = createFormReader()
  const readFormValues = (): FormValues => readForm(settledDocument(editors.analysis), settledDocument(editors.reason))
  const readContent = (): DraftContent => ({
    analysis: readDocument(editors.analysis),
    reason: readDocument(editors.reason),
    reviewed: reviewedList,
    form: readFormValues(),
  })

  const saver = createDraftSaver({
    logId: log.id,
    writer,
    revision: opened.revision,
    savedAt: opened.savedAt,
    isOverOther: chosen !== undefined,
    follows: opened.follows,
    readEdited,
    readForm: readFormValues,
    readOpenTexts: () => openTexts.read(),
    calls,
    journals,
    onState,
    onSaved,
  })
  const fields = createFieldStore({
    readDocuments: () => ({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc }),
    reviewed,
    onReviewed: () => {
      reviewedList = [...reviewed]
      saver.edited()
    },
    onReveal: (tab, position) => revealField(editors[tab], position),
  })
  const follow = (editor: Editor, other: Editor): void => {
    const changed = (): void => {
      saver.edited()
      fields.changed()
    }
    editor.on('update', ({ transaction }) => {
      mirrorLinks(transaction, other)
      if (!isComposing(editor)) changed()
    })
    followComposing(editor, changed)
  }
  follow(editors.analysis, editors.reason)
  follow(editors.reason, editors.analysis)
  const openTexts = followOpenTexts(editors, [...opened.openTexts, ...(options.openTexts ?? [])], () => saver.typed())
  const comparing = setTimeout(() => {
    const { schema } = editors.analysis
    const readDrafted = () => ({
      analysis: openDocument(log.analysisContent, schema),
      reason: openDocument(log.reasonContent, schema),
    })
    fields.compareWith(readValues(isGenerated ? openedDocuments : readDrafted()))
  }, COMPARE_DELAY_MS)
  if (opened.isRestored || chosen !== undefined) saver.edited()
  else if (opened.follows !== null) saver.typed()
  const both = [editors.analysis, editors.reason]

  return {
    editors,
    fields,
    saver,
    readContent,
    readOpenTexts: openTexts.read,
    readOther: calls.read,
    readFormValues,
    flush: saver.flush,
    saveNow: () => {
      commitOpenInput(both)
      return saver.saveNow()
    },
    isUnfinished: () => hasOpenParagraph(both) || saver.isUnkept(),
    close: () => {
      clearTimeout(comparing)
      const ending = saver.stop()
      openTexts.stop()
      fields.close()
      for (const editor of both) editor.destroy()
      endings.set(
        log.id,
        ending.finally(() => {
          for (const release of claims) release()
        }),
      )
    },
  }
}
