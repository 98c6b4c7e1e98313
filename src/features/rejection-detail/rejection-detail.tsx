import { type JSX, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import type { DocumentTab } from '../document-editor/document-tab.ts'
import { FieldsPane } from '../document-editor/fields/fields-pane.tsx'
import { FieldsPanel } from '../document-editor/fields/fields-panel.tsx'
import type { SaveState } from '../document-editor/save-state.ts'
import { PdfViewer, type PdfViewerHandle } from '../pdf-viewer/pdf-viewer.tsx'
import { CaseBar } from './case-bar.tsx'
import { noticePathOf } from './notice-source.ts'
import { PANES, type Pane, PaneTabs } from './pane-tabs.tsx'
import { usePaneKeys } from './use-pane-keys.ts'
import { useSourceLink } from './use-source-link.ts'
import './rejection-detail.css'

interface RejectionDetailProps {
  log: RejectionLogDetail
  onBack: () => void
}

/** A case: the notice, the documents made from it and their fields, side by side. */
export const RejectionDetail = ({ log, onBack }: RejectionDetailProps): JSX.Element => {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const viewer = useRef<PdfViewerHandle>(null)
  const panes = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'clean' })
  const [tab, setTab] = useState<DocumentTab>('analysis')
  const [pane, setPane] = useState<Pane>('document')
  const { evidence } = log.notice
  const { activeSource, followSource, followPath } = useSourceLink({
    viewer,
    editor,
    tab,
    onTabChange: setTab,
    onLook: setPane,
  })
  usePaneKeys(
    panes,
    // At once, for the pane has to be on screen to take the focus.
    useCallback(index => flushSync(() => setPane(PANES[index] ?? 'document')), []),
  )
  const fields = {
    editor,
    tab,
    evidence,
    activeSource,
    onSourceClick: followSource,
    doubtful: log.notice.doubtful,
    warnings: log.deadline.warnings,
  }

  return (
    <div className="rj-detail">
      <CaseBar log={log} editor={editor} saveState={saveState} onBack={onBack} />
      <PaneTabs pane={pane} onChange={setPane} />
      <div ref={panes} className="rj-panes" data-pane={pane}>
        <div className="rj-detail-pdf">
          <PdfViewer
            ref={viewer}
            file={log.officeFile}
            fileName={log.officeName}
            evidence={evidence}
            activePath={activeSource === null ? null : noticePathOf(activeSource)}
            onSource={followPath}
          />
        </div>
        <div className="rj-detail-document">
          <Suspense>
            <DocumentEditor
              ref={setEditor}
              log={log}
              tab={tab}
              onTabChange={setTab}
              activeSource={activeSource}
              onSourceClick={followSource}
              onSaveState={setSaveState}
            />
          </Suspense>
        </div>
        <div className="rj-detail-fields">
          {isNarrow ? (
            <aside aria-label={t('detail.panes.fields')}>
              <FieldsPane {...fields} />
            </aside>
          ) : (
            <FieldsPanel {...fields} />
          )}
        </div>
      </div>
    </div>
  )
}
