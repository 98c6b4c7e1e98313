import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent, MarkGoods, MarkStatus } from '../storage/tables.ts'

/** A mark in one class as a register gives it, whatever it was read from. Unknown is `''`, `[]` or null. */
export interface RegisterMark {
  regNo: string
  /** Where registration gave it another number than `regNo`. */
  registrationNo: string
  class: number
  /** The word element; empty for a device alone. */
  name: string
  /** A device stands in it, alone or beside the words. */
  isDevice: boolean
  kind: string
  owner: string
  ownerEn: string
  address: string
  agent: string
  status: MarkStatus
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  /** Codes of similar groups, those of the goods included, in order. */
  groups: string[]
  goods: MarkGoods[]
  /** Oldest first. */
  events: MarkEvent[]
}
