import { Button } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'

/** What stands where a page could not be drawn. Saved work is on the server, so a reload loses nothing of it. */
export const BrokenPage = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningSignIcon size={20} />}
        title={t('shell.broken.title')}
        text={t('shell.broken.text')}
        action={<Button onClick={() => window.location.reload()} text={t('shell.broken.reload')} />}
      />
    </div>
  )
}
