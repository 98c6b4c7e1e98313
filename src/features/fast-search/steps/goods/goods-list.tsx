import { Checkbox, Classes } from '@blueprintjs/core'
import { SearchIcon, SmallTickIcon } from '@blueprintjs/icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type Dispatch,
  type JSX,
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsItem } from '#contract/classification.ts'
import { twoDigits } from '#domain/class-titles.ts'
import { EmptyState, FailedLoad } from '../../../../components/empty-state.tsx'
import { useAfterFirstDraw } from '../../../../lib/delayed-value.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { usePartLabel } from '../../state/group-names.ts'
import type { WizardMove, WizardProps } from '../../state/wizard-reducer.ts'
import type { Goods } from './use-goods.ts'
import './goods-list.css'

interface GoodsHeadProps {
  chosen: ReadonlySet<number>
  goods: Goods
  /** Row that the page begins with. */
  first: number
  pageSize: number
  move: Dispatch<WizardMove>
}

/** Shows the columns, and a checkbox that chooses or drops all items of the page. */
const GoodsHead = ({ chosen, goods, first, pageSize, move }: GoodsHeadProps): JSX.Element => {
  const { t } = useTranslation()
  const items = Array.from({ length: pageSize }, (_, place) => goods.itemAt(first + place)).filter(
    item => item !== undefined,
  )
  const count = items.filter(({ id }) => chosen.has(id)).length
  return (
    <thead>
      <tr className="rj-goods-head" aria-rowindex={1}>
        <th className="rj-goods-box">
          <Checkbox
            aria-label={t('search.goods.choosePage')}
            checked={count > 0 && count === items.length}
            indeterminate={count > 0 && count < items.length}
            onChange={() => move({ type: 'itemsToggled', items })}
          />
        </th>
        {(['class', 'group', 'part', 'name', 'code'] as const).map(column => (
          <th key={column}>{t(`search.goods.${column}`)}</th>
        ))}
      </tr>
    </thead>
  )
}

interface GoodsRowProps {
  id: string
  index: number
  /** Undefined until its page is loaded. */
  item: GoodsItem | undefined
  isChosen: boolean
  isActive: boolean
  onToggle: (row: number) => void
}

const isSameRow = (a: GoodsRowProps, b: GoodsRowProps): boolean =>
  a.index === b.index && a.item === b.item && a.isChosen === b.isChosen && a.isActive === b.isActive

/** Shows one item of the list. */
const GoodsRow = memo(({ id, index, item, isChosen, isActive, onToggle }: GoodsRowProps): JSX.Element => {
  const language = useLanguage()
  const partLabel = usePartLabel()
  const name = item && (language === 'en' && item.enName !== '' ? item.enName : item.cnName)
  return (
    <tr
      id={id}
      className={isActive ? 'rj-goods-row rj-is-active' : 'rj-goods-row'}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      onClick={() => onToggle(index)}
    >
      <td className="rj-goods-box">
        <span className="rj-goods-tick">{isChosen && <SmallTickIcon size={16} />}</span>
      </td>
      <td>{item && twoDigits(item.marktypenum)}</td>
      <td className="rj-goods-group">{item?.groups}</td>
      <td className="rj-goods-group">{item && partLabel(item.paragraph)}</td>
      <td className="rj-ellipsis" title={name}>
        {name ?? <span className={Classes.SKELETON}>{'　'.repeat(12)}</span>}
      </td>
      <td className="rj-goods-code">{item?.itemNo}</td>
    </tr>
  )
}, isSameRow)

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
    // The rows begin below the head, which stays in view: what ends there ends one row further down.
    scrollPaddingEnd: ROW_HEIGHT,
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

  if (goods.failure !== null) {
    return (
      <div className="rj-goods-list">
        <div className="rj-goods-empty">
          <FailedLoad of={goods.failure} />
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
