import { Button } from '@blueprintjs/core'
import { ChangesIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

interface ChangesButtonProps {
  isOpen: boolean
  onClick: () => void
}

/** Opens the list of changes against the generated text. */
export const ChangesButton = ({ isOpen, onClick }: ChangesButtonProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Button
      className="rj-changes-button"
      variant="minimal"
      icon={<ChangesIcon />}
      text={t('writing.changes.open')}
      active={isOpen}
      aria-expanded={isOpen}
      title={t('writing.changes.title')}
      aria-label={t('writing.changes.open')}
      onClick={onClick}
    />
  )
}
