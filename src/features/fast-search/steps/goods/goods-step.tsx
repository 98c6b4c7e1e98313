import { SegmentedControl } from '@blueprintjs/core'
import { type Dispatch, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE } from '#contract/limits.ts'
import { NoticeDialog } from '../../../../components/notice-dialog.tsx'
import { Pager } from '../../../../components/pager.tsx'
import { useMediaQuery } from '../../../../lib/use-media-query.ts'
import { basketInScope } from '../../state/search-scope.ts'
import type { WizardMove, WizardProps } from '../../state/wizard-reducer.ts'
import type { GoodsFilter } from '../../state/wizard-state.ts'
import { StepHeading } from '../step-heading.tsx'
import { Basket, BasketDrawer } from './basket.tsx'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsFilters } from './goods-filters.tsx'
import { GoodsList } from './goods-list.tsx'
import { useGoods } from './use-goods.ts'
import './goods-step.css'

interface GoodsPagerProps {
  filter: GoodsFilter
  total: number | undefined
  move: Dispatch<WizardMove>
  onGoTo: (pageNum: number) => void
}

const PAGE_SIZES = [20, 50, 100]

/** Shows which part of the list is in view, and asks for another page or page size. */
const GoodsPager = ({ filter, total = 0, move, onGoTo }: GoodsPagerProps): JSX.Element => {
  const { t } = useTranslation()
  const labelId = useId()
  const { pageNum, pageSize } = filter
  return (
    <Pager pageNum={pageNum} pageSize={pageSize} total={total} onGoTo={onGoTo}>
      <span id={labelId}>{t('search.goods.pageSize')}</span>
      <SegmentedControl
        size="small"
        inline
        aria-labelledby={labelId}
        options={PAGE_SIZES.map(size => ({ value: String(size), label: String(size) }))}
        value={String(pageSize)}
        onValueChange={value => {
          move({ type: 'goodsPaged', pageNum: FIRST_PAGE, pageSize: Number(value) })
          onGoTo(FIRST_PAGE)
        }}
      />
    </Pager>
  )
}

/** Asks which goods are searched: the list within the earlier choices, and the basket. */
export const GoodsStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 1199px)')
  const goods = useGoods(state)
  const [readMessage, setReadMessage] = useState<string | null>(null)
  const basket = state.designates.goods ? basketInScope(state) : state.form.basket
  return (
    <div className="rj-wizard-step rj-goods">
      <div className="rj-goods-main">
        <StepHeading text={t('search.steps.goods')} className="rj-sr" />
        <GoodsBar state={state} move={move}>
          {isNarrow && <BasketDrawer basket={basket} isOn={state.designates.goods} move={move} />}
        </GoodsBar>
        <GoodsFilters state={state} move={move} goods={goods} />
        {!state.designates.goods && <p className="rj-goods-off">{t('search.goods.off')}</p>}
        <GoodsList state={state} move={move} goods={goods} />
        <GoodsPager filter={state.goodsFilter} total={goods.total} move={move} onGoTo={goods.goToPage} />
      </div>
      {!isNarrow && <Basket basket={basket} isOn={state.designates.goods} move={move} />}
      {goods.message !== null && goods.message !== readMessage && (
        <NoticeDialog text={goods.message} onClose={() => setReadMessage(goods.message)} />
      )}
    </div>
  )
}
