import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuotaCount } from '#contract/account.ts'
import { dialogOnUse } from '../../components/part-on-use.tsx'
import { callApi } from '../../lib/http.ts'
import { useCall } from '../../lib/use-call.ts'
import type { LimitDialogProps } from './limit-dialog.tsx'
import './quota.css'

/** Says that the month's allowance is used up; loaded when it is first wanted. Unmount it on close. */
export const LimitDialog = dialogOnUse(async () => (await import('./limit-dialog.tsx')).LimitDialog)

type QuotaOutcome = 'allowed' | 'noRight' | 'limitReached'

/** The meaning of the number that the count call returns (docs/specification.md §6). */
const OUTCOMES: Readonly<Record<QuotaCount, QuotaOutcome>> = { 0: 'allowed', 1: 'noRight', 2: 'limitReached' }

/** Asks whether the account may use a feature once more. Throws `ApiError`. */
export const checkQuota = async (count: 'readWriteCount' | 'readFastCount'): Promise<QuotaOutcome> =>
  OUTCOMES[await callApi(count, {})]

/** Shows how much of a feature's allowance is used this month. Absent until loaded, and on a plan without a limit. */
export const UsageNote = ({ feature }: { feature: LimitDialogProps['feature'] }): JSX.Element | null => {
  const { t } = useTranslation()
  const usage = useCall('readUsage', {}).data?.[feature]
  if (usage === undefined || !usage.hasRight) return null
  const { used, allowed } = usage
  if (allowed === null) return null
  return <span className="rj-usage rj-hint">{t(`quota.usedOf.${feature}`, { used, allowed })}</span>
}
