import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { FormValue } from '#contract/document-form.ts'
import { RESERVED_NAMES } from '#contract/document-html.ts'
import { type FieldSlot, fieldNode, type ReadableField } from './field-nodes.ts'

/** A value of a field as it stands in a document. */
export interface FoundValue<Found = unknown> {
  node: Found
  slot: FieldSlot
  name: string
  value: FormValue
}

const readSlot = <Found>(node: Found, { attrs, content }: ReadableField, slot: FieldSlot): FoundValue<Found> => ({
  node,
  slot,
  name: String(attrs?.[slot.nameAttribute] ?? ''),
  value: slot.read({ attrs, content }),
})

const addFromJson = (node: JSONContent, found: FoundValue<JSONContent>[]): void => {
  const field = fieldNode(node.type)
  if (field !== null) for (const slot of field.slots) found.push(readSlot(node, node, slot))
  if (node.content !== undefined) for (const child of node.content) addFromJson(child, found)
}

/** Returns the values of the fields of a saved document, in its order. */
export const findInJson = (document: JSONContent): FoundValue<JSONContent>[] => {
  const found: FoundValue<JSONContent>[] = []
  addFromJson(document, found)
  return found
}

const addFromNode = (node: Node, found: FoundValue<Node>[]): void => {
  const field = node.isText ? null : fieldNode(node.type.name)
  if (field !== null) {
    for (const slot of field.slots) found.push(readSlot(node, { attrs: node.attrs, content: node.children }, slot))
  }
  for (const child of node.children) addFromNode(child, found)
}

const known = new WeakMap<Node, readonly FoundValue<Node>[]>()

/** Returns the values in one top-level node, from memory where the node has not changed. */
const findInPart = (part: Node): readonly FoundValue<Node>[] => {
  const former = known.get(part)
  if (former !== undefined) return former
  const found: FoundValue<Node>[] = []
  addFromNode(part, found)
  known.set(part, found)
  return found
}

/** Returns the values of the fields of an editor's document, in its order, one list for each top-level node. */
export const findInNode = (doc: Node): (readonly FoundValue<Node>[])[] => doc.children.map(findInPart)

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES)

/**
 * Returns a function that gives values their keys in the form data (docs/field-markup.md "Form data"); call it in
 * document order over all documents exported together. A reserved name becomes `NAME_field`, the second kind of a name
 * `NAME_kind`.
 */
export const createFormKeys = (): ((name: string, kind: string) => string) => {
  const kinds = new Map<string, string>()
  const others = new Map<string, string>()
  return (name, kind) => {
    if (!RESERVED.has(name)) {
      const first = kinds.get(name)
      if (first === undefined) kinds.set(name, kind)
      if (first === undefined || first === kind) return name
    }
    const identity = `${kind} ${name}`
    const known = others.get(identity)
    if (known !== undefined) return known
    let key = RESERVED.has(name) ? `${name}_field` : name
    while (kinds.has(key)) key = `${key}_${kind}`
    kinds.set(key, kind)
    others.set(identity, key)
    return key
  }
}
