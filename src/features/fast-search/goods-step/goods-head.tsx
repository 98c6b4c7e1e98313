import { Checkbox } from '@blueprintjs/core'
import type { Dispatch, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { Goods } from './use-goods.ts'

interface GoodsHeadProps {
  chosen: ReadonlySet<number>
  goods: Goods
  /** Row that the page begins with. */
  first: number
  pageSize: number
  move: Dispatch<WizardMove>
}

/** The columns, and a box that chooses the page or gives it up. */
export const GoodsHead = ({ chosen, goods, first, pageSize, move }: GoodsHeadProps): JSX.Element => {
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
