import type { JSONContent } from '@tiptap/core'
import { fieldNode } from '#extensions/field/field-nodes.ts'
import type { Documents } from './merge-documents.ts'

const isSwitch = ({ type }: JSONContent): boolean => fieldNode(type)?.kind === 'switch'

/** Returns what a person who checks a field has seen, as text to compare. */
const seenIn = (field: JSONContent): string => {
  const { value, on, options, checked } = field.attrs ?? {}
  return JSON.stringify(isSwitch(field) ? on : [value, options, checked, field.content])
}

/** The values of the fields, by name, in the order that counts them over both documents. */
const valuesByName = ({ analysis, reason }: Documents): Map<string, string[]> => {
  const values = new Map<string, string[]>()
  const visit = (node: JSONContent): void => {
    if (fieldNode(node.type) !== null) {
      const name = String(node.attrs?.['name'])
      values.set(name, [...(values.get(name) ?? []), seenIn(node)])
      if (!isSwitch(node)) return
    }
    node.content?.forEach(visit)
  }
  visit(analysis)
  visit(reason)
  return values
}

/**
 * The fields (`name#index`) that are still checked in the documents that took the place of others: those whose value is
 * the same, counted anew where fields of their name came or went.
 */
export const carryReviewed = (reviewed: readonly string[], from: Documents, to: Documents): string[] => {
  const [former, present] = [valuesByName(from), valuesByName(to)]
  const wanted = new Set(reviewed)
  return [...former].flatMap(([name, values]) => {
    const now = present.get(name) ?? []
    let next = 0
    return values.flatMap((value, index) => {
      const found = now.length === values.length ? (now[index] === value ? index : -1) : now.indexOf(value, next)
      if (found !== -1) next = found + 1
      return found !== -1 && wanted.has(`${name}#${index}`) ? [`${name}#${found}`] : []
    })
  })
}
