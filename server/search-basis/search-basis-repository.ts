import { sql } from 'kysely'
import type { SearchBasis } from '#contract/search-basis.ts'
import type { Database } from '../storage/database.ts'

/** The register that is searched; undefined before one is loaded. */
export const findRegister = (db: Database): Promise<NonNullable<SearchBasis['register']> | undefined> =>
  db
    .selectFrom('registers')
    .select([
      'name_zh as zh',
      'name_en as en',
      'origin',
      'as_of as date',
      'size',
      sql<boolean>`state = 'ready'`.as('isReady'),
    ])
    .executeTakeFirst()
