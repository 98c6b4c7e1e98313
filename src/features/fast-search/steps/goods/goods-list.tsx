import { SearchIcon } from '@blueprintjs/icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type JSX, type KeyboardEvent, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, FailedLoad } from '../../../../components/empty-state.tsx'
import { useAfterFirstDraw } from '../../../../lib/delayed-value.ts'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { GoodsHead, GoodsRow } from './goods-rows.tsx'
import type { Goods } from './use-goods.ts'
import './goods-list.css'

/** The row a key leads to in a list of `count` rows of which `page` are in view; null where it leads nowhere. */
const rowAfterKey = (row: number, key: string, count: number, page: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: Math.max(1, page),
    PageUp: -Math.max(1, page),
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, row + step))
}

interface GoodsListProps extends WizardProps {
  goods: Goods
}

/** `--rj-row` */
const ROW_HEIGHT = 39
const OVERSCAN = 5
const FIRST_ROWS = 20

/** Shows all goods that pass the filter; only those in view are drawn. One tab stop: arrows move, Space chooses. */
export const GoodsList = ({ state, move, goods }: GoodsListProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const scroller = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(0)
  const count = goods.total ?? FIRST_ROWS
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
    // Rows are drawn in the next frame, so that a scroll event does not wait for them.
    useFlushSync: false,
  })
  const chosen = useMemo(
    () => new Set(state.designates.goods ? state.form.basket.items.map(item => item.id) : []),
    [state.form.basket.items, state.designates.goods],
  )

  const hasRows = useAfterFirstDraw()
  const drawn = hasRows ? rows.getVirtualItems() : []
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
  const { show, wantedRow, arrive } = goods
  const { pageNum, pageSize } = state.goodsFilter
  const topPage = Math.floor(startIndex / pageSize) + 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows in view, whoever is told of them
  useEffect(() => show(startIndex, endIndex), [startIndex, endIndex])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a scroll leads to another page
  useEffect(() => {
    if (wantedRow === null && topPage !== pageNum) startTransition(() => move({ type: 'goodsPaged', pageNum: topPage }))
  }, [topPage])
  useEffect(() => {
    if (wantedRow === null) return
    rows.scrollToIndex(wantedRow, { align: 'start' })
    move({ type: 'goodsPaged', pageNum: Math.floor(wantedRow / pageSize) + 1 })
    setActive(wantedRow)
    arrive()
  }, [wantedRow, rows, arrive, move, pageSize])
  // A list for another filter begins at its top.
  const filterKey = JSON.stringify({ ...state.goodsFilter, pageNum: 0, pageSize: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the filter changes
  useEffect(() => {
    rows.scrollToOffset(0)
    setActive(0)
  }, [filterKey])

  const toggle = (row: number): void => {
    const item = goods.itemAt(row)
    setActive(row)
    if (item) move({ type: 'itemToggled', item })
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      toggle(active)
      return
    }
    const next = rowAfterKey(active, event.key, count, endIndex - startIndex)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    rows.scrollToIndex(next)
  }

  if (goods.isFailed) {
    return (
      <div className="rj-goods-list">
        <div className="rj-goods-empty">
          <FailedLoad onRetry={goods.retry} />
        </div>
      </div>
    )
  }
  if (goods.total === 0) {
    return (
      <div className="rj-goods-list">
        <div className="rj-goods-empty">
          <EmptyState icon={<SearchIcon />} title={t('search.goods.empty')} text={t('search.goods.emptyText')} />
        </div>
      </div>
    )
  }
  return (
    <table
      ref={scroller}
      className="rj-goods-list"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that takes keys
      role="grid"
      tabIndex={0}
      aria-label={t('search.goods.table')}
      aria-multiselectable
      aria-rowcount={count + 1}
      aria-busy={goods.total === undefined}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={handleKeyDown}
    >
      <GoodsHead chosen={chosen} goods={goods} first={(pageNum - 1) * pageSize} pageSize={pageSize} move={move} />
      <tbody style={{ height: rows.getTotalSize(), paddingTop: drawn[0]?.start }}>
        {drawn.map(({ index }, place) => {
          const item = goods.itemAt(index)
          return (
            <GoodsRow
              // biome-ignore lint/suspicious/noArrayIndexKey: texts scroll, not rows, which take a frame and more to make
              key={place}
              id={`${id}-${index}`}
              index={index}
              item={item}
              isChosen={item !== undefined && chosen.has(item.id)}
              isActive={index === active}
              onToggle={toggle}
            />
          )
        })}
      </tbody>
    </table>
  )
}
