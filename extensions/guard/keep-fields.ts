import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { FIELD_SLOTS } from '../serialize/field-reader.ts'

const isGuarded = (node: Node): boolean => node.type.name in FIELD_SLOTS || node.type.name === 'checkboxItem'

const holdsField = (doc: Node, from: number, to: number): boolean => {
  let isFound = false
  doc.nodesBetween(from, to, (node, position) => {
    // A node that merely surrounds the range is not deleted by it.
    if (isGuarded(node) && position >= from && position + node.nodeSize <= to) isFound = true
    return !isFound
  })
  return isFound
}

const deletesRangeWithField = (tr: Transaction): boolean =>
  tr.steps.some((step, index) => {
    let isFound = false
    step.getMap().forEach((from, to) => {
      isFound ||= holdsField(tr.docs[index] ?? tr.doc, from, to)
    })
    return isFound
  })

const countFields = (doc: Node): Map<string, number> => {
  const counts = new Map<string, number>()
  doc.descendants(node => {
    if (!isGuarded(node)) return
    const key = `${node.type.name} ${node.attrs['name'] ?? ''}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}

const losesField = (before: Node, after: Node): boolean => {
  const left = countFields(after)
  return [...countFields(before)].some(([key, count]) => (left.get(key) ?? 0) < count)
}

/**
 * Refuses a change that would remove a field: Backspace, cut, typing over a selection. Undo and redo pass, since they only
 * bring back what was. `onRefused` lets the page say so.
 */
export const keepFields = (onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta('history$') || !deletesRangeWithField(tr)) return true
      if (!losesField(state.doc, tr.doc)) return true
      onRefused()
      return false
    },
  })
