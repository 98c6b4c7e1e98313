import { Button, Tag } from '@blueprintjs/core'
import { CrossIcon, ShoppingCartIcon, WarningSignIcon } from '@blueprintjs/icons'
import { type Dispatch, type JSX, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsItem, ParagraphItem } from '#contract/classification.ts'
import type { SearchBasis } from '#contract/search-basis.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { EllipsisText } from '../../../../components/ellipsis-text.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { SideDrawer } from '../../../../components/side-drawer.tsx'
import { useCall } from '../../../../lib/use-call.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { usePartLabel } from '../../state/group-names.ts'
import { type BasketClass, basketClasses } from '../../state/search-scope.ts'
import type { WizardMove } from '../../state/wizard-reducer.ts'
import type { Basket as BasketContent } from '../../state/wizard-state.ts'
import './basket.css'

interface BasketRowProps {
  /** A whole group by its number, a whole part of one, or an item. */
  chosen: string | ParagraphItem | GoodsItem
  name: string
  move: Dispatch<WizardMove>
}

const takeOut = (chosen: BasketRowProps['chosen']): WizardMove => {
  if (typeof chosen === 'string') return { type: 'wholeGroupToggled', group: chosen }
  return 'id' in chosen ? { type: 'itemToggled', item: chosen } : { type: 'partToggled', part: chosen }
}

/** Shows what was chosen in one line. Hundreds of them are left alone when one is added or taken out. */
const BasketRow = memo(function BasketRow({ chosen, name, move }: BasketRowProps): JSX.Element {
  const { t } = useTranslation()
  return (
    <li className="rj-basket-item">
      <EllipsisText text={name} />
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t('search.basket.remove', { name })}
        onClick={() => move(takeOut(chosen))}
      />
    </li>
  )
})

interface BasketClassSectionProps {
  content: BasketClass
  filing: SearchBasis['filing'] | undefined
  move: Dispatch<WizardMove>
}

/** Shows the chosen goods of one class, and the price of items beyond those that the fee covers. */
const BasketClassSection = ({ content, filing, move }: BasketClassSectionProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const { number, groups, parts, items } = content
  const extra = filing ? items.length - filing.itemsInFee : 0
  return (
    <section>
      <h3 className="rj-basket-class">
        <b>{twoDigits(number)}</b>
        <span className="rj-ellipsis">{classTitle(number)?.[language]}</span>
        <span className="rj-gap" />
        {filing && <span>{t('search.basket.count', { count: items.length, limit: filing.itemsInFee })}</span>}
      </h3>
      <ul className="rj-basket-items">
        {groups.map(group => (
          <BasketRow key={group} chosen={group} name={t('search.basket.whole', { group })} move={move} />
        ))}
        {parts.map(part => (
          <BasketRow
            key={part.groups + part.paragraph}
            chosen={part}
            name={t('search.basket.wholePart', { group: part.groups, part: partLabel(part.paragraph) })}
            move={move}
          />
        ))}
        {items.map(item => (
          <BasketRow
            key={item.id}
            chosen={item}
            name={language === 'en' && item.enName !== '' ? item.enName : item.cnName}
            move={move}
          />
        ))}
      </ul>
      {filing && extra > 0 && (
        <p className="rj-basket-extra">
          <WarningSignIcon size={12} />
          {t('search.basket.extra', {
            count: extra,
            paper: extra * filing.furtherItem.paper,
            online: extra * filing.furtherItem.online,
          })}
        </p>
      )}
    </section>
  )
}

interface BasketProps {
  basket: BasketContent
  /** Whether goods are designated. */
  isOn: boolean
  move: Dispatch<WizardMove>
  /** Closes the drawer that it stands in. */
  onClose?: () => void
}

/** Shows the chosen goods class by class, and the cost at filing of more than ten in a class. */
export const Basket = ({ basket, isOn, move, onClose }: BasketProps): JSX.Element => {
  const { t } = useTranslation()
  const filing = useCall('readSearchBasis', {}).data?.filing
  const classes = basketClasses(basket)
  const total = classes.reduce((sum, { count }) => sum + count, 0)
  return (
    <aside className={isOn ? 'rj-basket' : 'rj-basket rj-is-off'} aria-label={t('search.basket.title')}>
      <header className="rj-basket-head">
        <h2>{t('search.basket.title')}</h2>
        <span role="status">
          <Tag intent="primary">{total}</Tag>
        </span>
        <span className="rj-gap" />
        {total > 0 && (
          <Button
            variant="minimal"
            size="small"
            text={t('search.basket.clear')}
            onClick={() => move({ type: 'basketCleared' })}
          />
        )}
        {onClose && <IconButton name={t('inputs.close')} size="small" icon={<CrossIcon />} onClick={onClose} />}
      </header>
      {total === 0 ? (
        <EmptyState icon={<ShoppingCartIcon />} title={t('search.basket.empty')} text={t('search.basket.emptyText')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="rj-basket-list" tabIndex={0} aria-label={t('search.basket.title')}>
          {!isOn && <p className="rj-basket-extra">{t('search.basket.off')}</p>}
          {classes.map(content => (
            <BasketClassSection key={content.number} content={content} filing={filing} move={move} />
          ))}
        </section>
      )}
      {filing && (
        <p className="rj-basket-fee rj-hint">
          {t('search.basket.fee', {
            limit: filing.itemsInFee,
            next: filing.itemsInFee + 1,
            paper: filing.furtherItem.paper,
            online: filing.furtherItem.online,
          })}
        </p>
      )}
    </aside>
  )
}

interface BasketDrawerProps {
  basket: BasketContent
  isOn: boolean
  move: Dispatch<WizardMove>
}

const WIDTH_PX = 296

/** Shows the basket as a button with its count where there is no room beside the list; it opens over the list. */
export const BasketDrawer = ({ basket, isOn, move }: BasketDrawerProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = basketClasses(basket).reduce((sum, content) => sum + content.count, 0)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        text={t('search.basket.open', { count })}
        onClick={() => setIsOpen(true)}
      />
      <SideDrawer
        isOpen={isOpen}
        size={WIDTH_PX}
        aria-label={t('search.basket.title')}
        transitionDuration={0}
        onClose={() => setIsOpen(false)}
      >
        <Basket basket={basket} isOn={isOn} move={move} onClose={() => setIsOpen(false)} />
      </SideDrawer>
    </>
  )
}
