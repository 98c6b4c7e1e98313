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

/** The bar over the pages. Without pages it keeps what still serves: closing the pane and taking the file. */
export const PdfToolbar = ({ file, fileName, pageCount, view, ...props }: PdfToolbarProps): JSX.Element => {
  const { t } = useTranslation()
  const { isSearching, searchButton, onSearch, onCollapse } = props
  const { current } = view
  const label = (text: string) => ({ title: text, 'aria-label': text })
  return (
    <div className="rj-pdf-toolbar" role="toolbar" aria-label={t('pdf.tools')}>
      <Button
        variant="minimal"
        className="rj-pdf-collapse"
        icon={<DoubleChevronLeftIcon />}
        onClick={onCollapse}
        {...label(t('pdf.collapse'))}
      />
      {pageCount > 0 && (
        <>
          <Button
            variant="minimal"
            icon={<ChevronUpIcon />}
            disabled={current <= 1}
            onClick={() => view.goTo(current - 1)}
            {...label(t('pdf.previousPage'))}
          />
          <Button
            variant="minimal"
            icon={<ChevronDownIcon />}
            disabled={current >= pageCount}
            onClick={() => view.goTo(current + 1)}
            {...label(t('pdf.nextPage'))}
          />
          <span
            className="rj-pdf-count"
            role="status"
            aria-label={t('pdf.pageOf', { number: current, count: pageCount })}
          >
            {current} / {pageCount}
          </span>
          <Divider />
          <Button variant="minimal" icon={<ZoomOutIcon />} onClick={() => view.step(-1)} {...label(t('pdf.zoomOut'))} />
          <Button
            variant="minimal"
            className="rj-pdf-zoom"
            aria-pressed={view.isFitted}
            onClick={view.fit}
            title={t('pdf.fitWidth')}
          >
            {Math.round(view.zoom * 100)}%
          </Button>
          <Button variant="minimal" icon={<ZoomInIcon />} onClick={() => view.step(1)} {...label(t('pdf.zoomIn'))} />
        </>
      )}
      <span className="rj-gap" />
      {pageCount > 0 && (
        <>
          <Button variant="minimal" icon={<RotateDocumentIcon />} onClick={view.rotate} {...label(t('pdf.rotate'))} />
          <Button
            variant="minimal"
            ref={searchButton}
            icon={<SearchIcon />}
            active={isSearching}
            aria-pressed={isSearching}
            onClick={onSearch}
            {...label(t('pdf.search.open'))}
          />
        </>
      )}
      <AnchorButton
        variant="minimal"
        icon={<DownloadIcon />}
        href={file}
        download={fileName}
        {...label(t('pdf.download'))}
      />
    </div>
  )
}
