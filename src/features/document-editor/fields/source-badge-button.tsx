import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SourceBadge } from './source-badge.ts'
import './source-badge.css'

interface SourceBadgeButtonProps {
  badge: SourceBadge
  isActive: boolean
  onClick: () => void
}

/** Where a value comes from; leads to the place in the notice. */
export const SourceBadgeButton = ({ badge, isActive, onClick }: SourceBadgeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const place = { page: 'page' in badge ? badge.page : 0 }
  return (
    <button
      type="button"
      className={`rj-source rj-source-${badge.kind}`}
      aria-pressed={isActive}
      title={t(`editor.badge.${badge.kind}Title`, place)}
      onClick={onClick}
    >
      {badge.kind === 'missing' && <WarningSignIcon size={10} />}
      {t(`editor.badge.${badge.kind}`, place)}
    </button>
  )
}
