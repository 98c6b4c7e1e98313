import type { Notice } from '#contract/notice.ts'
import type { FieldItem } from './field-item.ts'

/** Facts no field holds, named in the locale files; the other facts are fields. */
export const UNFIELDED_FACTS = ['kind', 'grounds', 'citedMarks', 'refusedGoods'] as const
export type UnfieldedFact = (typeof UNFIELDED_FACTS)[number]

export interface Doubts {
  /** Fields with a value that was read with doubt, until they are checked or edited. */
  fields: readonly FieldItem[]
  facts: readonly UnfieldedFact[]
}

/** What the reader of the notice asks a person to confirm, as far as it concerns the shown document. */
export const listDoubts = (items: readonly FieldItem[], doubtful: Notice['doubtful']): Doubts => {
  const sources = new Set(doubtful.map(path => `notice.${path}`))
  return {
    fields: items.filter(
      ({ source, isEmpty, isOff, isReviewed, isEdited }) =>
        source !== null && sources.has(source) && !isEmpty && !isOff && !isReviewed && !isEdited,
    ),
    facts: UNFIELDED_FACTS.filter(fact => doubtful.includes(fact)),
  }
}
