import type { JSONContent } from '@tiptap/core'
import type { Documents } from './merge-documents.ts'

const SWITCHES = new Set(['switchField', 'inlineSwitchField'])
const FIELDS = new Set([...SWITCHES, 'textField', 'paragraphField', 'radioField', 'checkboxesField'])

/** What a person who checks a field has seen. */
const seenIn = ({ type = '', attrs = {}, content }: JSONContent): string => {
  const { value, on, options, checked } = attrs
  return JSON.stringify(SWITCHES.has(type) ? on : [value, options, checked, content])
}

/** The values of the fields, by name, in the order that counts them over both documents. */
const valuesByName = ({ analysis, reason }: Documents): Map<string, string[]> => {
  const values = new Map<string, string[]>()
  const visit = (node: JSONContent): void => {
    if (FIELDS.has(node.type ?? '')) {
      const name = String(node.attrs?.['name'])
      values.set(name, [...(values.get(name) ?? []), seenIn(node)])
      if (!SWITCHES.has(node.type ?? '')) return
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
