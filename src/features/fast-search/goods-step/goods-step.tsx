import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeDialog } from '../../../components/notice-dialog.tsx'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { basketInScope } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-props.ts'
import { StepHeading } from '../wizard/step-heading.tsx'
import { Basket } from './basket.tsx'
import { BasketDrawer } from './basket-drawer.tsx'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsFilters } from './goods-filters.tsx'
import { GoodsList } from './goods-list.tsx'
import { GoodsPager } from './goods-pager.tsx'
import { useGoods } from './use-goods.ts'
import './goods-step.css'

/** Which goods are searched: the list within what was chosen before, and what was taken from it. */
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
