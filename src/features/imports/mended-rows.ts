import type { TFunction } from 'i18next'
import { REPAIR_KINDS, type RepairKind } from '#contract/vocabulary.ts'

/** Returns the sentence that counts mended rows by kind; empty where none was mended. */
export const mendedRows = (
  t: TFunction,
  language: string,
  repaired: Readonly<Partial<Record<RepairKind, number>>>,
): string => {
  const kinds = REPAIR_KINDS.flatMap(kind => {
    const count = repaired[kind] ?? 0
    return count === 0 ? [] : [t(`imports.repair.${kind}`, { rows: count.toLocaleString(language) })]
  })
  return kinds.length === 0 ? '' : t('imports.repaired', { kinds: kinds.join(t('imports.repairBetween')) })
}
