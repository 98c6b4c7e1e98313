import { Tab, TabPanel, Tabs } from '@blueprintjs/core'
import { type JSX, lazy, type Ref, Suspense, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import { ChangesButton } from './changes/changes-button.tsx'
import { DocumentDialogs, type OpenDialog } from './document-dialogs.tsx'
import type { DocumentEditorHandle } from './document-editor-handle.ts'
import { DocumentFoot } from './document-foot.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { DOCUMENT_TABS, type DocumentTab } from './document-tab.ts'
import { litSource } from './fields/source-badge.ts'
import { FindButton } from './find/find-button.tsx'
import { useFindRequest } from './find/use-find-request.ts'
import { isQuoted, revealQuoted } from './quoted-fact.ts'
import type { SaveState } from './save-state.ts'
import { FormattingBar } from './toolbar/formatting-bar.tsx'
import { useDocumentSession } from './use-document-session.ts'
import { useSheetContext } from './use-sheet-context.ts'
import { WordCount } from './word-count/word-count.tsx'
import './document-editor.css'

export interface DocumentEditorProps {
  log: RejectionLogDetail
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  /** The source whose badge, field and place in the PDF are lit. */
  activeSource: string | null
  onSourceClick: (source: string) => void
  onSaveState: (state: SaveState) => void
  /** Null until the documents are open. */
  ref?: Ref<DocumentEditorHandle | null>
}

const loadFindPanel = () => import('./find/find-panel.tsx').then(({ FindPanel }) => ({ default: FindPanel }))
const FindPanel = lazy(loadFindPanel)

const ChangesView = lazy(() =>
  import('./changes/changes-view.tsx').then(({ ChangesView }) => ({ default: ChangesView })),
)

const tabOf = (id: string | number): DocumentTab => DOCUMENT_TABS.find(tab => tab === id) ?? DOCUMENT_TABS[0]

const OpenDocuments = ({
  log,
  tab,
  onTabChange,
  activeSource,
  onSourceClick,
  onSaveState,
  ref,
}: DocumentEditorProps): JSX.Element => {
  const { t } = useTranslation()
  const parentId = useId()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const language = LANGUAGE_TAG[log.isEn === 1 ? 'en' : 'zh']
  const context = useSheetContext({ evidence: log.notice.evidence, onSource: onSourceClick })
  const { session, reopen } = useDocumentSession(log, context, onSaveState)
  const editor = session?.editors[tab] ?? null
  const area = useRef<HTMLElement>(null)
  const [showsChanges, setShowsChanges] = useState(false)
  const find = useFindRequest(area, editor)
  // Words are typed right after Ctrl+F: its panel is at hand as soon as the documents are open.
  useEffect(() => {
    if (session !== null) void loadFindPanel()
  }, [session])

  useImperativeHandle<DocumentEditorHandle | null, DocumentEditorHandle | null>(ref, () => {
    if (session === null) return null
    const { editors, fields, readFormValues, saveNow } = session
    return {
      editors,
      fields,
      readFormValues,
      saveNow,
      undo: () => void editors[tab].commands.undo(),
      redo: () => void editors[tab].commands.redo(),
      compare: () => setDialog({ kind: 'comparison', content: session.readContent() }),
      showVersions: () => setDialog({ kind: 'versions', content: session.readContent() }),
      isQuoted: (asked, source) => isQuoted(editors[asked], source),
      revealQuoted: (asked, source) => revealQuoted(editors[asked], source),
    }
  }, [session, tab])

  return (
    <section ref={area} className="rj-documents" aria-label={t('editor.documents')}>
      <div className="rj-documents-bar">
        <Tabs id={parentId} selectedTabId={tab} animate={false} onChange={id => onTabChange(tabOf(id))}>
          {DOCUMENT_TABS.map(id => (
            <Tab key={id} id={id} title={t(`editor.tabs.${id}`)} />
          ))}
        </Tabs>
        {editor !== null && <FormattingBar key={tab} editor={editor} />}
        <span className="rj-gap" />
        <FindButton isOpen={find.request !== null} onClick={find.request === null ? find.open : find.close} />
        <ChangesButton isOpen={showsChanges} onClick={() => setShowsChanges(!showsChanges)} />
      </div>
      {session !== null && find.request !== null && (
        <Suspense>
          <FindPanel
            editors={session.editors}
            tab={tab}
            request={find.request}
            onTabChange={onTabChange}
            onClose={find.close}
          />
        </Suspense>
      )}
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
              label={t(`editor.tabs.${id}`)}
              activeSource={litSource(activeSource, log.notice.evidence)}
            />
          }
        />
      ))}
      {editor !== null && showsChanges && (
        <Suspense>
          <ChangesView key={tab} log={log} tab={tab} editor={editor} onClose={() => setShowsChanges(false)} />
        </Suspense>
      )}
      <DocumentFoot>
        {editor !== null && <WordCount key={tab} editor={editor} documentName={t(`editor.tabs.${tab}`)} />}
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
 * The two generated documents of a log, editable and saved by themselves. Another log's documents replace these; a later
 * version of the same log does not, for the editor knows better.
 */
export const DocumentEditor = (props: DocumentEditorProps): JSX.Element => (
  <OpenDocuments key={props.log.id} {...props} />
)
