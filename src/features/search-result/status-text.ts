import type { TFunction } from 'i18next'
import { rightsStatus } from '#contract/rights-status.ts'
import type { ReportMark } from '#contract/search-report.ts'

/** How a mark stood on the day of the search: 已注册 2020-08-14，至 2030-08-13. */
export const statusText = (mark: ReportMark, t: TFunction): string => {
  const { life, barredUntil, registrationDate: from, expiryDate: to } = mark
  const name = rightsStatus(mark.status, life)
  // What was recorded under a status that is not known any more is shown as it is.
  const status = t(`archive.statuses.${name}` as 'archive.statuses.registered', { defaultValue: name })
  if (barredUntil !== null) return t('result.status.bar', { status, to: barredUntil })
  if (from !== null && to !== null) return t('result.status.term', { status, from, to })
  if (to !== null) return t('result.status.until', { status, to })
  const since = from ?? mark.preliminaryDate ?? mark.applicationDate
  return since === null ? status : t('result.status.from', { status, from: since })
}
