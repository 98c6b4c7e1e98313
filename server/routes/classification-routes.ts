import { createClassificationService } from '../classification/classification-service.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

/** The classification as the fast-search wizard asks for it (spec §7). */
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
