import type { AttorneyBody, FilingBody } from '#contract/rejection.ts'
import { dayOf, isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import { findLog, listAttorneys, setAttorney, setFiledOn } from './log-repository.ts'

/**
 * Records the day on which the review was filed, or takes the record back; from then on the case has no deadline to be
 * met. Throws `AppError` notFound, and invalidInput for a day to come or before the day of service.
 */
export const recordFiling = async (
  db: Database,
  accountId: number,
  id: number,
  { filedOn }: FilingBody,
): Promise<null> => {
  const log = await findLog(db, accountId, id)
  if (!log || log.companion_of !== null) throw new AppError('notFound')
  if (filedOn !== null) {
    const isPossible = isCalendarDay(filedOn) && filedOn >= dayOf(log.receive_time) && filedOn <= dayOf(Date.now())
    if (!isPossible) throw new AppError('invalidInput', 'The day of filing is none, to come, or before the service.')
  }
  await setFiledOn(db, id, filedOn)
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
  if (!(await setAttorney(db, accountId, id, name))) throw new AppError('notFound')
  return null
}

/** Returns the attorney of the settings, and all who are in charge of a case, each once. */
export const readAttorneys = async (db: Database, accountId: number): Promise<string[]> => {
  const { attorney } = await findFirm(db, accountId)
  return [...new Set([attorney, ...(await listAttorneys(db, accountId))])].filter(name => name !== '')
}
