import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { FormValue, FormValues } from '#contract/document-form.ts'
import { type FoundValue, findInJson, findInNode } from './serialize/find-values.ts'
import { createFormKeys } from './serialize/form-keys.ts'

/** Own keys whatever their names: `__proto__` is an ordinary field name. */
const toObject = (values: ReadonlyMap<string, FormValue>): FormValues => {
  const form: FormValues = {}
  for (const [key, value] of values) {
    if (key === '__proto__')
      Object.defineProperty(form, key, { value, configurable: true, enumerable: true, writable: true })
    else form[key] = value
  }
  return form
}

const collect = (parts: readonly (readonly FoundValue[])[]): FormValues => {
  const keyOf = createFormKeys()
  const values = new Map<string, FormValue>()
  const lists = new Map<string, FormValue[]>()
  for (const part of parts) {
    for (const { name, slot, value } of part) {
      const key = keyOf(name, slot.kind)
      const former = values.get(key)
      const list = lists.get(key)
      if (list !== undefined) {
        list.push(value)
      } else if (former !== undefined) {
        const started = [former, value]
        lists.set(key, started)
        values.set(key, started as FormValue)
      } else {
        values.set(key, value)
      }
    }
  }
  return toObject(values)
}

/**
 * One map from name to value over the documents exported together, in their order (field-markup.md "Form data"). A name
 * that stands more than once gives the list of its values; every field is in it, switched-off ones included.
 */
export const toFormData = (...documents: JSONContent[]): FormValues => collect(documents.map(findInJson))

/** The same of documents as an editor holds them: quick enough to ask at any time. */
export const readFormData = (...documents: Node[]): FormValues => collect(documents.flatMap(findInNode))
