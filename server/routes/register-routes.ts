import { dayOf } from '#domain/calendar-day.ts'
import { readArchive } from '../register/archive-service.ts'
import { changeRegister, listRegisters } from '../register/registers-service.ts'
import { searchMarks } from '../search/search-marks.ts'
import { readSearchBasis } from '../search-basis/search-basis-service.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

/** Serves one trademark's record and its events. */
export const archiveRoutes = (serve: ServeCall, db: Database): void => {
  serve('readArchive', (_accountId, { query }) => readArchive(db, query, dayOf(Date.now())))
}

/** A page asks one search for each name and class, so these small searches have a bound of their own. */
const SEARCHES_A_MINUTE = 30_000

/** Serves the search of the register by everything an attorney asks. */
export const markSearchRoutes = (serve: ServeCall, db: Database): void => {
  serve('searchMarks', (_accountId, { body }) => searchMarks(db, body, dayOf(Date.now())), {
    config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } },
  })
}

export const searchBasisRoutes = (serve: ServeCall, db: Database): void => {
  serve('readSearchBasis', () => readSearchBasis(db))
  serve('readRegisters', () => listRegisters(db))
  serve('changeRegister', (_accountId, { params, body }) => changeRegister(db, params.id, body))
}
