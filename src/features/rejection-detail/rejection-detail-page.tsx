import { Button, OverlayToaster } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type JSX, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/filing-check.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { CaseSkeleton } from '../../components/case-skeleton.tsx'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import type { DrawPlace } from '../../components/notice-crop.tsx'
import { partOnUse } from '../../components/part-on-use.tsx'
import { SidePlace } from '../../components/side-place.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { findField, noticePathOf, placesIn, sourceOf } from '../../lib/notice-source.ts'
import { formatRecent } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import {
  DOCUMENT_TABS,
  DocumentEditor,
  type DocumentEditorHandle,
  type DocumentTab,
  FieldsPanel,
  IsCompanion,
  type KeptEdits,
  preloadDocumentEditor,
  readKeptEdits,
  type SaveState,
} from '../document-editor/index.ts'
import { useDraftPrint } from '../draft-print/printed-document.ts'
import { PdfViewer, type PdfViewerHandle } from '../pdf-viewer/index.ts'
import { CaseBar } from './case-bar.tsx'
import { CorrectionDialogs } from './correction/correction-dialogs.tsx'
import { useCorrection } from './correction/use-correction.ts'
import { PANES, type Pane, PaneTabs, paneId, usePaneKeys } from './panes.tsx'
import { useCaseElsewhere } from './use-case-elsewhere.ts'
import './rejection-detail.css'

const keyOf = (id: number) => ['readRejectionDetail', { params: { id } }]

/** Returns the function that replaces the loaded analysis by a corrected one and has the history loaded again. */
const useReplaceLog = (): ((log: RejectionLogDetail) => void) => {
  const queryClient = useQueryClient()
  return log => {
    queryClient.setQueryData(keyOf(log.id), log)
    void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
  }
}

/**
 * Returns one analysis, as just made or as loaded. It is not loaded again while open, and is forgotten when closed: the
 * editor starts from the draft it is given, which must not be an old one.
 */
const useRejectionLog = (id: number): UseQueryResult<RejectionLogDetail> => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const runWithOverlay = useLoadingOverlay()

  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(id) }), [queryClient, id])

  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      runWithOverlay(t('shell.openCase.loading'), () => callApi('readRejectionDetail', { params: { id } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface SourceLinkOptions {
  viewer: RefObject<PdfViewerHandle | null>
  editor: DocumentEditorHandle | null
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  /** Called when the other side should be looked at. */
  onLook: (side: 'pdf' | 'document') => void
}

interface SourceLink {
  activeSource: string | null
  /** Shows the place in the PDF of a badge or field that was clicked. */
  followSource: (source: string) => void
  /** Shows that place where the PDF stands beside it, and stays in the pane where it does not. */
  showSource: (source: string) => void
  /** Shows the field of a place in the PDF that was clicked, or the text that quotes it. */
  followPath: (path: string) => void
  /** Highlights what rests on a place whose text was selected. Nothing scrolls. */
  lightPath: (path: string) => void
}

/** Links a field, its badge and its place in the PDF: they are highlighted together, and each leads to the others. */
const useSourceLink = ({ viewer, editor, tab, onTabChange, onLook }: SourceLinkOptions): SourceLink => {
  const [activeSource, setActiveSource] = useState<string | null>(null)

  const showSource = useCallback(
    (source: string): void => {
      setActiveSource(source)
      const path = noticePathOf(source)
      if (path !== null) viewer.current?.showSource(path)
    },
    [viewer],
  )
  const followSource = useCallback(
    (source: string): void => {
      if (noticePathOf(source) !== null) onLook('pdf')
      showSource(source)
    },
    [onLook, showSource],
  )

  const followPath = useCallback(
    (path: string): void => {
      const wanted = sourceOf(path)
      if (editor === null) {
        setActiveSource(wanted)
        return
      }
      const shownFirst = (a: DocumentTab, b: DocumentTab): number => Number(b === tab) - Number(a === tab)
      const fields = editor.fields.read().toSorted((a, b) => shownFirst(a.tab, b.tab))
      const field = findField(fields, path)
      const found = field?.tab ?? DOCUMENT_TABS.toSorted(shownFirst).find(shown => editor.isQuoted(shown, wanted))
      // The sheet must be on screen before it can scroll.
      flushSync(() => {
        setActiveSource(field?.source ?? wanted)
        if (found === undefined) return
        onTabChange(found)
        onLook('document')
      })
      if (field) editor.fields.reveal(field)
      else if (found) editor.revealQuoted(found, wanted)
    },
    [editor, tab, onTabChange, onLook],
  )

  const lightPath = useCallback(
    (path: string): void => {
      setActiveSource(findField(editor?.fields.read() ?? [], path)?.source ?? sourceOf(path))
    },
    [editor],
  )

  return { activeSource, showSource, followSource, followPath, lightPath }
}

// The editor is needed as soon as the case is here, so it is loaded while the case still is.
preloadDocumentEditor()

const FactsPanel = partOnUse(async () => (await import('./facts/facts-pane.tsx')).FactsPanel)

const addressOfCase = (id: number): string => `/ai/reject_analysis?id=${id}`

interface RejectionDetailProps {
  log: RejectionLogDetail
  /** Called with the corrected analysis, whose facts and documents are new. */
  onCorrected: (log: RejectionLogDetail) => void
  onBack: () => void
}

/** Shows a case: the notice, the documents drafted from it and their fields, side by side. */
const RejectionDetail = ({ log, onCorrected, onBack }: RejectionDetailProps): JSX.Element => {
  const { companion } = log
  const viewer = useRef<PdfViewerHandle>(null)
  const panes = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
  const { t } = useTranslation()
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'clean' })
  const toaster = useRef<OverlayToaster>(null)
  const elsewhere = useCaseElsewhere(log, ({ filedOn }) =>
    toaster.current?.show({
      isCloseButtonShown: false,
      message: filedOn === null ? t('detail.save.notFiled') : t('detail.save.filed', { date: filedOn }),
    }),
  )
  const isGone = elsewhere.isDeleted && ['clean', 'saved', 'open'].includes(saveState.kind)
  const restore = async (): Promise<void> => {
    try {
      await elsewhere.restore()
      await editor?.saveNow()
      toaster.current?.show({ isCloseButtonShown: false, message: t('detail.save.restored') })
    } catch (error) {
      // A failed call is on the activity list, and the state of saving says how the edits are.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const [tab, setTab] = useState<DocumentTab>('analysis')
  const [pane, setPane] = useState<Pane>('document')
  const [areFactsOpen, setAreFactsOpen] = useState(false)
  const [isServiceOpen, setIsServiceOpen] = useState(false)
  const source = useSourceLink({ viewer, editor, tab, onTabChange: setTab, onLook: setPane })
  const correction = useCorrection({ id: log.id, editor, onCorrected })
  useDraftPrint({ editor, tab, isEn: log.isEn })
  usePaneKeys(
    panes,
    // Synchronously, because a pane must be on screen to take the focus.
    useCallback(index => flushSync(() => setPane(PANES[index] ?? 'document')), []),
  )
  const places = useMemo(() => placesIn(log.notice), [log.notice])
  const drawPlace = useCallback<DrawPlace>(
    (...place) => viewer.current?.drawPlace(...place) ?? Promise.reject(new Error('The notice is not shown.')),
    [],
  )
  const { followSource } = source
  const showFact = useCallback((path: string) => followSource(sourceOf(path)), [followSource])
  const openFact = useCallback(
    (path: string) => {
      setAreFactsOpen(true)
      showFact(path)
    },
    [showFact],
  )
  const showProblem = useCallback(
    (problem: Problem) => {
      // The sheet has to be on screen before it can be scrolled.
      flushSync(() => setTab(problem.document))
      editor?.check.reveal(problem)
    },
    [editor],
  )
  const openService = useCallback(() => setIsServiceOpen(true), [])
  const activePath = source.activeSource === null ? null : noticePathOf(source.activeSource)
  /** Changes with each correction, so that documents and facts are opened again. */
  const version = log.draft?.revision ?? 0

  return (
    <IsCompanion value={companion !== undefined}>
      <div className="rj-detail">
        <CaseBar
          log={log}
          editor={editor}
          saveState={isGone ? { kind: 'gone' } : saveState}
          onRestore={() => void restore()}
          areFactsOpen={areFactsOpen}
          onFacts={() => setAreFactsOpen(!areFactsOpen)}
          onCorrectService={openService}
          onBack={companion ? () => window.location.assign(addressOfCase(companion.of)) : onBack}
          onProblem={showProblem}
        />
        <PaneTabs pane={pane} onChange={setPane} />
        <div ref={panes} className="rj-panes" data-pane={pane}>
          <div id={paneId('pdf')} className="rj-detail-pdf">
            <PdfViewer
              ref={viewer}
              file={log.officeFile}
              fileName={log.officeName}
              evidence={places}
              activePath={activePath}
              onSource={source.followPath}
              onSelect={source.lightPath}
            />
          </div>
          <div id={paneId('document')} className="rj-detail-document">
            <DocumentEditor
              key={version}
              ref={setEditor}
              log={log}
              tab={tab}
              onTabChange={setTab}
              activeSource={source.activeSource}
              onSourceClick={followSource}
              onSourceShow={source.showSource}
              onSaveState={setSaveState}
            />
          </div>
          <div id={paneId('fields')} className="rj-detail-fields">
            {areFactsOpen && (
              <FactsPanel
                key={version}
                notice={log.notice}
                activePath={activePath}
                problem={correction.problem}
                draw={drawPlace}
                onShow={showFact}
                onCorrect={correction.correct}
                onClose={() => setAreFactsOpen(false)}
              />
            )}
            <FieldsPanel
              editor={editor}
              tab={tab}
              onTabChange={setTab}
              notice={log.notice}
              draw={drawPlace}
              deadline={log.deadline}
              activeSource={source.activeSource}
              onSourceClick={followSource}
              onSourceShow={source.showSource}
              onFact={openFact}
              onDeadline={openService}
            />
            <SidePlace className="rj-fields-panel" />
          </div>
        </div>
        <OverlayToaster ref={toaster} position="top" />
        <CorrectionDialogs
          log={log}
          correction={correction}
          isServiceOpen={isServiceOpen}
          onServiceClose={() => setIsServiceOpen(false)}
        />
      </div>
    </IsCompanion>
  )
}

/** Says what this computer keeps of the edits of a case that could not be opened. */
const KeptDraft = ({ logId }: { logId: number }): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [kept, setKept] = useState<KeptEdits | null>(null)
  useEffect(() => {
    let isShown = true
    void readKeptEdits(logId).then(found => isShown && setKept(found))
    return () => {
      isShown = false
    }
  }, [logId])
  if (kept === null) return null
  const moment = formatRecent(kept.keptAt, language, Date.now())
  return <p className="rj-kept-draft">{t(kept.isSaved ? 'detail.kept.saved' : 'detail.kept.unsaved', { moment })}</p>
}

interface RejectionDetailPageProps {
  /** Id of the log. */
  id: number
  /** Called to return to the history. */
  onBack: () => void
}

/** Shows one analysis at its own address. When it cannot be loaded the page offers to retry or go back. */
export const RejectionDetailPage = ({ id, onBack }: RejectionDetailPageProps): JSX.Element | null => {
  const { t } = useTranslation()
  const answer = useRejectionLog(id)
  const { data: log, error, isFetching } = answer
  const replaceLog = useReplaceLog()
  if (log !== undefined) return <RejectionDetail key={id} log={log} onCorrected={replaceLog} onBack={onBack} />
  if (error === null || isFetching) return <CaseSkeleton onBack={onBack} />
  const back = <Button text={t('shell.openCase.back')} onClick={onBack} />
  if (error instanceof ApiError && error.code === 'notFound')
    return (
      <EmptyState
        isPage
        icon={<DocumentIcon size={20} />}
        title={t('detail.notFound.title')}
        text={t('detail.notFound.text')}
        action={
          <div className="rj-failed-load-actions">
            {back}
            <Button text={t('detail.retry')} onClick={() => void answer.refetch()} />
          </div>
        }
      >
        <KeptDraft logId={id} />
      </EmptyState>
    )
  return (
    <FailedLoad of={answer} isPage title={t('detail.failed.title')} known={<KeptDraft logId={id} />} action={back} />
  )
}
