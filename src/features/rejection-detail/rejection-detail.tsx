import { type JSX, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#contract/notice.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import type { DocumentTab } from '../document-editor/document-tab.ts'
import { FieldsPane } from '../document-editor/fields/fields-pane.tsx'
import { FieldsPanel } from '../document-editor/fields/fields-panel.tsx'
import type { SaveState } from '../document-editor/save-state.ts'
import { useDraftPrint } from '../draft-print/use-draft-print.ts'
import { PdfViewer, type PdfViewerHandle } from '../pdf-viewer/pdf-viewer.tsx'
import { CaseBar } from './case-bar.tsx'
import { DisputedPlacesDialog } from './correction/disputed-places-dialog.tsx'
import { ServiceDialog } from './correction/service-dialog.tsx'
import { useCorrection } from './correction/use-correction.ts'
import { FactsPanel } from './facts/facts-panel.tsx'
import { noticePathOf, sourceOf } from './notice-source.ts'
import { PANES, type Pane, PaneTabs } from './pane-tabs.tsx'
import { usePaneKeys } from './use-pane-keys.ts'
import { useSourceLink } from './use-source-link.ts'
import './rejection-detail.css'

const loadEditor = async () => ({ default: (await import('../document-editor/document-editor.tsx')).DocumentEditor })
const DocumentEditor = lazy(loadEditor)
// It is wanted as soon as the case is here, and comes while that is on its way; what fails is tried again then.
loadEditor().catch(() => undefined)

/** Of a piece of the notice in the facts panel, in CSS pixels. */
const CROP_WIDTH = 300

interface RejectionDetailProps {
  log: RejectionLogDetail
  /** The analysis was corrected: its facts and documents are others now. */
  onCorrected: (log: RejectionLogDetail) => void
  onBack: () => void
}

/** A case: the notice, the documents made from it and their fields, side by side. */
export const RejectionDetail = ({ log, onCorrected, onBack }: RejectionDetailProps): JSX.Element => {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const viewer = useRef<PdfViewerHandle>(null)
  const panes = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'clean' })
  const [tab, setTab] = useState<DocumentTab>('analysis')
  const [areFactsOpen, setAreFactsOpen] = useState(false)
  const [isServiceOpen, setIsServiceOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [pane, setPane] = useState<Pane>('document')
  const { evidence } = log.notice
  const { activeSource, followSource, followPath, lightPath } = useSourceLink({
    viewer,
    editor,
    tab,
    onTabChange: setTab,
    onLook: setPane,
  })
  useDraftPrint({ editor, tab, isEn: log.isEn })
  const correction = useCorrection({ id: log.id, editor, onCorrected })
  const drawPlace = useCallback(
    (place: Evidence, signal: AbortSignal) =>
      viewer.current?.drawPlace(place, CROP_WIDTH, signal) ?? Promise.reject(new Error('The notice is not shown.')),
    [],
  )
  const activePath = activeSource === null ? null : noticePathOf(activeSource)
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
  /** Another with each correction: the documents and facts that it left are opened anew. */
  const version = log.draft?.revision ?? 0
  const facts = areFactsOpen && (
    <FactsPanel
      key={version}
      isWide={isWide}
      notice={log.notice}
      activePath={activePath}
      problem={correction.problem}
      draw={drawPlace}
      onShow={path => followSource(sourceOf(path))}
      onCorrect={correction.correct}
      onClose={() => setAreFactsOpen(false)}
    />
  )

  return (
    <div className="rj-detail">
      <CaseBar
        log={log}
        editor={editor}
        saveState={saveState}
        areFactsOpen={areFactsOpen}
        onFacts={() => setAreFactsOpen(!areFactsOpen)}
        onCorrectService={() => setIsServiceOpen(true)}
        onBack={onBack}
      />
      <PaneTabs pane={pane} onChange={setPane} />
      <div ref={panes} className="rj-panes" data-pane={pane}>
        <div className="rj-detail-pdf">
          <PdfViewer
            ref={viewer}
            file={log.officeFile}
            fileName={log.officeName}
            evidence={evidence}
            activePath={activePath}
            onSource={followPath}
            onSelect={lightPath}
          />
        </div>
        <div className="rj-detail-document">
          <Suspense>
            <DocumentEditor
              key={version}
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
          {facts && isWide ? (
            facts
          ) : isNarrow ? (
            <aside aria-label={t('detail.panes.fields')}>
              <FieldsPane {...fields} />
            </aside>
          ) : (
            <FieldsPanel {...fields} />
          )}
        </div>
      </div>
      {!isWide && facts}
      {isServiceOpen && (
        <ServiceDialog
          log={log}
          problem={correction.problem}
          onCorrect={async service => {
            if (await correction.correct({ service })) setIsServiceOpen(false)
          }}
          onClose={() => {
            setIsServiceOpen(false)
            correction.giveUp()
          }}
        />
      )}
      {correction.disputed !== null && (
        <DisputedPlacesDialog
          places={correction.disputed}
          onChoose={choices => void correction.choose(choices)}
          onGiveUp={correction.giveUp}
        />
      )}
    </div>
  )
}
