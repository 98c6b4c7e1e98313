import { AnchorButton, Button, Divider } from '@blueprintjs/core'
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DoubleChevronLeftIcon,
  DownloadIcon,
  RotateDocumentIcon,
  SearchIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@blueprintjs/icons'
import type { JSX, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import type { PageView } from './use-page-view.ts'

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
export const PdfToolbar = ({ file, fileName, pageCount, view, ...props }: PdfToolbarProps): JSX.Element => {
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
