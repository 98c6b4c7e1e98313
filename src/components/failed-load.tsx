import { Button } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'

/** In the place of what could not be read: says so where it would stand, and lets it be read again. */
export const FailedLoad = ({ onRetry }: { onRetry: () => void }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<WarningSignIcon />}
      title={t('inputs.notRead.title')}
      text={t('inputs.notRead.text')}
      action={<Button text={t('inputs.notRead.retry')} onClick={onRetry} />}
    />
  )
}
