export type FeeId =
  | 'registration'
  | 'furtherItem'
  | 'review'
  | 'cancellation'
  | 'opposition'
  | 'invalidation'
  | 'assignment'
  | 'changeOfName'

/** An official fee in yuan for one class. */
export interface Fee {
  zh: string
  en: string
  paper: number
  online: number
}

/** A dated list of official fees. */
export interface FeeTable {
  from: string
  source: string
  fees: Record<FeeId, Fee>
}
