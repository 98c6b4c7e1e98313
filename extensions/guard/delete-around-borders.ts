import type { Node } from '@tiptap/pm/model'
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { isGuarded } from '../serialize/field-nodes.ts'

/**
 * Returns the positions of the borders that a range crosses, of fields with one end inside the range and one outside.
 */
const bordersIn = (doc: Node, from: number, to: number): number[] => {
  const borders: number[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!isGuarded(node) || node.isAtom) return
    const last = position + node.nodeSize - 1
    const hasStart = from <= position
    if (hasStart !== last < to) borders.push(hasStart ? position : last)
  })
  return borders.sort((a, b) => a - b)
}

/** Deletes the text between two positions that no border divides. */
const deleteText = (tr: Transaction, from: number, to: number): void => {
  const start = Selection.findFrom(tr.doc.resolve(from), 1, true)
  const end = Selection.findFrom(tr.doc.resolve(to), -1, true)
  if (start && end && start.from < end.to) tr.delete(start.from, end.to)
}

/**
 * Deletes a selection that begins outside a switch and ends inside it, or the other way round, on each side of the
 * border by itself: no text changes sides. False for any other selection.
 */
export const deleteAroundBorders = (tr: Transaction): boolean => {
  const { from, to } = tr.selection
  const borders = bordersIn(tr.doc, from, to)
  if (borders.length === 0) return false
  const starts = [from, ...borders.map(border => border + 1)]
  const ends = [...borders, to]
  for (let piece = borders.length; piece >= 0; piece--) deleteText(tr, starts[piece] ?? from, ends[piece] ?? to)
  tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(from, -1))))
  return true
}
