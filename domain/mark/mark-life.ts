import type { MARK_LIVES } from '#contract/vocabulary.ts'
import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts'
import type { LawText } from '../law/law-version.ts'
import { periodsOn } from '../law/periods.ts'
import type { MarkEvent, MarkStatus } from './register-mark.ts'

/** The life of a mark on a day: a pending one stands in the way as an earlier filing, one in grace may still be renewed. */
export type MarkLife = (typeof MARK_LIVES)[number]

/** Returns the last day on which a registration whose term has ended may still be renewed. */
export const graceEndOf = (expiryDate: CalendarDay): CalendarDay =>
  addMonths(expiryDate, periodsOn(expiryDate).graceMonths)

/** Returns the first day on which a registration may be renewed before its term ends (Law 2019 art. 40). */
export const renewalOpensOn = (expiryDate: CalendarDay): CalendarDay =>
  addMonths(expiryDate, -periodsOn(expiryDate).renewalMonths)

/** Returns a registration without a last day is taken to stand, or to be in grace, as the office says. */
const lifeByExpiry = (status: 'registered' | 'in-grace', expiry: CalendarDay | null, onDay: CalendarDay): MarkLife => {
  if (expiry === null) return status === 'registered' ? 'alive' : status
  if (onDay <= expiry) return 'alive'
  return onDay <= graceEndOf(expiry) ? 'in-grace' : 'dead'
}

/**
 * Returns the life of a mark on a day, from the office's last word on it and the last day of its term. An expired mark is
 * in grace until its grace period is over.
 */
export const lifeOf = (status: MarkStatus, expiryDate: CalendarDay | null, onDay: CalendarDay): MarkLife => {
  if (status === 'registered' || status === 'in-grace') return lifeByExpiry(status, expiryDate, onDay)
  if (status === 'pending' || status === 'preliminary') return 'pending'
  if (status === 'expired' && expiryDate !== null) return lifeByExpiry('registered', expiryDate, onDay)
  return 'dead'
}

/** Returns the first day on which a mark registered (or protected) on a day may be cancelled for non-use: three full years have passed (Law 2019 art. 49, Regs 2014 art. 49, 66). */
export const nonUseFrom = (start: CalendarDay): CalendarDay =>
  addDays(addMonths(start, periodsOn(start).nonUseMonths), 1)

/** Returns true for the number of an international registration. */
export const isInternationalNumber = (regNo: string): boolean => /^G\d/u.test(regNo)

/**
 * Returns the day from which a registration may be cancelled for non-use, or null when that day is still to come, the mark is
 * not a living registration (Law 2019 art. 49), or it is an international one: its years run from the end of the refusal
 * period, which no register tells (Regs 2014 art. 49).
 */
export const openToNonUse = (
  { regNo, registrationDate, life }: { regNo: string; registrationDate: CalendarDay | null; life: MarkLife },
  onDay: CalendarDay,
): CalendarDay | null => {
  if (registrationDate === null || life !== 'alive' || isInternationalNumber(regNo)) return null
  const from = nonUseFrom(registrationDate)
  return from <= onDay ? from : null
}

/** Returns true when someone has already asked to cancel the mark for non-use. */
export const wasAskedForUse = (events: readonly Pick<MarkEvent, 'code'>[]): boolean =>
  events.some(({ code }) => code.startsWith('non-use'))

/**
 * Returns the status by which a mark is called once its life on a day is known: where its term has ended, that says more
 * than the office's last word.
 */
export const rightsStatus = <Status extends string>(
  status: Status,
  life: MarkLife,
): Status | 'in-grace' | 'expired' => {
  if (life === 'in-grace') return life
  return life === 'dead' && (status === 'registered' || status === 'in-grace') ? 'expired' : status
}

/** The status of a mark in words that a sentence can take. */
export const RIGHTS_WORDS: Readonly<Record<MarkStatus, LawText>> = {
  pending: { zh: '申请中', en: 'pending' },
  preliminary: { zh: '已初步审定', en: 'preliminarily approved' },
  registered: { zh: '已注册', en: 'registered' },
  'in-grace': { zh: '期满，在宽展期内', en: 'expired, within the grace period for renewal' },
  refused: { zh: '已驳回', en: 'refused' },
  expired: { zh: '期满未续展', en: 'expired without renewal' },
  cancelled: { zh: '已撤销或注销', en: 'cancelled or surrendered' },
  invalidated: { zh: '已宣告无效', en: 'invalidated' },
  withdrawn: { zh: '申请已撤回', en: 'application withdrawn' },
  ended: { zh: '已终止（来源未载原因）', en: 'ended (cause not in the source)' },
}
