import { Button } from '@blueprintjs/core'
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type JSX, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CallData, CallInput } from '#contract/calls.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import { type MarkOrder, MOST_PORTFOLIO_ROWS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { SearchField } from '../../../components/search-field.tsx'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import { archiveAddress } from '../../../lib/archive-address.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import { useScreenReaderMode } from '../../../theme/display-modes.ts'
import { filterParams, type OpenedFigure, type PortfolioFilters } from '../portfolio-view.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { csvOf, downloadText } from './csv.ts'

type MarksQuery = CallInput<'readProposerMarks'>['query']
type MarksAsked = Omit<MarksQuery, 'pageNum' | 'pageSize'>
type MarkRow = CallData<'readProposerMarks'>['rows'][number]

const PAGE_SIZE = 200

/** Returns the marks of a figure, read page by page as the table is scrolled. */
const useMarks = (asked: MarksAsked): UseInfiniteQueryResult<InfiniteData<CallData<'readProposerMarks'>, number>> =>
  useInfiniteQuery({
    queryKey: ['readProposerMarks', asked],
    queryFn: ({ pageParam, signal }) =>
      callApi('readProposerMarks', { query: { ...asked, pageNum: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  })

/** Reads all marks of a figure, for a file. Throws `ApiError`. */
const readAllMarks = async (asked: MarksAsked): Promise<MarkRow[]> => {
  const rows: MarkRow[] = []
  for (let pageNum = FIRST_PAGE; ; pageNum += 1) {
    const page = await callApi('readProposerMarks', { query: { ...asked, pageNum, pageSize: MOST_PORTFOLIO_ROWS } })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows
  }
}

/** The columns with the order that each sorts by. */
const MARK_COLUMNS = [
  ['mark', 'name'],
  ['number', 'number'],
  ['class', 'class'],
  ['status', 'status'],
  ['filed', 'filed'],
  ['expiry', 'expiry'],
] as const satisfies readonly (readonly [string, MarkOrder])[]

interface Sorting {
  order: MarkOrder
  isDescending: boolean
}

interface MarksTableProps {
  label: string
  rows: readonly MarkRow[]
  total: number
  sorting: Sorting
  onSort: (order: MarkOrder) => void
  /** Is called when rows are in view that are not read yet. */
  onMore: () => void
}

const ROW_PX = 39
const AHEAD = 40

const ariaSort = ({ order, isDescending }: Sorting, column: MarkOrder): 'none' | 'ascending' | 'descending' =>
  order === column ? (isDescending ? 'descending' : 'ascending') : 'none'

/** Shows marks as a table of which only the rows in view are drawn; a screen reader has all that are read. */
const MarksTable = ({ label, rows, total, sorting, onSort, onMore }: MarksTableProps): JSX.Element => {
  const { t } = useTranslation()
  const { mark: named } = usePortfolioTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const isWhole = useScreenReaderMode() === 'on'
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: isWhole ? rows.length : 12,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length < total && last + AHEAD >= rows.length) onMore()
  }, [last, rows.length, total, onMore])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is longer than its place is scrolled by keyboard
    <section ref={scroller} className="rj-marks" aria-label={label} tabIndex={0}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows out of view are not drawn, so the count is told */}
      <div role="table" aria-label={label} aria-rowcount={total + 1}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its headings hold buttons */}
        <div className="rj-marks-row rj-marks-head" role="row" aria-rowindex={1}>
          {MARK_COLUMNS.map(([column, order]) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: it holds a button
            <span key={column} role="columnheader" aria-sort={ariaSort(sorting, order)}>
              <button type="button" onClick={() => onSort(order)}>
                {t(`portfolio.columns.${column}`)}
                {sorting.order === order && <span aria-hidden="true">{sorting.isDescending ? ' ↓' : ' ↑'}</span>}
              </button>
            </span>
          ))}
        </div>
        <div className="rj-marks-body" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index]
            const place = { transform: `translateY(${start}px)` }
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: it holds a link
              <div key={index} className="rj-marks-row" role="row" aria-rowindex={index + 2} style={place}>
                {row === undefined ? (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <span role="cell">{t('portfolio.drawer.loadingRow')}</span>
                ) : (
                  [
                    <span key="name" className="rj-mark-name">
                      {named(row.name)}
                    </span>,
                    <Link key="number" to={archiveAddress(row)}>
                      {row.regNo}
                    </Link>,
                    row.class,
                    t(`archive.statuses.${row.status}`),
                    row.applicationDate ?? '–',
                    row.expiryDate ?? '–',
                  ].map((content, column) => (
                    // biome-ignore lint/a11y/useSemanticElements: as above
                    <span key={MARK_COLUMNS[column]?.[0]} role="cell">
                      {content}
                    </span>
                  ))
                )}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

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
