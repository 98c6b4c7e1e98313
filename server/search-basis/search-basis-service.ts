import type { SearchBasis } from '#contract/search-basis.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { feesOn, ITEMS_IN_FEE } from '#domain/law/fees.ts'
import { findClassification } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION } from '../classification/edition.ts'
import { isImporting, listBrokenImports } from '../import-files/imports-repository.ts'
import { findRegisters, type Register } from '../register/register-repository.ts'
import { registersToSearch, summaryOf } from '../register/registers-service.ts'
import type { Database } from '../storage/database.ts'

/** Tells of a register that is not whole that nothing fills it now: an import into it broke off. */
const isBroken = async (db: Database, { id, state }: Register): Promise<boolean> =>
  state === 'loading' && (await listBrokenImports(db, id)).length > 0 && !(await isImporting(db))

const registerBasis = async (db: Database): Promise<Pick<SearchBasis, 'register' | 'registers'>> => {
  const [all, asked] = await Promise.all([findRegisters(db), registersToSearch(db)])
  const shown = asked.length > 0 ? asked : all.slice(0, 1)
  const [first] = shown
  const choice = all.filter(({ origin, state }) => origin === 'imported' && state === 'ready')
  const { name, asOf, size } = summaryOf(shown)
  return {
    register: first
      ? {
          ...name,
          origin: first.origin,
          date: asOf,
          size,
          isReady: first.state === 'ready',
          ...((await isBroken(db, first)) && { isBroken: true }),
        }
      : null,
    registers: choice.map(register => {
      const one = summaryOf([register])
      return {
        id: register.id,
        ...one.name,
        date: one.asOf,
        size: one.size,
        isDefault: asked.some(({ id }) => id === register.id),
      }
    }),
  }
}

/** Returns the register, the classification and the filing fees that a search made today rests on; null for what is not loaded. */
export const readSearchBasis = async (db: Database): Promise<SearchBasis> => {
  const [registers, classification] = await Promise.all([registerBasis(db), findClassification(db, DEFAULT_EDITION)])
  const { from, source, fees } = feesOn(dayOf(Date.now()))
  const { paper, online } = fees.furtherItem
  return {
    ...registers,
    classification: classification
      ? { edition: classification.edition, origin: classification.origin === 'starter' ? 'sample' : 'imported' }
      : null,
    filing: { from, source, itemsInFee: ITEMS_IN_FEE, furtherItem: { paper, online } },
  }
}
