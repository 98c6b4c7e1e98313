import type { JSONContent } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import { parse } from './parse.ts'
import type { FieldSlot } from './serialize/field-reader.ts'
import { type FormPlan, planForm } from './serialize/form-plan.ts'
import { toHtml } from './to-html.ts'

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The value meant for one occurrence, undefined where the form data has none of its shape. */
const valueFor = (values: FormValues, plan: FormPlan, key: string, index: number): unknown => {
  if (!Object.hasOwn(values, key)) return undefined
  const value = values[key]
  if (plan.counts.get(key) === 1) return value
  return Array.isArray(value) ? value[index] : undefined
}

const writeValue = (node: JSONContent, slot: FieldSlot, value: unknown): JSONContent =>
  value === undefined || isSame(slot.read(node), value) ? node : (slot.write?.(node, value) ?? node)

/**
 * The documents with the values of `values` in their fields. Documents that were exported together are given together, in
 * their order. A value of another shape than its field is left out; a document nothing changes in is returned as it is.
 */
export const applyToDocuments = (documents: readonly JSONContent[], values: FormValues): JSONContent[] => {
  const plan = planForm(documents)
  const changed = new Map<JSONContent, JSONContent>()
  for (const { node, slot, key, index } of plan.occurrences) {
    const before = changed.get(node) ?? node
    const after = writeValue(before, slot, valueFor(values, plan, key, index))
    if (after !== node) changed.set(node, after)
  }

  const rebuild = (node: JSONContent): JSONContent => {
    const own = changed.get(node) ?? node
    const content = own.content?.map(rebuild)
    const isUntouched = content === undefined || content.every((child, index) => child === own.content?.[index])
    return isUntouched ? own : { ...own, content: content ?? [] }
  }
  return documents.map(rebuild)
}

/**
 * The HTML of the documents with the values of `values` in their fields (field-markup.md "Round trip"). HTML in which
 * nothing changes is returned as the same string.
 */
export const apply = (htmls: string[], values: FormValues): string[] => {
  const documents = htmls.map(parse)
  return applyToDocuments(documents, values).map((document, index) =>
    document === documents[index] ? (htmls[index] ?? '') : toHtml(document),
  )
}
