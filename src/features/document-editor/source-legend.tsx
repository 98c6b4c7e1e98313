import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

/** What the badges on the sheet mean. */
export const SourceLegend = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-source-legend">
      <span className="rj-source">{t('editor.badge.exact', { page: 1 })}</span>
      <span className="rj-hint">{t('editor.legend.exact')}</span>
      <span className="rj-source" data-state="normalised">
        {t('editor.badge.normalised', { page: 1 })}
      </span>
      <span className="rj-hint">{t('editor.legend.normalised')}</span>
      <span className="rj-source" data-state="missing">
        {t('editor.badge.missing')}
      </span>
    </div>
  )
}
