import type { ReportMark } from './search-report.ts'

type Life = ReportMark['life']

/**
 * The status by which a mark is called, once its life on a day is known: where its term has ended, that says more than the
 * office's last word.
 */
export const rightsStatus = <Status extends string>(status: Status, life: Life): Status | 'in-grace' | 'expired' => {
  if (life === 'in-grace') return life
  return life === 'dead' && (status === 'registered' || status === 'in-grace') ? 'expired' : status
}
