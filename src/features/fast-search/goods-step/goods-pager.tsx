import { SegmentedControl } from '@blueprintjs/core'
import { type Dispatch, type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE } from '#contract/limits.ts'
import { Pager } from '../../../components/pager.tsx'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { GoodsFilter } from '../state/wizard-state.ts'

interface GoodsPagerProps {
  filter: GoodsFilter
  total: number | undefined
  move: Dispatch<WizardMove>
  onGoTo: (pageNum: number) => void
}

const PAGE_SIZES = [20, 50, 100]

/** Which part of the list is in view, the way to others, and how much a page is. */
export const GoodsPager = ({ filter, total = 0, move, onGoTo }: GoodsPagerProps): JSX.Element => {
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
