import type { FeeTable } from './fee-table.ts'
import { FEES_2019 } from './fees-2019.ts'

const TABLES: readonly FeeTable[] = [FEES_2019]

/** The fees in force on a calendar day; before the oldest list, the oldest list. */
export const feesOn = (day: string): FeeTable => TABLES.find(({ from }) => from <= day) ?? FEES_2019
