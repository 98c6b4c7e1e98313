import { Button } from '@blueprintjs/core'
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons'
import { type JSX, useCallback, useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkOrder } from '#contract/proposer-map/proposer-vocabulary.ts'
import { SearchField } from '../../../components/search-field.tsx'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import { ApiError } from '../../../lib/http.ts'
import { filterParams, type OpenedFigure, type PortfolioFilters } from '../portfolio-view.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { csvOf, downloadText } from './csv.ts'
import { MARK_COLUMNS, type MarksAsked, MarksTable, readAllMarks, type Sorting, useMarks } from './marks-table.tsx'

interface OpenedMarksProps {
  name: string
  filters: PortfolioFilters
  opened: OpenedFigure
  titleId: string
  onClose: () => void
}

const NEWEST: Sorting = { order: 'filed', isDescending: true }

/** Shows the marks that a figure counts, sorted and searched, and gives them as a file. */
const OpenedMarks = ({ name, filters, opened, titleId, onClose }: OpenedMarksProps): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  const [sorting, setSorting] = useState(NEWEST)
  const [text, setText] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const sought = useDeferredValue(text.trim())
  const asked: MarksAsked = {
    name,
    ...filterParams(filters),
    ...opened.figure,
    order: sorting.order,
    isDescending: sorting.isDescending ? 1 : 0,
    ...(sought !== '' && { text: sought }),
  }
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMarks(asked)
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  const [first] = data?.pages ?? []
  const total = first?.total ?? 0
  const handleMore = useCallback((): void => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const sort = (order: MarkOrder): void =>
    setSorting(current => ({ order, isDescending: current.order === order && !current.isDescending }))
  const takeAway = async (): Promise<void> => {
    setHasFailed(false)
    try {
      const all = await readAllMarks(asked)
      const head = MARK_COLUMNS.map(([column]) => t(`portfolio.columns.${column}`))
      const lines = all.map(row => [
        mark(row.name),
        row.regNo,
        String(row.class),
        t(`archive.statuses.${row.status}`),
        row.applicationDate ?? '',
        row.expiryDate ?? '',
      ])
      downloadText(`${name} ${opened.title}.csv`.replace(/[/\\:*?"<>|]/g, ' '), csvOf([head, ...lines]))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
    }
  }

  return (
    <div className="rj-marks-drawer">
      <div className="rj-marks-title">
        <div>
          <h2 id={titleId}>{opened.title}</h2>
          <p className="rj-hint" role="status">
            {first && t('portfolio.drawer.total', { count: total })}
            {hasFailed && ` ${t('portfolio.drawer.failed')}`}
          </p>
        </div>
        <span className="rj-gap" />
        <Button
          icon={<DownloadIcon />}
          text={t('portfolio.drawer.csv')}
          disabled={total === 0}
          onClick={() => void takeAway()}
        />
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={t('portfolio.drawer.close')}
          title={t('portfolio.drawer.close')}
          onClick={onClose}
        />
      </div>
      <div className="rj-marks-tools">
        <SearchField
          className="rj-marks-find"
          name={t('portfolio.drawer.find', { count: total })}
          clearName={t('portfolio.drawer.clear')}
          maxLength={200}
          text={text}
          onType={setText}
          onClear={() => setText('')}
        />
      </div>
      {isError && rows.length === 0 ? (
        <p className="rj-marks-none">
          {t('portfolio.drawer.failed')}{' '}
          <Button size="small" text={t('portfolio.drawer.retry')} onClick={() => void refetch()} />
        </p>
      ) : (
        <MarksTable
          label={opened.title}
          rows={rows}
          total={total}
          sorting={sorting}
          onSort={sort}
          onMore={handleMore}
        />
      )}
      {first && total === 0 && <p className="rj-marks-none">{t('portfolio.drawer.empty')}</p>}
      <footer className="rj-marks-foot">{first && t('portfolio.drawer.shown', { count: total })}</footer>
    </div>
  )
}

interface MarksDrawerProps {
  name: string
  filters: PortfolioFilters
  opened: OpenedFigure | null
  onClose: () => void
}

/** Opens over the page with the marks of a figure; the focus returns to the figure. */
export const MarksDrawer = ({ opened, onClose, ...view }: MarksDrawerProps): JSX.Element => {
  const titleId = useId()
  return (
    <SideDrawer
      isOpen={opened !== null}
      onClose={onClose}
      size="min(760px, 100vw)"
      aria-labelledby={titleId}
      shouldReturnFocusOnClose
    >
      {opened && <OpenedMarks {...view} opened={opened} titleId={titleId} onClose={onClose} />}
    </SideDrawer>
  )
}
