import type { JSONContent } from '@tiptap/core'
import type { FormValue, FormValues } from '#contract/document-form.ts'
import { planForm } from './serialize/form-plan.ts'

/** Sets an own key whatever its name: `__proto__` is an ordinary field name. */
const setOwn = (values: FormValues, key: string, value: FormValue): void => {
  Object.defineProperty(values, key, { value, enumerable: true, writable: true, configurable: true })
}

/**
 * One map from name to value over the documents exported together, in their order (field-markup.md "Form data"). A name
 * that stands more than once gives the list of its values; every field is in it, switched-off ones included.
 */
export const toFormData = (...documents: JSONContent[]): FormValues => {
  const { occurrences, counts } = planForm(documents)
  const lists = new Map<string, FormValue[]>()
  for (const { node, slot, key } of occurrences) {
    const list = lists.get(key) ?? []
    list.push(slot.read(node))
    lists.set(key, list)
  }
  const values: FormValues = {}
  for (const [key, list] of lists) {
    const [first] = list
    if (first !== undefined) setOwn(values, key, counts.get(key) === 1 ? first : (list as FormValue))
  }
  return values
}
