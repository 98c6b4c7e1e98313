import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FailedLoad } from '../../components/empty-state.tsx'
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
      <Link to="/registers">{t('imports.open')}</Link>
      {firm.data !== undefined && <FirmForm firm={firm.data} />}
      {whitelist.data !== undefined && <WhitelistForm whitelist={whitelist.data} />}
      {firm.isPending && firm.isFetching && <p className="rj-hint">{t('settings.firm.loading')}</p>}
      {[firm, whitelist].map(
        (query, place) =>
          query.isError &&
          !query.isFetching && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two queries that keep their places
            <FailedLoad key={place} onRetry={() => void query.refetch()} />
          ),
      )}
    </div>
  )
}
