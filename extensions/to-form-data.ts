import type { JSONContent } from '@tiptap/core'
import type { FormValue, FormValues } from '#contract/document-form.ts'
import { planForm } from './serialize/form-plan.ts'

/**
 * One map from name to value over the documents exported together, in their order (field-markup.md "Form data"). A name
 * that stands more than once gives the list of its values; every field is in it, switched-off ones included.
 */
export const toFormData = (...documents: JSONContent[]): FormValues => {
  const { occurrences, counts } = planForm(documents)
  const values = new Map<string, FormValue>()
  const lists = new Map<string, FormValue[]>()
  for (const { node, slot, key } of occurrences) {
    const value = slot.read(node)
    if (counts.get(key) === 1) {
      values.set(key, value)
      continue
    }
    const list = lists.get(key) ?? []
    list.push(value)
    lists.set(key, list)
    values.set(key, list as FormValue)
  }
  // Own keys whatever their names: `__proto__` is an ordinary field name.
  return Object.fromEntries(values)
}
