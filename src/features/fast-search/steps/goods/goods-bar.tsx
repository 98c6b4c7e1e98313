import { SegmentedControl, Switch } from '@blueprintjs/core'
import { type JSX, type PropsWithChildren, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../../components/field-notes.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { IDENTICAL, INCLUDED } from '../../state/wizard-state.ts'

interface FindFieldProps {
  /** The text that the list is searched for now. */
  text: string
  onFind: (text: string) => void
}

const TYPING_MS = 250

/**
 * Asks for the text to find in the goods list. It reports at a pause in typing or on Enter, but not when it loses the focus:
 * a click on a row must not change the rows under the pointer.
 */
export const FindField = ({ text, onFind }: FindFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const find = useEffectEvent((): void => {
    if (typed !== text) onFind(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the pause
  useEffect(() => {
    const timer = setTimeout(find, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchField
      className="rj-goods-find"
      name={t('search.goods.find')}
      clearName={t('search.goods.clearFind')}
      maxLength={200}
      text={typed}
      onType={setTyped}
      onEnter={() => typed !== text && onFind(typed)}
      onClear={() => {
        setTyped('')
        onFind('')
      }}
    />
  )
}

const YES = 1
const NO = 2

/** Shows the switch for goods, or in goods mode for related groups, and the search in the list. */
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
