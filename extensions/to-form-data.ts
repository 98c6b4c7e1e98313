import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { FormValue, FormValues } from '#contract/document-form.ts'
import { createFormKeys, type FoundValue, findInJson, findInNode } from './serialize/form-values.ts'

/** Makes an object with own keys only: `__proto__` is an ordinary field name. */
const toObject = (values: ReadonlyMap<string, FormValue>): FormValues => {
  const form: FormValues = {}
  for (const [key, value] of values) {
    if (key === '__proto__')
      Object.defineProperty(form, key, { value, configurable: true, enumerable: true, writable: true })
    else form[key] = value
  }
  return form
}

type Parts = readonly (readonly FoundValue[])[]

const collect = (parts: Parts): FormValues => {
  const keyOf = createFormKeys()
  const values = new Map<string, FormValue>()
  const lists = new Map<string, FormValue[]>()
  for (const part of parts) {
    for (const { name, slot, value } of part) {
      const key = keyOf(name, slot.kind)
      const former = values.get(key)
      if (former === undefined) {
        values.set(key, value)
        continue
      }
      const list = lists.get(key)
      if (list !== undefined) {
        list.push(value)
      } else {
        const started = [former, value]
        lists.set(key, started)
        values.set(key, started as FormValue)
      }
    }
  }
  return toObject(values)
}

/**
 * Returns one map from name to value over the documents exported together, in their order (docs/field-markup.md "Form
 * data"). A name that occurs more than once gets the list of its values; switched-off fields are included.
 */
export const toFormData = (...documents: JSONContent[]): FormValues => collect(documents.map(findInJson))

const isSameValue = (a: FoundValue, b: FoundValue | undefined): boolean =>
  a.name === b?.name &&
  a.slot === b.slot &&
  (a.value === b.value || (Array.isArray(a.value) && `${a.value}` === `${b.value}`))

const isSamePart = (a: Parts[number], b: Parts[number] | undefined): boolean =>
  a === b || (a.length === b?.length && a.every((value, index) => isSameValue(value, b[index])))

/**
 * Returns a reader of the form data of editors' documents. While no field changes it returns the same object, which
 * callers must not change.
 */
export const createFormReader = (): ((...documents: Node[]) => Readonly<FormValues>) => {
  let last: { parts: Parts; form: FormValues } | undefined
  return (...documents) => {
    const parts = documents.flatMap(findInNode)
    const known = last?.parts
    const isSame = known?.length === parts.length && parts.every((part, index) => isSamePart(part, known[index]))
    const form = isSame && last ? last.form : collect(parts)
    last = { parts, form }
    return form
  }
}
