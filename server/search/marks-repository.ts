import type { CalendarDay } from '../law/calendar-day.ts'
import type { MarkGoods, MarkStatus } from '../storage/tables.ts'

/** The row of a mark as searches answer it. */
export interface FoundMark {
  id: number
  regNo: string
  class: number
  name: string
  isDevice: boolean
  owner: string
  ownerEn: string
  agent: string
  status: MarkStatus
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  groups: readonly string[]
  goods: readonly MarkGoods[]
}
