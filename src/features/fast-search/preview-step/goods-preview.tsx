import { Fragment, type JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { twoDigits } from '#contract/class-titles.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import { basketClasses } from '../state/basket-classes.ts'
import { basketInScope } from '../state/search-scope.ts'
import { usePartLabel } from '../state/use-part-label.ts'
import type { WizardState } from '../state/wizard-state.ts'

/** The chosen goods, class by class. */
export const GoodsPreview = ({ state }: { state: WizardState }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const classes = basketClasses(basketInScope(state))
  if (classes.length === 0) return <span className="rj-hint">{t('search.preview.allGoods')}</span>
  return (
    <div className="rj-preview-table">
      {classes.map(({ number, groups, parts, items }) => (
        <Fragment key={number}>
          <b>{twoDigits(number)}</b>
          <span>
            {[
              ...groups.map(group => t('search.basket.whole', { group })),
              ...parts.map(part =>
                t('search.basket.wholePart', { group: part.groups, part: partLabel(part.paragraph) }),
              ),
              ...items.map(item => (language === 'en' && item.enName !== '' ? item.enName : item.cnName)),
            ].join(t('search.summary.semicolon'))}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
