import { TabPanel } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { type JSX, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '#contract/document-form.ts'
import type { Draft, DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { dialogOnUse, partOnUse } from '../../components/part-on-use.tsx'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import { DOCUMENT_TABS, type DocumentTab } from './document/document-tab.ts'
import { isQuoted, revealQuoted } from './document/reveal.ts'
import { useTabName } from './document/tab-names.ts'
import type { DocumentSession } from './document-session.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { DocumentsBar } from './documents-bar.tsx'
import type { FieldStore } from './fields/field-store.ts'
import { type KeyedField, keyFields } from './fields/list-fields.ts'
import { litSource } from './fields/source-badge.tsx'
import type { FilingCheck } from './filing-check/filing-check.ts'
import { useFindRequest } from './find/use-find-request.ts'
import type { CaseHistory } from './history/case-history.ts'
import { useReplayedTab } from './history/use-replayed-tab.ts'
import { type ClashStore, useClashes, useJoined } from './merge/clash-store.ts'
import { ProblemStepper } from './problem-stepper.tsx'
import type { SaveState } from './saving/save-machine.ts'
import { useSheetContext } from './sheet-context.ts'
import { useDocumentSession } from './use-document-session.ts'
import { WordCount } from './word-count/word-count.tsx'
import './document-editor.css'
import type { FieldContext } from '#extensions/kit.ts'
import type { EditedContent } from './saving/open-draft.ts'

/** The functions of the open documents that the page may call. */
export interface DocumentEditorHandle {
  /**
   * Saves all edits. Resolves with the confirmed revision (0: nothing was ever edited), rejects with the call's error.
   */
  saveNow(): Promise<number>
  /** Returns the form data of both documents as they stand. */
  readFormValues(): FormValues
  /** Undo and redo, in one order over both documents. */
  readonly history: CaseHistory
  /** Opens both versions of a conflict side by side, to choose one. */
  compare(): void
  /** Opens the list of earlier versions. */
  showVersions(): void
  /** Returns whether a document quotes a source (`data-source`) outside its fields. */
  isQuoted(tab: DocumentTab, source: string): boolean
  /** Scrolls the sheet to the first such quotation. */
  revealQuoted(tab: DocumentTab, source: string): void
  /** Returns the fields of both documents as they stand, each with its key and position. */
  keyFields(): Readonly<Record<DocumentTab, readonly KeyedField[]>>
  /** For commands that change many fields at once. */
  readonly editors: Readonly<Record<DocumentTab, Editor>>
  /** For the fields panel. */
  readonly fields: FieldStore
  /** For the list of problems. */
  readonly check: FilingCheck
  /** Places that somebody else changed at the same time, in which nobody has chosen. */
  readonly clashes: ClashStore
}

export interface DocumentEditorProps {
  log: RejectionLogDetail
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  /** The source whose badge, field and place in the PDF are highlighted. */
  activeSource: string | null
  onSourceClick: (source: string) => void
  /** Called when a source is to be shown beside the documents, where there is room. */
  onSourceShow: (source: string) => void
  onSaveState: (state: SaveState) => void
  /** Null until the documents are open. */
  ref?: Ref<DocumentEditorHandle | null>
}

const loadFindPanel = async () => (await import('./find/find-panel.tsx')).FindPanel
const FindPanel = partOnUse(loadFindPanel)

const ClashBoxes = partOnUse(async () => (await import('./merge/clash-boxes.tsx')).ClashBoxes)

const ChangesView = partOnUse(async () => (await import('./changes/changes-view.tsx')).ChangesView)

/** Stands under the sheet: the length of the text, and the meaning of the badges on it. */
const DocumentFoot = ({ children }: { children: ReactNode }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-documents-foot">
      {children}
      <div className="rj-source-legend">
        <span className="rj-source">{t('editor.badge.exact', { page: 1 })}</span>
        <span className="rj-hint">{t('editor.legend.exact')}</span>
        <span className="rj-source" data-state="normalised">
          {t('editor.badge.normalised', { page: 1 })}
        </span>
        <span className="rj-hint">{t('editor.legend.normalised')}</span>
        <span className="rj-source" data-state="missing">
          {t('editor.badge.missing')}
        </span>
      </div>
    </div>
  )
}

/** Returns whether there is, or was, a place to choose in or one that was taken over: their marks go with the last. */
const useHasClashes = (session: DocumentSession | null): boolean => {
  const { places } = useJoined(session?.clashes ?? null)
  const count = useClashes(session?.clashes ?? null).length + places.length
  const [had, setHad] = useState<DocumentSession | null>(null)
  if (count > 0 && had !== session) setHad(session)
  return session !== null && had === session
}

const ComparisonDialog = dialogOnUse(async () => (await import('./versions/comparison-dialog.tsx')).ComparisonDialog)
const VersionsDialog = dialogOnUse(async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog)

/** The open dialog, with the documents as they were when it opened. */
interface OpenDialog {
  kind: 'comparison' | 'versions'
  content: DraftContent
}

interface DocumentDialogsProps {
  dialog: OpenDialog
  log: RejectionLogDetail
  session: DocumentSession
  tab: DocumentTab
  context: FieldContext
  /** See `useDocumentSession`. */
  reopen: (draft: Draft | null, chosen?: EditedContent) => void
  onClose: () => void
}

/** Shows the dialogs in which another version of the documents can be chosen: one made elsewhere, or an earlier one. */
const DocumentDialogs = ({
  dialog: { kind, content },
  log,
  session,
  tab,
  context,
  reopen,
  onClose,
}: DocumentDialogsProps): JSX.Element => {
  const shown = { tab, context, onClose, language: LANGUAGE_TAG[log.isEn === 1 ? 'en' : 'zh'] }
  return kind === 'comparison' ? (
    <ComparisonDialog
      {...shown}
      mine={content}
      readOther={session.readOther}
      onKeepMine={revision => {
        session.saver.rebase(revision)
        onClose()
      }}
      onTakeOther={draft => {
        reopen(draft)
        onClose()
      }}
    />
  ) : (
    <VersionsDialog
      {...shown}
      logId={log.id}
      current={content}
      onRestore={async version => {
        await session.saveNow()
        reopen(await session.readOther(), version)
        onClose()
      }}
    />
  )
}

const OpenDocuments = ({
  log,
  tab,
  onTabChange,
  activeSource,
  onSourceClick,
  onSourceShow,
  onSaveState,
  ref,
}: DocumentEditorProps): JSX.Element => {
  const { t } = useTranslation()
  const nameOf = useTabName()
  const parentId = useId()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const language = LANGUAGE_TAG[log.isEn === 1 ? 'en' : 'zh']
  const context = useSheetContext({ logId: log.id, evidence: log.notice.evidence, onSource: onSourceClick })
  const { session, reopen } = useDocumentSession(log, context, onSaveState)
  const editor = session?.editors[tab] ?? null
  const area = useRef<HTMLElement>(null)
  const [showsChanges, setShowsChanges] = useState(false)
  const find = useFindRequest(area, editor)
  // People type right after Ctrl+F, so the panel is loaded as soon as the documents are open.
  useEffect(() => {
    if (session !== null) void loadFindPanel().catch(() => undefined)
  }, [session])

  useImperativeHandle<DocumentEditorHandle | null, DocumentEditorHandle | null>(ref, () => {
    if (session === null) return null
    const { editors, history, fields, check, clashes, readFormValues, saveNow } = session
    return {
      editors,
      history,
      fields,
      check,
      clashes,
      readFormValues,
      saveNow,
      compare: () => setDialog({ kind: 'comparison', content: session.readContent() }),
      showVersions: () => setDialog({ kind: 'versions', content: session.readContent() }),
      keyFields: () => keyFields({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc }),
      isQuoted: (asked, source) => isQuoted(editors[asked], source),
      revealQuoted: (asked, source) => revealQuoted(editors[asked], source),
    }
  }, [session])
  useReplayedTab(session, tab, onTabChange)
  const hasClashes = useHasClashes(session)

  return (
    <section ref={area} className="rj-documents" aria-label={t('editor.documents')}>
      <DocumentsBar
        parentId={parentId}
        tab={tab}
        onTabChange={onTabChange}
        editor={editor}
        steps={
          session !== null && (
            <ProblemStepper
              check={session.check}
              fields={session.fields}
              evidence={log.notice.evidence}
              onTabChange={onTabChange}
              onSourceShow={onSourceShow}
            />
          )
        }
        find={{ isOpen: find.request !== null, onClick: find.request === null ? find.open : find.close }}
        changes={{ isOpen: showsChanges, onClick: () => setShowsChanges(!showsChanges) }}
      />
      {session !== null && find.request !== null && (
        <FindPanel
          editors={session.editors}
          tab={tab}
          request={find.request}
          onTabChange={onTabChange}
          onClose={find.close}
        />
      )}
      {session !== null && hasClashes && <ClashBoxes session={session} tab={tab} onTabChange={onTabChange} />}
      {DOCUMENT_TABS.map(id => (
        <TabPanel
          key={id}
          id={id}
          parentId={parentId}
          selectedTabId={tab}
          panel={
            <DocumentSheet
              session={session}
              tab={id}
              language={language}
              isShown={id === tab}
              label={nameOf(id)}
              activeSource={litSource(activeSource, log.notice.evidence)}
            />
          }
        />
      ))}
      {editor !== null && showsChanges && (
        <ChangesView key={tab} log={log} tab={tab} editor={editor} onClose={() => setShowsChanges(false)} />
      )}
      <DocumentFoot>
        {editor !== null && <WordCount key={tab} editor={editor} documentName={nameOf(tab)} />}
      </DocumentFoot>
      {session !== null && dialog !== null && (
        <DocumentDialogs
          dialog={dialog}
          log={log}
          session={session}
          tab={tab}
          context={context}
          reopen={reopen}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}

/**
 * Shows the two generated documents of a log, which can be edited and save themselves. Another log replaces them; a
 * later version of the same log does not, because the editor holds newer text.
 */
export const DocumentEditor = (props: DocumentEditorProps): JSX.Element => (
  <OpenDocuments key={props.log.id} {...props} />
)
