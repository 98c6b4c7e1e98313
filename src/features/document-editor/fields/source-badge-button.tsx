import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SourceBadge } from './source-badge.ts'

interface SourceBadgeButtonProps {
  badge: SourceBadge
  isActive: boolean
  onClick: () => void
}

/** The badge of the sheet, in the panel: where a value comes from; leads to the place in the notice. */
export const SourceBadgeButton = ({ badge, isActive, onClick }: SourceBadgeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const place = { page: 'page' in badge ? badge.page : 0 }
  const title = t(`editor.badge.${badge.kind}Title`, place)
  return (
    <button
      type="button"
      className={isActive ? 'rj-source rj-active' : 'rj-source'}
      data-state={badge.kind}
      title={title}
      aria-label={title}
      onClick={onClick}
    >
      {t(`editor.badge.${badge.kind}`, place)}
    </button>
  )
}
