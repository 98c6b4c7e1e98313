import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/use-call.ts'
import type { MeteredFeature } from './limit-dialog.tsx'
import './usage-note.css'

/** Uses of a feature this month, out of those allowed. Absent until known, and without a number to reach when there is no limit. */
export const UsageNote = ({ feature }: { feature: MeteredFeature }): JSX.Element | null => {
  const { t } = useTranslation()
  const usage = useCall('readUsage', {}).data?.[feature]
  if (usage === undefined || !usage.hasRight) return null
  const { used, allowed } = usage
  return (
    <span className="rj-usage rj-hint">
      {allowed === null ? t('quota.used', { used }) : t('quota.usedOf', { used, allowed })}
    </span>
  )
}
