import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import type { MarkStatus } from '../storage/tables.ts'

/** Whether a mark stands in the way: pending ones do as earlier filings, those in grace may still be renewed. */
export type MarkLife = 'alive' | 'pending' | 'in-grace' | 'dead'

/** Months after expiry within which a registration may still be renewed (Trademark Law 2019 art. 40). */
const GRACE_MONTHS = 6

/** A registration by its last day; without one it is taken to stand, or to be in grace, as the office says. */
const lifeByExpiry = (status: 'registered' | 'in-grace', expiry: CalendarDay | null, onDay: CalendarDay): MarkLife => {
  if (expiry === null) return status === 'registered' ? 'alive' : status
  if (onDay <= expiry) return 'alive'
  return onDay <= addMonths(expiry, GRACE_MONTHS) ? 'in-grace' : 'dead'
}

/**
 * The life of a mark on a day, from what the register last said of it and the last day of its term. An expired one is in
 * grace until its six months are over.
 */
export const lifeOf = (status: MarkStatus, expiryDate: CalendarDay | null, onDay: CalendarDay): MarkLife => {
  if (status === 'registered' || status === 'in-grace') return lifeByExpiry(status, expiryDate, onDay)
  if (status === 'pending' || status === 'preliminary') return 'pending'
  if (status === 'expired' && expiryDate !== null) return lifeByExpiry('registered', expiryDate, onDay)
  return 'dead'
}
