import type { MARK_STATUSES } from '#contract/vocabulary.ts'
import type { FillName } from './chart-parts.ts'

/** The look of each status. */
export const STATUS_FILLS: Readonly<Record<(typeof MARK_STATUSES)[number], FillName>> = {
  registered: 'c1',
  'in-grace': 'c1',
  preliminary: 'c2',
  pending: 'c2',
  refused: 'c3',
  expired: 'c4',
  cancelled: 'c4',
  invalidated: 'c4',
  withdrawn: 'c4',
  ended: 'cu',
}
