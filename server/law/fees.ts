import { FEES_2019 } from './fees-2019.ts'

export type FeeId = 'review' | 'cancellation' | 'opposition' | 'invalidation' | 'assignment' | 'changeOfName'

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

const TABLES: readonly FeeTable[] = [FEES_2019]

/** The fees in force on a calendar day; before the oldest list, the oldest list. */
export const feesOn = (day: string): FeeTable => TABLES.find(({ from }) => from <= day) ?? FEES_2019
