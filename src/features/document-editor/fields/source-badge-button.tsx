import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { badgeWords } from './badge-words.ts'
import type { SourceBadge } from './source-badge.ts'

interface SourceBadgeButtonProps {
  badge: SourceBadge
  isActive: boolean
  onClick: () => void
}

/** The badge of the sheet, in the panel: where a value comes from; leads to the place in the notice. */
export const SourceBadgeButton = ({ badge, isActive, onClick }: SourceBadgeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const { text, title, name } = badgeWords(t, badge)
  return (
    <button
      type="button"
      className={isActive ? 'rj-source rj-active' : 'rj-source'}
      data-state={badge.kind}
      title={title}
      aria-label={name}
      onClick={onClick}
    >
      {text}
    </button>
  )
}
