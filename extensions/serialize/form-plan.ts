import type { JSONContent } from '@tiptap/core'
import { RESERVED_NAMES } from '#contract/document-form.ts'
import { FIELD_SLOTS, type FieldSlot } from './field-reader.ts'

/** One occurrence of a field's value: the node, how it is read, and where in the form data it stands. */
export interface Occurrence {
  node: JSONContent
  slot: FieldSlot
  key: string
  index: number
}

/** All occurrences in document order, and how often each key occurs: once is a value, more often a list. */
export interface FormPlan {
  occurrences: readonly Occurrence[]
  counts: ReadonlyMap<string, number>
}

const reserved = (name: string): boolean => RESERVED_NAMES.some(known => known === name)

/**
 * Assigns every field of the documents exported together its place in the form data (field-markup.md "Form data"): a
 * reserved name goes under `NAME_field`, the second kind of a name under `NAME_kind`.
 */
export const planForm = (documents: readonly JSONContent[]): FormPlan => {
  const occurrences: Occurrence[] = []
  const counts = new Map<string, number>()
  const keys = new Map<string, string>()

  const keyOf = (name: string, kind: string): string => {
    const identity = `${kind} ${name}`
    const known = keys.get(identity)
    if (known !== undefined) return known
    let key = reserved(name) ? `${name}_field` : name
    while (counts.has(key)) key = `${key}_${kind}`
    keys.set(identity, key)
    return key
  }

  const visit = (node: JSONContent): void => {
    for (const slot of FIELD_SLOTS[node.type ?? ''] ?? []) {
      const key = keyOf(String(node.attrs?.[slot.nameAttribute] ?? ''), slot.kind)
      const index = counts.get(key) ?? 0
      counts.set(key, index + 1)
      occurrences.push({ node, slot, key, index })
    }
    for (const child of node.content ?? []) visit(child)
  }
  for (const document of documents) visit(document)
  return { occurrences, counts }
}
