import { dayOf } from '#domain/calendar-day.ts'
import { readArchive } from '../register/archive-service.ts'
import { searchMarks } from '../search/search-marks.ts'
import { readSearchBasis } from '../search-basis/search-basis-service.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

/** One trademark's record and what happened to it. */
export const archiveRoutes = (serve: ServeCall, db: Database): void => {
  serve('readArchive', (_accountId, { query }) => readArchive(db, query, dayOf(Date.now())))
}

/** Searches are small and many: a page asks one for each name and class, so they have a bound of their own. */
const SEARCHES_A_MINUTE = 30_000

/** The register, searched by everything an attorney asks. */
export const markSearchRoutes = (serve: ServeCall, db: Database): void => {
  serve('searchMarks', (_accountId, { body }) => searchMarks(db, body, dayOf(Date.now())), {
    config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } },
  })
}

export const searchBasisRoutes = (serve: ServeCall, db: Database): void => {
  serve('readSearchBasis', () => readSearchBasis(db))
}
