import type { MarkForm, Outcome } from '#contract/proposer-map/proposer-vocabulary.ts'
import { type CalendarDay, yearOf } from '#domain/calendar-day.ts'
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

/** Puts items in the order of their days, those of one day as they stand: a few thousand days order far more items. */
export const earliestFirst = <Item>(items: readonly Item[], dayOf: (item: Item) => CalendarDay): Item[] =>
  [...Map.groupBy(items, dayOf)].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, ofDay]) => ofDay)

/** Does the same from the last day to the first. */
export const latestFirst = <Item>(items: readonly Item[], dayOf: (item: Item) => CalendarDay): Item[] =>
  [...Map.groupBy(items, dayOf)].sort(([a], [b]) => (a > b ? -1 : 1)).flatMap(([, ofDay]) => ofDay)

/** Counts items by a key. */
export const countBy = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>()
  for (const item of items) {
    const key = keyOf(item)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
