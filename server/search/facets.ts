import type { MarkSearchPage } from '#contract/mark-search.ts'
import { MARK_STATUSES } from '#contract/vocabulary.ts'
import type { MarkCount } from './marks-repository.ts'

/** Counts of the values that occur, in the order of the list. */
export const facet = <Value extends string | number>(
  values: readonly Value[],
  counted: readonly { value: Value; count: number }[],
): { value: Value; count: number }[] => {
  const counts = new Map<Value, number>()
  for (const { value, count } of counted) counts.set(value, (counts.get(value) ?? 0) + count)
  return values.flatMap(value => {
    const count = counts.get(value)
    return count === undefined ? [] : [{ value, count }]
  })
}

const EVERY_CLASS = Array.from({ length: 45 }, (_, index) => index + 1)

/** How many marks there are of each class and status. */
export const facetsOf = (counts: readonly MarkCount[]): Pick<MarkSearchPage['facets'], 'classes' | 'statuses'> => ({
  classes: facet(
    EVERY_CLASS,
    counts.map(({ class: value, count }) => ({ value, count })),
  ),
  statuses: facet(
    MARK_STATUSES,
    counts.map(({ status: value, count }) => ({ value, count })),
  ),
})
