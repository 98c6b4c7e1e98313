import type { FormRow, LayoutRow, StatusCategoryRow, StatusRow } from '#contract/proposer-map/proposer-rows.ts'
import { MARK_FORMS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { MARK_STATUSES } from '#contract/vocabulary.ts'
import type { PortfolioMark } from '../register/portfolio.ts'
import type { RegisterFacts } from '../register/portfolio-repository.ts'
import { countBy, formOf } from './outcome.ts'

/** Counts marks by how they stand today; statuses without marks are left out. */
export const statusRows = (marks: readonly PortfolioMark[]): StatusRow[] => {
  const counts = countBy(marks, ({ status }) => status)
  return MARK_STATUSES.flatMap(status => {
    const total = counts.get(status) ?? 0
    return total === 0 ? [] : [{ status, total }]
  })
}

const byClass = (marks: readonly PortfolioMark[]): [number, PortfolioMark[]][] =>
  [...Map.groupBy(marks, mark => mark.class)].sort(([a], [b]) => a - b)

export const statusCategoryRows = (marks: readonly PortfolioMark[]): StatusCategoryRow[] =>
  byClass(marks).map(([niceClass, within]) => ({ class: niceClass, counts: statusRows(within) }))

type LayoutCount = Record<'live' | 'pending' | 'dead', number>

const LAYOUT_LIFE = { alive: 'live', 'in-grace': 'live', pending: 'pending', dead: 'dead' } as const

const addTo = (count: LayoutCount, { life }: PortfolioMark): LayoutCount => {
  count[LAYOUT_LIFE[life]] += 1
  return count
}

/** Counts marks by class, those with most live and pending marks first, and in it by group: a mark in several counts in each. */
export const layoutRows = (marks: readonly PortfolioMark[]): LayoutRow[] => {
  const rows = byClass(marks).map(([niceClass, within]) => {
    const sum: LayoutCount = { live: 0, pending: 0, dead: 0 }
    const groups = new Map<string, LayoutCount>()
    for (const mark of within) {
      addTo(sum, mark)
      for (const group of new Set(mark.groups))
        groups.set(group, addTo(groups.get(group) ?? { live: 0, pending: 0, dead: 0 }, mark))
    }
    const counted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, count]) => ({ group, ...count }))
    return { class: niceClass, ...sum, groups: counted }
  })
  return rows.sort((a, b) => b.live + b.pending - (a.live + a.pending) || a.class - b.class)
}

/** Forms that every register tells apart; the others only where some mark is said to be one. */
const ALWAYS_TOLD = new Set(['word', 'combined', 'device'])

export const formRows = (marks: readonly PortfolioMark[], { kinds }: RegisterFacts): FormRow[] => {
  const counts = countBy(marks, formOf)
  return MARK_FORMS.map(form => {
    const isTold = ALWAYS_TOLD.has(form) || kinds.has(form) || counts.has(form)
    return { form, total: isTold ? (counts.get(form) ?? 0) : null }
  })
}
