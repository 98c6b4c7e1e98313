import { dayOf } from '#domain/calendar-day.ts'
import { readArchive } from '../register/archive-service.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

/** One trademark's record and what happened to it. */
export const archiveRoutes = (serve: ServeCall, db: Database): void => {
  serve('readArchive', (_accountId, { query }) => readArchive(db, query, dayOf(Date.now())))
}
