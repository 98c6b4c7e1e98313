import { Button, SegmentedControl, Switch } from '@blueprintjs/core'
import { type Dispatch, type JSX, type PropsWithChildren, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_PAGE } from '#contract/limits.ts'
import { ProblemText } from '../../../../components/field-notes.tsx'
import { NoticeDialog } from '../../../../components/notice-dialog.tsx'
import { Pager } from '../../../../components/pager.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { useMediaQuery } from '../../../../lib/use-media-query.ts'
import { basketInScope, goodsSearchOf, groupsInScope } from '../../state/search-scope.ts'
import type { WizardMove, WizardProps } from '../../state/wizard-reducer.ts'
import { type GoodsFilter, IDENTICAL, INCLUDED } from '../../state/wizard-state.ts'
import { StepHeading } from '../step-heading.tsx'
import { Basket, BasketDrawer } from './basket.tsx'
import { GoodsList } from './goods-list.tsx'
import { type Goods, useGoods } from './use-goods.ts'
import './goods-step.css'
import { TickIcon } from '@blueprintjs/icons'
import type { ItemType } from '#contract/classification.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { nameIn, usePartLabel } from '../../state/group-names.ts'
import { isSamePart } from '../../state/group-place.ts'
import { FilterSelect } from './filter-select.tsx'

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
const GoodsBar = ({ state, move, children }: PropsWithChildren<WizardProps>): JSX.Element => {
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

interface GoodsFiltersProps extends WizardProps {
  goods: Goods
}

const ITEM_TYPES: readonly ItemType[] = ['all', 'standard', 'acceptable']
const ALL = ''

/** Shows the filters of item type, class, group and part; the chosen group or part can be taken whole. */
const GoodsFilters = ({ state, move, goods }: GoodsFiltersProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const { goodsFilter: filter, mode, form } = state
  const classes = goodsSearchOf(state).chooseTypes ?? []
  const inScope = new Set(groupsInScope(state))
  const groups = goods.choices.groups.filter(({ groups: group }) => mode === 'goods' || inScope.has(group))
  const [group] = filter.groups
  const [part] = filter.paragraphs
  const parts = goods.choices.paragraph.filter(known => known.groups === group)
  const allClasses =
    mode === 'goods' || classes.length > 3
      ? t('search.goods.allClasses')
      : t('search.goods.allChosenClasses', { numbers: classes.map(twoDigits).join(t('search.summary.list')) })

  return (
    <div className="rj-goods-filters">
      <SegmentedControl
        size="small"
        inline
        aria-label={t('search.goods.itemType')}
        options={ITEM_TYPES.map(type => ({ value: type, label: t(`search.goods.${type}`) }))}
        value={filter.itemtype}
        onValueChange={value =>
          move({ type: 'goodsFiltered', itemtype: ITEM_TYPES.find(type => type === value) ?? 'all' })
        }
      />
      <span className="rj-goods-divider" />
      <FilterSelect
        label={t('search.goods.class')}
        value={filter.marktypenum === null ? ALL : String(filter.marktypenum)}
        options={[
          { value: ALL, label: allClasses },
          ...classes.map(number => ({
            value: String(number),
            label: `${twoDigits(number)} ${classTitle(number)?.[language] ?? ''}`,
          })),
        ]}
        onChange={value => move({ type: 'goodsFiltered', marktypenum: value === ALL ? null : Number(value) })}
      />
      <FilterSelect
        label={t('search.goods.group')}
        value={group ?? ALL}
        options={[
          { value: ALL, label: t('search.goods.allGroups') },
          ...groups.map(known => ({ value: known.groups, label: `${known.groups} ${nameIn(known, language)}` })),
        ]}
        onChange={value => move({ type: 'goodsFiltered', groups: value === ALL ? [] : [value] })}
      />
      <FilterSelect
        label={t('search.goods.part')}
        value={part?.paragraph ?? ALL}
        options={[
          { value: ALL, label: t('search.goods.allParts') },
          ...parts.map(known => ({ value: known.paragraph, label: partLabel(known.paragraph) })),
        ]}
        isDisabled={parts.length === 0}
        onChange={value =>
          move({ type: 'goodsFiltered', paragraphs: parts.filter(({ paragraph }) => paragraph === value) })
        }
      />
      {group !== undefined && part === undefined && (
        <WholeButton
          text={t('search.goods.wholeGroup', { group })}
          isChosen={form.basket.groups.includes(group)}
          onToggle={() => move({ type: 'wholeGroupToggled', group })}
        />
      )}
      {part !== undefined && (
        <WholeButton
          text={t('search.goods.wholePart', { group: part.groups, part: partLabel(part.paragraph) })}
          isChosen={form.basket.parts.some(chosen => isSamePart(chosen, part))}
          onToggle={() => move({ type: 'partToggled', part })}
        />
      )}
    </div>
  )
}

interface WholeButtonProps {
  text: string
  isChosen: boolean
  onToggle: () => void
}

const WholeButton = ({ text, isChosen, onToggle }: WholeButtonProps): JSX.Element => (
  <Button
    size="small"
    text={text}
    active={isChosen}
    aria-pressed={isChosen}
    {...(isChosen && { icon: <TickIcon size={12} /> })}
    onClick={onToggle}
  />
)

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
