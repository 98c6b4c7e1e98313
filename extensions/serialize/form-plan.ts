import type { FoundValue } from './find-values.ts'
import { createFormKeys } from './form-keys.ts'

/** A field's value, and where in the form data it stands. */
export interface Occurrence<Found> extends FoundValue<Found> {
  key: string
  index: number
}

/** All occurrences in document order, and how often each key occurs: once is a value, more often a list. */
export interface FormPlan<Found> {
  occurrences: readonly Occurrence<Found>[]
  counts: ReadonlyMap<string, number>
}

/** Where the values of the documents exported together stand in the form data. */
export const planForm = <Found>(found: readonly FoundValue<Found>[]): FormPlan<Found> => {
  const keyOf = createFormKeys()
  const counts = new Map<string, number>()
  const occurrences = found.map(value => {
    const key = keyOf(value.name, value.slot.kind)
    const index = counts.get(key) ?? 0
    counts.set(key, index + 1)
    return { ...value, key, index }
  })
  return { occurrences, counts }
}
