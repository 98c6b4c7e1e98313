import type { CitedMark, CitedMarkStatus, Notice } from '#contract/notice.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { LawText } from '../law/law-version.ts'
import { isInternationalNumber } from './mark-life.ts'
import type { MarkStatus, RegisterMark } from './register-mark.ts'
import { isSameOwner } from './same-owner.ts'

/** The known facts of a cited mark's rights, from the notice and, where it has the mark, from the register. */
export interface CitedFacts {
  status: CitedMarkStatus
  /** It belongs to the applicant by the owner's name. */
  isOwn: boolean
  /** Its owner bears another name and the applicant's address: whether both are one is to be found out. */
  isAtAddress?: boolean
  isInternational: boolean
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  /** The end of the refusal period of an international registration, or the day its grant took effect. */
  protectedFrom: CalendarDay | null
  expiryDate: CalendarDay | null
  /** The day on which it ended; null where it lives or no day is known. */
  endedOn: CalendarDay | null
  /** A day on which the office already called it ended. */
  endedBy: CalendarDay | null
  /** By the register the application for it was refused, or withdrawn; left out where neither is said. */
  application?: 'refused' | 'withdrawn'
  /** The register says that it was cancelled or surrendered, and not which. */
  isCauseOpen?: boolean
  /** The register knows it: a term that is over was not renewed. */
  isOfRegister: boolean
}

/** The standing of a cited mark in words, as a table cell has it; empty where it is unknown. */
export const CITED_STATUS_NAMES: Record<CitedMarkStatus, LawText> = {
  registered: { zh: '已注册', en: 'Registered' },
  preliminary: { zh: '初步审定', en: 'Preliminarily approved' },
  'earlier-filed': { zh: '申请在先', en: 'Filed earlier' },
  'same-day': { zh: '同日申请', en: 'Filed on the same day' },
  'not-renewed': { zh: '期满未续展', en: 'Expired, not renewed' },
  cancelled: { zh: '已撤销', en: 'Cancelled' },
  invalidated: { zh: '已宣告无效', en: 'Declared invalid' },
  surrendered: { zh: '已注销', en: 'Surrendered' },
  unknown: { zh: '', en: '' },
}

const ENDED: readonly CitedMarkStatus[] = ['not-renewed', 'cancelled', 'invalidated', 'surrendered']

/** Returns whether the paper itself says that a cited mark has ended. */
export const isCalledEnded = ({ status }: Pick<CitedMark, 'status'>): boolean => ENDED.includes(status)

const BY_REGISTER: Partial<Record<MarkStatus, CitedMarkStatus>> = {
  preliminary: 'preliminary',
  registered: 'registered',
  'in-grace': 'registered',
  expired: 'not-renewed',
  cancelled: 'cancelled',
  invalidated: 'invalidated',
}

/** Dates that show when a mark was registered, the surest first; a renewed term begins later, never earlier. */
const REGISTRATION_DATES = ['registrationDate', 'exclusiveFrom'] as const

/**
 * Returns the day on which a cited mark was registered and the name of that date in the notice; null where it prints
 * none.
 */
export const registrationDay = ({ dates }: Pick<CitedMark, 'dates'>): { name: string; day: CalendarDay } | null => {
  for (const name of REGISTRATION_DATES) {
    const day = dates[name]
    if (day !== undefined) return { name, day }
  }
  return null
}

/** The part of a register's record that says how the rights in a mark stand. */
export type KnownMark = Pick<
  RegisterMark,
  'status' | 'owner' | 'address' | 'preliminaryDate' | 'registrationDate' | 'expiryDate'
> & {
  /** The state in which it ended, and the day, by its history; null where that does not tell. */
  ended?: { status: CitedMarkStatus; on: CalendarDay } | null
  /** The day of the register. */
  asOf?: CalendarDay
}

/** Gathers what notice and register say of a cited mark; the register's word is the later one, but a mark that the notice calls ended stays so. */
export const citedFactsOf = (
  citedMark: CitedMark,
  { applicant, address, dispatchDate }: Pick<Notice, 'applicant' | 'address' | 'dispatchDate'>,
  known: KnownMark | null = null,
): CitedFacts => {
  const { regNo, status, owner, dates, international } = citedMark
  const isEnded = isCalledEnded(citedMark)
  const byRegister = known && !isEnded ? (BY_REGISTER[known.status] ?? status) : status
  const isEndedSince = !isEnded && isCalledEnded({ status: byRegister })
  const told = isEndedSince && byRegister !== 'not-renewed' ? (known?.ended ?? null) : null
  const later = told?.status ?? byRegister
  const isOwn = isSameOwner(known?.owner || owner, applicant)
  const isAtAddress = known !== null && known.address !== '' && known.address === address
  return {
    status: later,
    isOwn,
    ...(isAtAddress && !isOwn && { isAtAddress }),
    isInternational: international === true || isInternationalNumber(regNo),
    preliminaryDate: known?.preliminaryDate ?? dates['preliminaryDate'] ?? null,
    registrationDate: known?.registrationDate ?? registrationDay(citedMark)?.day ?? null,
    protectedFrom: dates['protectedFrom'] ?? null,
    expiryDate: known?.expiryDate ?? dates['exclusiveTo'] ?? null,
    ...((known?.status === 'refused' || known?.status === 'withdrawn') && !isEnded && { application: known.status }),
    endedOn: dates['endedOn'] ?? told?.on ?? null,
    endedBy: isEnded ? dispatchDate : isEndedSince ? (known?.asOf ?? null) : null,
    ...(isEndedSince && told === null && later === 'cancelled' && { isCauseOpen: true }),
    isOfRegister: known !== null,
  }
}
