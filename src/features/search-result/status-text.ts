import type { TFunction } from 'i18next'
import type { ReportMark } from '#contract/search-report.ts'

const STATUSES = [
  'pending',
  'preliminary',
  'registered',
  'in-grace',
  'refused',
  'expired',
  'cancelled',
  'invalidated',
  'withdrawn',
] as const

/** How a mark stood on the day of the search: 已注册 2020-08-14，至 2030-08-13. */
export const statusText = (mark: ReportMark, t: TFunction): string => {
  const { life, barredUntil, registrationDate: from, expiryDate: to } = mark
  const effective = life === 'in-grace' ? 'in-grace' : mark.status
  const known = STATUSES.find(name => name === effective)
  const status = known ? t(`result.status.${known}`) : mark.status
  if (barredUntil !== null) return t('result.status.bar', { status, to: barredUntil })
  if (from !== null && to !== null) return t('result.status.term', { status, from, to })
  if (to !== null) return t('result.status.until', { status, to })
  const since = from ?? mark.preliminaryDate ?? mark.applicationDate
  return since === null ? status : t('result.status.from', { status, from: since })
}
