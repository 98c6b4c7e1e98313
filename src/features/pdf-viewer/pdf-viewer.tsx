import { AnchorButton, Button, Divider } from '@blueprintjs/core'
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
  DownloadIcon,
  RotateDocumentIcon,
  SearchIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@blueprintjs/icons'
import {
  type CSSProperties,
  type JSX,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence, Notice } from '#contract/notice.ts'
import { LoadingOverlay } from '../../components/loading-overlay.tsx'
import type { DrawPlace } from '../../components/notice-crop.tsx'
import { evidenceOf } from '../../lib/notice-source.ts'
import type { Flash } from './evidence-boxes.tsx'
import { PasswordPrompt, PdfFailed } from './no-pages.tsx'
import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPages } from './pdf-pages.tsx'
import { ResizeHandle, usePaneWidth } from './resize-handle.tsx'
import { SearchBar, useTextSearch } from './text-search.tsx'
import { type PageView, usePageView } from './use-page-view.ts'
import { type PdfFailure, usePdf } from './use-pdf.ts'
import './pdf-viewer.css'
import { IconButton } from '../../components/icon-button.tsx'

export interface PdfViewerHandle {
  /**
   * Opens the pane if collapsed, scrolls the fact's first place into the middle and flashes it. Without a place it does
   * nothing.
   */
  showSource(path: string): void
  /** Draws a place when the PDF is open. Rejects when aborted. */
  drawPlace: DrawPlace
}

interface PdfViewerProps {
  /** Address of the PDF. */
  file: string
  /** File name of the download. */
  fileName: string
  evidence: Notice['evidence']
  /** Path of the fact whose places are highlighted. */
  activePath: string | null
  /** Called when a place in the PDF was clicked. */
  onSource: (path: string) => void
  /** Called when text that a fact was taken from is selected. */
  onSelect: (path: string) => void
  onError?: (failure: PdfFailure) => void
  ref?: Ref<PdfViewerHandle>
}

const NO_PAGES: readonly PageSize[] = []

interface PdfToolbarProps {
  file: string
  fileName: string
  pageCount: number
  view: PageView
  isSearching: boolean
  searchButton: RefObject<HTMLButtonElement | null>
  onSearch: () => void
  onCollapse: () => void
}

/** Shows the bar over the pages. Without pages it offers only to close the pane and to download the file. */
const PdfToolbar = ({ file, fileName, pageCount, view, ...props }: PdfToolbarProps): JSX.Element => {
  const { t } = useTranslation()
  const { isSearching, searchButton, onSearch, onCollapse } = props
  const { current } = view
  return (
    <div className="rj-pdf-toolbar" role="toolbar" aria-label={t('pdf.tools')}>
      <IconButton
        name={t('pdf.collapse')}
        className="rj-pdf-collapse"
        icon={<DoubleChevronLeftIcon />}
        onClick={onCollapse}
      />
      {pageCount > 0 && (
        <>
          <IconButton
            name={t('pdf.previousPage')}
            icon={<ChevronUpIcon />}
            disabled={current <= 1}
            onClick={() => view.goTo(current - 1)}
          />
          <IconButton
            name={t('pdf.nextPage')}
            icon={<ChevronDownIcon />}
            disabled={current >= pageCount}
            onClick={() => view.goTo(current + 1)}
          />
          <span
            className="rj-pdf-count"
            role="status"
            aria-label={t('pdf.pageOf', { number: current, count: pageCount })}
          >
            {current} / {pageCount}
          </span>
          <Divider />
          <IconButton name={t('pdf.zoomOut')} icon={<ZoomOutIcon />} onClick={() => view.step(-1)} />
          <Button
            variant="minimal"
            className="rj-pdf-zoom"
            aria-pressed={view.isFitted}
            onClick={view.fit}
            title={t('pdf.fitWidth')}
          >
            {Math.round(view.zoom * 100)}%
          </Button>
          <IconButton name={t('pdf.zoomIn')} icon={<ZoomInIcon />} onClick={() => view.step(1)} />
        </>
      )}
      <span className="rj-gap" />
      {pageCount > 0 && (
        <>
          <IconButton name={t('pdf.rotate')} icon={<RotateDocumentIcon />} onClick={view.rotate} />
          <IconButton
            name={t('pdf.search.open')}
            ref={searchButton}
            icon={<SearchIcon />}
            active={isSearching}
            aria-pressed={isSearching}
            onClick={onSearch}
          />
        </>
      )}
      <AnchorButton
        variant="minimal"
        icon={<DownloadIcon />}
        href={file}
        download={fileName}
        title={t('pdf.download')}
        aria-label={t('pdf.download')}
      />
    </div>
  )
}

/**
 * Shows the original notice: its pages with the places that facts were taken from. The pane can be collapsed, resized
 * and searched, and the file downloaded.
 */
export const PdfViewer = ({
  file,
  fileName,
  evidence,
  activePath,
  onSource,
  onSelect,
  onError,
  ref,
}: PdfViewerProps): JSX.Element => {
  const { t } = useTranslation()
  const { state, givePassword, retry } = usePdf(file, onError)
  const pages = state.kind === 'ready' ? state.pages : NO_PAGES
  const scroller = useRef<HTMLDivElement>(null)
  const { width, setWidth } = usePaneWidth()
  const view = usePageView(pages, scroller)
  const [isCollapsed, setIsCollapsed] = useState(false)
  const [target, setTarget] = useState<{ place: Evidence; flash: Flash } | null>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [isSearching, setIsSearching] = useState(false)
  const pdf = state.kind === 'ready' ? state.pdf : null
  const search = useTextSearch(isSearching ? pdf : null)
  const opened = useRef(Promise.withResolvers<PdfDocument>())
  useEffect(() => {
    if (pdf === null) return
    opened.current.resolve(pdf)
    // The next file is another promise.
    return () => {
      opened.current = Promise.withResolvers()
    }
  }, [pdf])

  useImperativeHandle(ref, () => ({
    showSource(path) {
      const [place] = evidenceOf(evidence, path)
      if (place === undefined) return
      setIsCollapsed(false)
      setTarget(former => ({ place, flash: { path, number: (former?.flash.number ?? 0) + 1 } }))
    },
    async drawPlace(...place) {
      return await (await opened.current.promise).drawPlace(...place)
    },
  }))

  // A place requested before there are pages, or while the pane is closed, is shown as soon as possible.
  const show = useEffectEvent((place: Pick<Evidence, 'page' | 'box'>) => view.show(place))
  const canShow = view.scale !== null
  useLayoutEffect(() => {
    if (target !== null && canShow) show(target.place)
  }, [target, canShow])

  const match = search.matches[search.current]
  useLayoutEffect(() => {
    const [box] = match?.boxes ?? []
    if (match !== undefined && box !== undefined) show({ page: match.page, box })
  }, [match])

  const openSearch = (): void => setIsSearching(true)
  const closeSearch = (): void => {
    setIsSearching(false)
    searchButton.current?.focus()
  }
  const handleKey = (event: KeyboardEvent): void => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'f'
    if (!isFind || pdf === null) return
    event.preventDefault()
    openSearch()
  }

  const expandLabel = t('pdf.expand')
  return (
    <section
      className="rj-pdf"
      aria-label={t('pdf.title')}
      data-collapsed={isCollapsed}
      onKeyDown={handleKey}
      style={width === null ? undefined : ({ '--rj-pdf-width': `${width}px` } as CSSProperties)}
    >
      {isCollapsed && (
        <Button
          variant="minimal"
          icon={<DoubleChevronRightIcon />}
          onClick={() => setIsCollapsed(false)}
          title={expandLabel}
          aria-label={expandLabel}
        />
      )}
      <div className="rj-pdf-body" hidden={isCollapsed}>
        <PdfToolbar
          file={file}
          fileName={fileName}
          pageCount={pages.length}
          view={view}
          isSearching={isSearching}
          searchButton={searchButton}
          onSearch={isSearching ? closeSearch : openSearch}
          onCollapse={() => setIsCollapsed(true)}
        />
        {isSearching && <SearchBar search={search} onClose={closeSearch} />}
        <div ref={scroller} className="rj-pdf-pages" onScroll={view.handleScroll}>
          {state.kind === 'ready' && view.scale !== null && view.drawnScale !== null && (
            <PdfPages
              pdf={state.pdf}
              pages={state.pages}
              scale={view.scale}
              drawnScale={view.drawnScale}
              scroller={scroller}
              evidence={evidence}
              activePath={activePath}
              flash={target?.flash ?? null}
              turn={view.turn}
              matches={search.matches}
              currentMatch={search.current}
              onSource={onSource}
              onSelect={onSelect}
            />
          )}
          {state.kind === 'loading' && <LoadingOverlay text={t('pdf.loading')} />}
          {state.kind === 'password' && <PasswordPrompt isWrong={state.isWrong} onPassword={givePassword} />}
          {state.kind === 'failed' && <PdfFailed failure={state.failure} onRetry={retry} />}
        </div>
        <ResizeHandle width={width ?? view.width} onWidth={setWidth} />
      </div>
    </section>
  )
}
