import { Button } from '@blueprintjs/core'
import { CrossIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { Dispatch, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { classTitle, twoDigits } from '#contract/class-titles.ts'
import type { SearchBasis } from '#contract/search-basis.ts'
import { EllipsisText } from '../../../components/ellipsis-text.tsx'
import { useLanguage } from '../../../locales/use-language.ts'
import type { BasketClass } from '../state/basket-classes.ts'
import { usePartLabel } from '../state/use-part-label.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'

interface BasketClassSectionProps {
  content: BasketClass
  filing: SearchBasis['filing'] | undefined
  move: Dispatch<WizardMove>
}

/** What was chosen of one class. Items beyond those the fee covers are told with their price. */
export const BasketClassSection = ({ content, filing, move }: BasketClassSectionProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const { number, groups, parts, items } = content
  const entries: readonly { id: string; name: string; take: WizardMove }[] = [
    ...groups.map(group => ({
      id: group,
      name: t('search.basket.whole', { group }),
      take: { type: 'wholeGroupToggled', group } as const,
    })),
    ...parts.map(part => ({
      id: part.groups + part.paragraph,
      name: t('search.basket.wholePart', { group: part.groups, part: partLabel(part.paragraph) }),
      take: { type: 'partToggled', part } as const,
    })),
    ...items.map(item => ({
      id: String(item.id),
      name: language === 'en' && item.enName !== '' ? item.enName : item.cnName,
      take: { type: 'itemToggled', item } as const,
    })),
  ]
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
        {entries.map(({ id, name, take }) => (
          <li key={id} className="rj-basket-item">
            <EllipsisText text={name} />
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={t('search.basket.remove', { name })}
              onClick={() => move(take)}
            />
          </li>
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
