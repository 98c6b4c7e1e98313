import { Fragment, type JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { usePartLabel } from '../../state/group-names.ts'
import { classOfGroup } from '../../state/group-place.ts'
import { basketClasses, basketInScope, classesInScope } from '../../state/search-scope.ts'
import type { WizardState } from '../../state/wizard-state.ts'

/** Shows the searched classes, each with the groups and parts that narrow it. */
export const ScopePreview = ({ state }: { state: WizardState }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const { form, mode } = state
  const basket = basketInScope(state)
  const ofGoods = [...basket.items, ...basket.parts].map(({ groups }) => groups)
  const groups = mode === 'class' ? form.groups : [...new Set([...ofGoods, ...basket.groups])].sort()
  const classes = classesInScope(state)
  if (classes.length === 0) return <span className="rj-hint">{t('search.preview.empty')}</span>
  const wordsOf = (group: string): string =>
    group +
    form.paragraphs
      .filter(part => part.groups === group)
      .map(part => partLabel(part.paragraph))
      .join('')
  return (
    <div className="rj-preview-table rj-has-titles">
      {classes.map(number => {
        const own = groups.filter(group => classOfGroup(group) === number)
        return (
          <Fragment key={number}>
            <b>{twoDigits(number)}</b>
            <span className="rj-preview-title">{classTitle(number)?.[language]}</span>
            <span>
              {own.length === 0
                ? t('search.preview.allGroups')
                : own.map(mode === 'class' ? wordsOf : String).join(t('search.summary.list'))}
            </span>
          </Fragment>
        )
      })}
    </div>
  )
}

/** Shows the chosen goods, class by class. */
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
