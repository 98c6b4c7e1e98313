import { dayOf } from '#domain/calendar-day.ts'
import { searchMarks } from '../search/search-marks.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

/** Searches are small and many: a page asks one for each name and class, so they have a bound of their own. */
const SEARCHES_A_MINUTE = 30_000

/** The register, searched by everything an attorney asks. */
export const markSearchRoutes = (serve: ServeCall, db: Database): void => {
  serve('searchMarks', (_accountId, { body }) => searchMarks(db, body, dayOf(Date.now())), {
    config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } },
  })
}
