import { CLASS_COUNT } from '#contract/limits.ts'

const COLUMNS = 9

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }

/** Where a key leads among the tiles, nine a row; null where it leads nowhere. */
export const placeAfterKey = (place: number, key: string): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return CLASS_COUNT - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const next = place + step
  return next >= 0 && next < CLASS_COUNT ? next : null
}
