import type { AttorneyBody, Filing, FilingBody, ReminderBody } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { supplementDueDay } from '../law/deadlines.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import { findFiling, findLog, listAttorneys, setFiling, setNotes } from './log-repository.ts'

/** Returns what is recorded of the filing of a case. Throws `AppError` notFound. */
export const readFiling = async (db: Database, accountId: number, id: number): Promise<Filing> => {
  const filing = await findFiling(db, accountId, id)
  if (!filing) throw new AppError('notFound')
  return filing
}

/**
 * Records the day on which the review was filed, or takes the record back; from then on the case has no deadline to be
 * met but that for the evidence which its application announced. Throws `AppError` notFound, and invalidInput for a day to
 * come or before the day of service, or for evidence before the review.
 */
export const recordFiling = async (
  db: Database,
  accountId: number,
  id: number,
  { filedOn, hasEvidence = null, evidenceOn = null }: FilingBody,
): Promise<Filing> => {
  const log = await findLog(db, accountId, id)
  if (!log || log.companion_of !== null) throw new AppError('notFound')
  const keep = async (filing: Filing): Promise<Filing> => {
    await setFiling(db, id, filing)
    return filing
  }
  if (filedOn === null) return await keep({ filedOn, hasEvidence: null, evidenceDue: null, evidenceOn: null })
  const isPossible = (day: CalendarDay, first: CalendarDay): boolean =>
    isCalendarDay(day) && day >= first && day <= dayOf(Date.now())
  if (!isPossible(filedOn, dayOf(log.receive_time)))
    throw new AppError('invalidInput', 'The day of filing is none, to come, or before the service.')
  if (evidenceOn !== null && !(hasEvidence === true && isPossible(evidenceOn, filedOn)))
    throw new AppError(
      'invalidInput',
      'The day of the evidence is none, to come, or before the filing, or none was announced.',
    )
  const evidenceDue = hasEvidence === true ? supplementDueDay(filedOn) : null
  return await keep({ filedOn, hasEvidence, evidenceDue, evidenceOn })
}

/** Sets the day on which the calendar reminds of a case, and what is to be done; without a day it reminds no more. Throws `AppError` notFound and invalidInput. */
export const setReminder = async (
  db: Database,
  accountId: number,
  id: number,
  { day, text }: ReminderBody,
): Promise<null> => {
  if (day !== null && !isCalendarDay(day)) throw new AppError('invalidInput', 'The day of the reminder is none.')
  const reminder = day === null ? '' : text.replace(/\s+/gu, ' ').trim()
  if (!(await setNotes(db, accountId, id, { reminder_on: day, reminder }))) throw new AppError('notFound')
  return null
}

/** Says who is in charge of a case; an empty name is nobody. Throws `AppError` notFound. */
export const assignAttorney = async (
  db: Database,
  accountId: number,
  id: number,
  { attorney }: AttorneyBody,
): Promise<null> => {
  const name = attorney.replace(/\s+/gu, ' ').trim()
  if (!(await setNotes(db, accountId, id, { attorney: name }))) throw new AppError('notFound')
  return null
}

/** Returns the attorney of the settings, and all who are in charge of a case, each once. */
export const readAttorneys = async (db: Database, accountId: number): Promise<string[]> => {
  const { attorney } = await findFirm(db, accountId)
  return [...new Set([attorney, ...(await listAttorneys(db, accountId))])].filter(name => name !== '')
}
