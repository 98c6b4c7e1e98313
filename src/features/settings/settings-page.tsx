import { Button } from '@blueprintjs/core'
import { CogIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/empty-state.tsx'
import { useCall } from '../../lib/use-call.ts'
import { FirmForm } from './firm-form.tsx'
import { WhitelistForm } from './whitelist-form.tsx'
import './settings-page.css'

/** Shows the settings that hold for all cases. */
export const SettingsPage = (): JSX.Element => {
  const { t } = useTranslation()
  const firm = useCall('readFirm', {})
  const whitelist = useCall('readWhitelistEntries', {})
  return (
    <div className="rj-settings">
      <title>{`${t('settings.title')} · Rejoinder`}</title>
      <h1 className="rj-page-title">{t('settings.title')}</h1>
      <Link to="/settings/imports">{t('imports.open')}</Link>
      {firm.data !== undefined && <FirmForm firm={firm.data} />}
      {whitelist.data !== undefined && <WhitelistForm whitelist={whitelist.data} />}
      {firm.isPending && firm.isFetching && <p className="rj-hint">{t('settings.firm.loading')}</p>}
      {firm.isError && !firm.isFetching && (
        <EmptyState
          icon={<CogIcon size={20} />}
          title={t('settings.firm.title')}
          text={t('settings.firm.notRead')}
          action={<Button text={t('settings.firm.retry')} onClick={() => void firm.refetch()} />}
        />
      )}
    </div>
  )
}
