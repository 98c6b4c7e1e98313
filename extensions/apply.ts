import type { JSONContent } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import { parse, toHtml } from './document-html.ts'
import { createFormKeys, type FoundValue, findInJson } from './serialize/form-values.ts'

/** A field's value with its key in the form data and its place in that key's list. */
interface Occurrence<Found> extends FoundValue<Found> {
  key: string
  index: number
}

/**
 * All occurrences in document order, and how often each key occurs: a key that occurs once has a value, else a list.
 */
interface FormPlan<Found> {
  occurrences: readonly Occurrence<Found>[]
  counts: ReadonlyMap<string, number>
}

/** Gives each value of the documents exported together its place in the form data. */
const planForm = <Found>(found: readonly FoundValue<Found>[]): FormPlan<Found> => {
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

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** Returns the value for one occurrence, undefined where the form data has none of its shape. */
const valueFor = (values: FormValues, plan: FormPlan<JSONContent>, key: string, index: number): unknown => {
  if (!Object.hasOwn(values, key)) return undefined
  const value = values[key]
  if (plan.counts.get(key) === 1) return value
  return Array.isArray(value) ? value[index] : undefined
}

const writeValue = (node: JSONContent, { slot, value }: Occurrence<JSONContent>, given: unknown): JSONContent =>
  given === undefined || isSame(value, given) ? node : (slot.write?.(node, given) ?? node)

/**
 * Returns the documents with `values` in their fields. Pass documents that were exported together in their order. A
 * value whose shape does not fit its field is ignored; a document in which nothing changes is returned as it is.
 */
export const applyToDocuments = (documents: readonly JSONContent[], values: FormValues): JSONContent[] => {
  const plan = planForm(documents.flatMap(findInJson))
  const changed = new Map<JSONContent, JSONContent>()
  for (const occurrence of plan.occurrences) {
    const { node, key, index } = occurrence
    const before = changed.get(node) ?? node
    const after = writeValue(before, occurrence, valueFor(values, plan, key, index))
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
 * Returns the HTML of the documents with `values` in their fields (docs/field-markup.md "Round trip"). HTML in which
 * nothing changes is returned as the same string.
 */
export const apply = (htmls: string[], values: FormValues): string[] => {
  const documents = htmls.map(parse)
  return applyToDocuments(documents, values).map((document, index) =>
    document === documents[index] ? (htmls[index] ?? '') : toHtml(document),
  )
}
