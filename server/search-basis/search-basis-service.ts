import type { SearchBasis } from '#contract/search-basis.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { feesOn, ITEMS_IN_FEE } from '#domain/law/fees.ts'
import { findClassification } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION } from '../classification/edition.ts'
import { findRegister } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'

const registerBasis = async (db: Database): Promise<SearchBasis['register']> => {
  const register = await findRegister(db)
  if (!register) return null
  const { nameZh: zh, nameEn: en, origin, asOf: date, size, state } = register
  return { zh, en, origin, date, size, isReady: state === 'ready' }
}

/** Returns the register, the classification and the filing fees that a search made today rests on; null for what is not loaded. */
export const readSearchBasis = async (db: Database): Promise<SearchBasis> => {
  const [register, classification] = await Promise.all([registerBasis(db), findClassification(db, DEFAULT_EDITION)])
  const { from, source, fees } = feesOn(dayOf(Date.now()))
  const { paper, online } = fees.furtherItem
  return {
    register,
    classification: classification
      ? { edition: classification.edition, origin: classification.origin === 'starter' ? 'sample' : 'imported' }
      : null,
    filing: { from, source, itemsInFee: ITEMS_IN_FEE, furtherItem: { paper, online } },
  }
}
