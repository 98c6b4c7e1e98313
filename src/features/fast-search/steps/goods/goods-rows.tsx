import { Checkbox, Classes } from '@blueprintjs/core'
import { SmallTickIcon } from '@blueprintjs/icons'
import { type Dispatch, type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsItem } from '#contract/classification.ts'
import { twoDigits } from '#domain/class-titles.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { usePartLabel } from '../../state/group-names.ts'
import type { WizardMove } from '../../state/wizard-reducer.ts'
import type { Goods } from './use-goods.ts'

interface GoodsHeadProps {
  chosen: ReadonlySet<number>
  goods: Goods
  /** Row that the page begins with. */
  first: number
  pageSize: number
  move: Dispatch<WizardMove>
}

/** Shows the columns, and a checkbox that chooses or drops all items of the page. */
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
export const GoodsRow = memo(({ id, index, item, isChosen, isActive, onToggle }: GoodsRowProps): JSX.Element => {
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
