import type { MARK_STATUSES } from '#contract/vocabulary.ts'
import type { CalendarDay } from '../calendar-day.ts'

/** The office's last word on a mark. `lifeOf` tells whether the mark lives on a given day. */
export type MarkStatus = (typeof MARK_STATUSES)[number]

/** One of the goods or services of a mark; `group` and `paragraph` are empty where the register does not say. */
export interface MarkGoods {
  group: string
  paragraph: string
  name: string
  nameEn: string
}

/** Something that happened to a mark on a day; `code` is one of `EVENT_KINDS` or the office's own. */
export interface MarkEvent {
  date: CalendarDay
  code: string
  zh: string
  en: string
  detail: string
}

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
