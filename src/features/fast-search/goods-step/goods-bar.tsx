import { SegmentedControl, Switch } from '@blueprintjs/core'
import type { JSX, PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/problem-text.tsx'
import type { WizardProps } from '../state/wizard-props.ts'
import { IDENTICAL, INCLUDED } from '../state/wizard-state.ts'
import { FindField } from './find-field.tsx'

const YES = 1
const NO = 2

/** Whether goods are designated, or in goods mode whether related groups are wanted; and the search in the list. */
export const GoodsBar = ({ state, move, children }: PropsWithChildren<WizardProps>): JSX.Element => {
  const { t } = useTranslation()
  const { mode, form, designates, goodsFilter, problem } = state
  return (
    <div className="rj-goods-bar">
      {mode === 'class' ? (
        <Switch
          role="switch"
          label={t('search.goods.designate')}
          checked={designates.goods}
          onChange={({ currentTarget }) => move({ type: 'goodsDesignated', isOn: currentTarget.checked })}
        />
      ) : (
        <Switch
          role="switch"
          label={t('search.goods.relate')}
          checked={form.relateWithGroup === YES}
          onChange={({ currentTarget }) =>
            move({ type: 'relateWithGroupChanged', relateWithGroup: currentTarget.checked ? YES : NO })
          }
        />
      )}
      {problem === 'goodsMissing' && <ProblemText text={t('search.problem.goodsMissing')} />}
      <span className="rj-gap" />
      <FindField
        text={goodsFilter.searchContent}
        onFind={searchContent => move({ type: 'goodsFiltered', searchContent })}
      />
      <SegmentedControl
        size="small"
        inline
        aria-label={t('search.goods.searchType')}
        options={[
          { value: String(INCLUDED), label: t('search.goods.included') },
          { value: String(IDENTICAL), label: t('search.goods.identical') },
        ]}
        value={String(goodsFilter.searchType)}
        onValueChange={value =>
          move({ type: 'goodsFiltered', searchType: value === String(IDENTICAL) ? IDENTICAL : INCLUDED })
        }
      />
      {children}
    </div>
  )
}
