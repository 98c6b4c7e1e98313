import { createClassificationService } from '../classification/classification-service.ts'
import type { FastSearchService } from '../fast-search/fast-search-service.ts'
import { pageSearches } from '../fast-search/searches-repository.ts'
import type { MarkScope } from '../register/names-repository.ts'
import type { Database } from '../storage/database.ts'
import { createSuggestionsService } from '../suggestions/suggestions-service.ts'
import type { ServeCall } from './serve-call.ts'

/** Serves the classification to the fast-search wizard (docs/specification.md §7). */
export const classificationRoutes = (serve: ServeCall, db: Database): void => {
  const classification = createClassificationService(db)
  serve('readGroups', (_accountId, { body }) => classification.readGroups(body))
  serve('readParagraphs', (_accountId, { body }) => classification.readParagraphs(body))
  serve('searchGoods', (_accountId, { query: { isEn = 0 }, body }) => classification.searchGoods(body, isEn))
  serve('readGroupsWithRelations', (_accountId, { body }) => classification.readGroupsWithRelations(body))
  serve('readRelatedGroups', (_accountId, { body: { groups, marktypenum = [] } }) =>
    classification.readRelatedGroups(groups, [marktypenum].flat()),
  )
}

/**
 * The marks that each association call counts: customs record only registered marks, announcements are of published
 * ones.
 */
const SCOPES = {
  suggestDecisions: 'decided',
  suggestCustoms: 'registered',
  suggestAnnouncements: 'published',
  suggestTrademarks: 'marks',
} as const satisfies Record<string, MarkScope>

/** Serves suggestions from the register while one types (docs/specification.md §7). */
export const suggestionRoutes = (serve: ServeCall, db: Database): void => {
  const suggestions = createSuggestionsService(db)
  serve('readSubjectAddresses', (_accountId, { query }) => suggestions.readAddresses(query.subject))
  serve('queryCompanies', (_accountId, { query }) => suggestions.queryCompanies(query.name))
  for (const name of Object.keys(SCOPES) as (keyof typeof SCOPES)[]) {
    serve(name, (_accountId, { params: { kind }, query: { query, isEn = 0 } }) =>
      suggestions.associate(kind, query, isEn, SCOPES[name]),
    )
  }
}

const SEARCHES_A_MINUTE = 60

export const fastSearchRoutes = (serve: ServeCall, db: Database, searches: FastSearchService): void => {
  const bounded = { config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } } }
  serve('startFastSearch', (accountId, { query, body }) => searches.start(accountId, body, query.requestId), bounded)
  serve('readFastLog', (accountId, { query }) => pageSearches(db, accountId, query))
  serve('readFastDetail', (accountId, { params }) => searches.read(accountId, params.id))
  serve('saveOverrules', (accountId, { params, body }) => searches.saveOverrules(accountId, params.id, body))
  serve('remakeFastReport', (accountId, { params }) => searches.remake(accountId, params.id), bounded)
}
