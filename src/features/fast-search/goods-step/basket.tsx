import { Button, Tag } from '@blueprintjs/core'
import { ShoppingCartIcon } from '@blueprintjs/icons'
import type { Dispatch, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { basketClasses } from '../state/basket-classes.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { Basket as BasketContent } from '../state/wizard-state.ts'
import { BasketClassSection } from './basket-class-section.tsx'
import './basket.css'

interface BasketProps {
  basket: BasketContent
  /** Whether goods are designated. */
  isOn: boolean
  move: Dispatch<WizardMove>
}

/** The chosen goods class by class, and what more than ten of a class cost at filing. */
export const Basket = ({ basket, isOn, move }: BasketProps): JSX.Element => {
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
