import type { SearchBasis } from '#contract/search-basis.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { feesOn, ITEMS_IN_FEE } from '#domain/law/fees.ts'
import { findClassification } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION } from '../classification/classification-service.ts'
import type { Database } from '../storage/database.ts'
import { findRegister } from './search-basis-repository.ts'

/** Register, classification and filing fees of today. */
export const readSearchBasis = async (db: Database): Promise<SearchBasis> => {
  const [register, classification] = await Promise.all([findRegister(db), findClassification(db, DEFAULT_EDITION)])
  const { from, source, fees } = feesOn(dayOf(Date.now()))
  const { paper, online } = fees.furtherItem
  return {
    register: register ?? null,
    classification: classification
      ? { edition: classification.edition, origin: classification.origin === 'starter' ? 'sample' : 'imported' }
      : null,
    filing: { from, source, itemsInFee: ITEMS_IN_FEE, furtherItem: { paper, online } },
  }
}
