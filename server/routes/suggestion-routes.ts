import type { MarkScope } from '../register/names-repository.ts'
import type { Database } from '../storage/database.ts'
import { createSuggestionsService } from '../suggestions/suggestions-service.ts'
import type { ServeCall } from './serve-call.ts'

/** Whose marks each association call knows: customs record only registered marks, announcements are of published ones. */
const SCOPES = {
  suggestDecisions: 'decided',
  suggestCustoms: 'registered',
  suggestAnnouncements: 'published',
  suggestTrademarks: 'marks',
} as const satisfies Record<string, MarkScope>

/** What the inputs suggest while one types (spec §7), from the register. */
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
