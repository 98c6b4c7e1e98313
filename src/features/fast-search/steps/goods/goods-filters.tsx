import { Button, SegmentedControl } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemType } from '#contract/classification.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { nameIn, usePartLabel } from '../../state/group-names.ts'
import { isSamePart } from '../../state/group-place.ts'
import { goodsSearchOf, groupsInScope } from '../../state/search-scope.ts'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { FilterSelect } from './filter-select.tsx'
import type { Goods } from './use-goods.ts'

interface GoodsFiltersProps extends WizardProps {
  goods: Goods
}

const ITEM_TYPES: readonly ItemType[] = ['all', 'standard', 'acceptable']
const ALL = ''

/** Shows the filters of item type, class, group and part; the chosen group or part can be taken whole. */
export const GoodsFilters = ({ state, move, goods }: GoodsFiltersProps): JSX.Element => {
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
