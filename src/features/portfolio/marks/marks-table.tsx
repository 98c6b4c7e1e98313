import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CallData, CallInput } from '#contract/calls.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import { type MarkOrder, MOST_PORTFOLIO_ROWS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { archiveAddress } from '../../../lib/archive-address.ts'
import { callApi } from '../../../lib/http.ts'
import { useScreenReaderMode } from '../../../theme/display-modes.ts'
import { usePortfolioTexts } from '../use-texts.ts'

type MarksQuery = CallInput<'readProposerMarks'>['query']
export type MarksAsked = Omit<MarksQuery, 'pageNum' | 'pageSize'>
type MarkRow = CallData<'readProposerMarks'>['rows'][number]

const PAGE_SIZE = 200

/** Returns the marks of a figure, read page by page as the table is scrolled. */
export const useMarks = (
  asked: MarksAsked,
): UseInfiniteQueryResult<InfiniteData<CallData<'readProposerMarks'>, number>> =>
  useInfiniteQuery({
    queryKey: ['readProposerMarks', asked],
    queryFn: ({ pageParam, signal }) =>
      callApi('readProposerMarks', { query: { ...asked, pageNum: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  })

/** Reads all marks of a figure, for a file. Throws `ApiError`. */
export const readAllMarks = async (asked: MarksAsked): Promise<MarkRow[]> => {
  const rows: MarkRow[] = []
  for (let pageNum = FIRST_PAGE; ; pageNum += 1) {
    const page = await callApi('readProposerMarks', { query: { ...asked, pageNum, pageSize: MOST_PORTFOLIO_ROWS } })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows
  }
}

/** The columns with the order that each sorts by. */
export const MARK_COLUMNS = [
  ['mark', 'name'],
  ['number', 'number'],
  ['class', 'class'],
  ['status', 'status'],
  ['filed', 'filed'],
  ['expiry', 'expiry'],
] as const satisfies readonly (readonly [string, MarkOrder])[]

export interface Sorting {
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
export const MarksTable = ({ label, rows, total, sorting, onSort, onMore }: MarksTableProps): JSX.Element => {
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
