import type { FastSearchService } from '../fast-search/fast-search-service.ts'
import { pageSearches } from '../fast-search/searches-repository.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

const SEARCHES_A_MINUTE = 60

export const fastSearchRoutes = (serve: ServeCall, db: Database, searches: FastSearchService): void => {
  const bounded = { config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } } }
  serve('startFastSearch', (accountId, { query, body }) => searches.start(accountId, body, query.requestId), bounded)
  serve('readFastLog', (accountId, { query }) => pageSearches(db, accountId, query))
  serve('readFastDetail', (accountId, { params }) => searches.read(accountId, params.id))
  serve('saveOverrules', (accountId, { params, body }) => searches.saveOverrules(accountId, params.id, body))
  serve('remakeFastReport', (accountId, { params }) => searches.remake(accountId, params.id), bounded)
}
