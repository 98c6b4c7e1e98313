import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { FIELD_SLOTS } from '../serialize/field-reader.ts'

const isGuarded = (node: Node): boolean => node.type.name in FIELD_SLOTS || node.type.name === 'checkboxItem'

/** Whether an edge of a field lies in the range; a field that merely surrounds the range is not touched by it. */
const touchesField = (doc: Node, from: number, to: number): boolean => {
  let isFound = false
  doc.nodesBetween(from, to, (node, position) => {
    if (isGuarded(node) && (position >= from || position + node.nodeSize <= to)) isFound = true
    return !isFound
  })
  return isFound
}

/** Spares the count of all fields at every key: most changes are nowhere near one. */
const mayChangeFields = (tr: Transaction): boolean =>
  tr.steps.some((step, index) => {
    const before = tr.docs[index] ?? tr.doc
    const after = tr.docs[index + 1] ?? tr.doc
    let isFound = false
    step.getMap().forEach((from, to, newFrom, newTo) => {
      isFound ||= touchesField(before, from, to) || touchesField(after, newFrom, newTo)
    })
    return isFound
  })

const countFields = (doc: Node): Map<string, number> => {
  const counts = new Map<string, number>()
  doc.descendants(node => {
    if (!isGuarded(node)) return
    const key = `${node.type.name} ${node.attrs['name'] ?? node.attrs['value']}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}

const keepsEveryField = (before: Node, after: Node): boolean => {
  const former = countFields(before)
  const present = countFields(after)
  return former.size === present.size && [...former].every(([key, count]) => present.get(key) === count)
}

/**
 * Refuses a change that would remove a field or make a second one of it: Backspace, cut, typing over a selection that
 * crosses a field's edge. Undo and redo pass, since they only bring back what was. `onRefused` lets the page say so.
 */
export const keepFields = (onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta('history$') || !mayChangeFields(tr)) return true
      if (keepsEveryField(state.doc, tr.doc)) return true
      onRefused()
      return false
    },
  })
