import { findFirm, keepFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

export const settingsRoutes = (serve: ServeCall, db: Database): void => {
  serve('readFirm', accountId => findFirm(db, accountId))
  serve('saveFirm', (accountId, { body }) => keepFirm(db, accountId, body))
}
