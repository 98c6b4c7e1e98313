import type { Editor } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import type { Draft, DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { isReadable, prepareToRead } from '#dom'
import { type FieldContext, openDocument } from '#extensions/kit.ts'
import { newRequestId } from '../../lib/http.ts'
import { i18n } from '../../locales/i18n.ts'
import { isComposing } from './document/create-editor.ts'
import { DOCUMENT_TABS, type DocumentTab } from './document/document-tab.ts'
import { generateDraft } from './document/generate-draft.ts'
import { revealField } from './document/reveal.ts'
import { compareLater, createFieldStore } from './fields/create-field-store.ts'
import type { FieldStore } from './fields/field-store.ts'
import { createFilingCheck, type FilingCheck } from './filing-check/filing-check.ts'
import type { CaseHistory } from './history/case-history.ts'
import { type ClashStore, createClashStore } from './merge/clash-store.ts'
import { openEditors } from './open-editors.ts'
import type { DraftCalls } from './saving/draft-calls.ts'
import { createDraftSaver, type DraftSaver, type MergedDraft } from './saving/draft-saver.ts'
import type { JournalStore, OpenText } from './saving/journal.ts'
import { createJournalClaims } from './saving/journal-claims.ts'
import { type EditedContent, latestDraft, noteEnding, openDraft } from './saving/open-draft.ts'
import { followOpenTexts } from './saving/open-texts.ts'
import type { SaveState } from './saving/save-machine.ts'

const isWithin = (editor: Editor, element: Element): boolean =>
  editor.isInitialized && !editor.isDestroyed && editor.view.dom.contains(element)

/** Commits the text of a field input that still has the focus, as leaving it does (docs/specification.md §4). */
const commitOpenInput = (editors: readonly Editor[]): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && editors.some(editor => isWithin(editor, activeElement))) {
    activeElement.blur()
  }
}

/** Returns whether an element is in an editor's text, or in what stands beside it: the tools of a picture. */
const isBeside = (editor: Editor, element: Element): boolean =>
  editor.isInitialized && !editor.isDestroyed && (editor.view.dom.parentElement?.contains(element) ?? false)

const isTextEntry = (target: Element | null): target is HTMLElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** Returns whether a paragraph is open, whose text counts only once the user saves it (docs/specification.md §4). */
const hasOpenParagraph = (editors: readonly Editor[]): boolean =>
  [...document.querySelectorAll('textarea')].some(area => editors.some(editor => isWithin(editor, area)))

/** The two documents of a log while they are open. */
export interface DocumentSession {
  editors: Readonly<Record<DocumentTab, Editor>>
  history: CaseHistory
  fields: FieldStore
  check: FilingCheck
  saver: DraftSaver
  /** Places that somebody else changed at the same time. */
  clashes: ClashStore
  readContent(): DraftContent
  /** Returns the texts being typed that their fields do not hold yet. */
  readOpenTexts(): readonly OpenText[]
  /** Returns the draft that the server holds now. */
  readOther(): Promise<Draft | null>
  readFormValues(): FormValues
  /** Keeps everything typed on this computer, for when the page may go away. */
  flush(): void
  /** Saves everything typed; see `DraftSaver.saveNow`. */
  saveNow(): Promise<number>
  /** Returns whether a paragraph is open and not saved, or edits exist on this page alone. */
  isUnfinished(): boolean
  /** Keeps and sends what is unsaved, then destroys the editors. */
  close(): void
}

/** The documents to open. */
export interface Opening {
  log: RejectionLogDetail
  /** The server's draft to go on from; null for the generated documents. */
  draft: Draft | null
  /** Documents to show, and save, in place of the draft. */
  chosen?: EditedContent
  /** Texts that were being typed when the documents were last open here. */
  openTexts?: readonly OpenText[]
}

interface SessionOptions extends Opening {
  calls: DraftCalls
  journals: JournalStore
  context: FieldContext
  onState: (state: SaveState) => void
  /** Called when the server has confirmed a revision. */
  onSaved: (revision: number) => void
}

const prepareFor = async ({ analysisContent, reasonContent }: RejectionLogDetail): Promise<void> => {
  if (![analysisContent, reasonContent].every(isReadable)) await prepareToRead()
}

/** Opens the documents as they were left. Edits that only this computer holds take precedence, and are saved. */
export const openDocumentSession = async (options: SessionOptions): Promise<DocumentSession> => {
  const { log, chosen, calls, journals, context, onState, onSaved } = options
  const writer = newRequestId()
  const claims = createJournalClaims()
  const [draft] = await Promise.all([latestDraft(log.id, options.draft, calls.read), prepareFor(log)])
  await claims.claim(writer)
  const generated = generateDraft(log)
  const opened = await openDraft({
    logId: log.id,
    draft,
    generate: () => generated,
    journals,
    // A chosen version is shown even if this computer holds other edits.
    claim: chosen === undefined ? claims.claim : async () => false,
  })
  const content = chosen ?? opened.content
  const isGenerated = content === generated
  const generatedHtml = { analysis: log.analysisContent, reason: log.reasonContent }
  const documents = openEditors(isGenerated ? generatedHtml : content, context)
  const { editors, readForm, readShown } = documents
  const both = Object.values(editors)
  const asOpened = readShown()
  const reviewed = new Set(content.reviewed)
  /** The same array until it changes: the journal compares its parts by identity. */
  let reviewedList = [...reviewed]

  let isTakingIn = false
  /** Shows what was merged, unless an input is open: it would be drawn anew. */
  const takeIn = async (merged: MergedDraft, isReady: () => boolean): Promise<boolean> => {
    // While the server is away its code is too: the merge waits, as it does for an open input.
    const merging = await import('./merge/joined-places.ts').catch(() => null)
    const { activeElement } = document
    const isInputOpen = isTextEntry(activeElement) && both.some(editor => isBeside(editor, activeElement))
    if (merging === null || !isReady() || isInputOpen || both.some(isComposing)) return false
    isTakingIn = true
    try {
      for (const tab of DOCUMENT_TABS) {
        const before = editors[tab].state.doc
        merging.replaceBlocks(editors[tab], merged[tab])
        merging.markJoined(editors[tab], { tab, before, clashes: merged.clashes, store: clashes })
      }
      reviewed.clear()
      for (const key of merged.reviewed) reviewed.add(key)
      reviewedList = [...reviewed]
      fields.changed()
    } finally {
      isTakingIn = false
    }
    clashes.replace(merged.clashes)
    return true
  }

  const saver = createDraftSaver({
    logId: log.id,
    writer,
    revision: opened.revision,
    savedAt: opened.savedAt,
    isOverOther: chosen !== undefined,
    follows: opened.follows,
    source: {
      readEdited: () => ({ ...documents.readParts(), reviewed: reviewedList }),
      readForm,
      readOpenTexts: () => openTexts.read(),
    },
    calls,
    journals,
    onState,
    onSaved,
    settling: {
      readSettled: () => clashes.readSettled(),
      confirm: ids => clashes.confirm(ids),
    },
    takeIn,
  })
  const clashes = createClashStore(draft?.clashes ?? [], writer, saver.edited)
  const fields = createFieldStore({
    readDocuments: readShown,
    reviewed,
    onReviewed: () => {
      reviewedList = [...reviewed]
      saver.edited()
    },
    onReveal: (tab, position) => revealField(editors[tab], position),
    onPutBack: async (tab, document, position) => {
      const { putBack } = await import('./fields/put-back.ts')
      return putBack(editors[tab], document, position)
    },
  })
  const check = createFilingCheck({
    logId: log.id,
    editors,
    readParts: documents.readParts,
    isEn: () => (i18n.language === 'en' ? 1 : 0),
  })
  documents.follow(() => {
    if (!isTakingIn) saver.edited()
    fields.changed()
    check.changed()
  })
  const openTexts = followOpenTexts(editors, [...opened.openTexts, ...(options.openTexts ?? [])], () => saver.typed())
  const stopComparing = compareLater(fields, () => {
    const { schema } = editors.analysis
    return isGenerated
      ? asOpened
      : {
          analysis: openDocument(generatedHtml.analysis, schema),
          reason: openDocument(generatedHtml.reason, schema),
        }
  })
  if (opened.isRestored || chosen !== undefined) saver.edited()
  else if (opened.follows !== null) saver.typed()
  openTexts.putBack()

  return {
    editors,
    history: documents.history,
    fields,
    check,
    saver,
    clashes,
    readContent: () => ({ ...documents.readDocuments(), reviewed: reviewedList, form: readForm() }),
    readOpenTexts: openTexts.read,
    readOther: calls.read,
    readFormValues: readForm,
    flush: saver.flush,
    saveNow: () => {
      commitOpenInput(both)
      return saver.saveNow()
    },
    isUnfinished: () => hasOpenParagraph(both) || saver.isUnkept(),
    close: () => {
      stopComparing()
      const ending = saver.stop()
      openTexts.stop()
      fields.close()
      check.close()
      for (const editor of both) editor.destroy()
      noteEnding(log.id, ending.finally(claims.release))
    },
  }
}
