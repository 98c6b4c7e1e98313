import type { FilingBody } from '#contract/rejection.ts'
import { dayOf, isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { findLog, setFiledOn } from './log-repository.ts'

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
