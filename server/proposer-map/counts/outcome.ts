import type { MarkForm, Outcome } from '#contract/proposer-map/proposer-vocabulary.ts'
import { yearOf } from '#domain/calendar-day.ts'
import type { PortfolioMark } from '../register/portfolio.ts'

/** Returns what became of a filing: registered counts whatever came later. */
export const outcomeOf = ({ registrationDate, said }: PortfolioMark): Outcome => {
  if (registrationDate !== null) return 'registered'
  if (said === 'refused') return 'refused'
  if (said === 'pending' || said === 'preliminary') return 'undecided'
  return said === 'withdrawn' ? 'ended' : 'unknown'
}

/** Returns the year of filing; null where the register has no day. */
export const filingYear = ({ applicationDate }: PortfolioMark): number | null =>
  applicationDate === null ? null : yearOf(applicationDate)

const BY_KIND: Readonly<Record<string, MarkForm>> = {
  'three-dimensional': 'three-dimensional',
  colour: 'colour',
  sound: 'sound',
}

/** Returns how a mark is drawn, by its kind where that says it. */
export const formOf = ({ kind, name, isDevice }: PortfolioMark): MarkForm =>
  BY_KIND[kind] ?? (name === '' ? 'device' : isDevice ? 'combined' : 'word')

/** Counts items by a key. */
export const countBy = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>()
  for (const item of items) {
    const key = keyOf(item)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
