import { readSearchBasis } from '../search-basis/search-basis-service.ts'
import type { Database } from '../storage/database.ts'
import type { ServeCall } from './serve-call.ts'

export const searchBasisRoutes = (serve: ServeCall, db: Database): void => {
  serve('readSearchBasis', () => readSearchBasis(db))
}
