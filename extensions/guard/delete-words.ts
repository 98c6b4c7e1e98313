import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { isField, isGuarded } from '../serialize/field-nodes.ts'

/** A part that a deletion leaves: a field that lies wholly in the range, or the border of one that reaches out of it. */
interface Kept {
  from: number
  to: number
  isField: boolean
}

const keptIn = (doc: Node, from: number, to: number): Kept[] => {
  const kept: Kept[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!isGuarded(node)) return true
    const end = position + node.nodeSize
    const [hasStart, hasEnd] = [from <= position, end <= to]
    if (hasStart && hasEnd) kept.push({ from: position, to: end, isField: isField(node) })
    else if (node.isAtom) return false
    else if (hasStart) kept.push({ from: position, to: position + 1, isField: false })
    else if (hasEnd) kept.push({ from: end - 1, to: end, isField: false })
    return !(hasStart && hasEnd)
  })
  return kept.sort((a, b) => a.from - b.from)
}

type Range = readonly [from: number, to: number]

/**
 * Returns the ranges of a selection: cells one by one where it begins or ends in a table that is not all of it, so that
 * no row loses a cell.
 */
const rangesOf = ({ $from, from, to, ranges }: Selection): Range[] => {
  const inOrder = (pieces: Range[]): Range[] => pieces.sort(([a], [b]) => a - b)
  if (ranges.length > 1) return inOrder(ranges.map(({ $from, $to }): Range => [$from.pos, $to.pos]))
  const pieces: Range[] = []
  let begin = from
  $from.doc.nodesBetween(from, to, (table, position) => {
    const end = position + table.nodeSize
    if (table.type.name !== 'table' || (from <= position && end <= to)) return table.type.name !== 'table'
    const cells: Range[] = []
    table.descendants((cell, at) => {
      if (cell.type.name === 'tableRow') return true
      const [start, stop] = [position + 2 + at, position + at + cell.nodeSize]
      if (start <= to && from <= stop) cells.push([Math.max(from, start), Math.min(to, stop)])
      return false
    })
    const isInOne = cells.length === 1 && position < from && to < end
    if (isInOne) return false
    if (begin < position) pieces.push([begin, position])
    pieces.push(...cells)
    begin = end
    return false
  })
  if (begin < to) pieces.push([begin, to])
  return inOrder(pieces)
}

/** Deletes the text between two positions that nothing kept divides. */
const deleteText = (tr: Transaction, from: number, to: number): void => {
  const start = Selection.findFrom(tr.doc.resolve(from), 1, true)
  const end = Selection.findFrom(tr.doc.resolve(to), -1, true)
  if (start && end && start.from < end.to) tr.delete(start.from, end.to)
}

/**
 * Deletes the words of a selection and leaves its fields where they are; where it begins outside a switch and ends
 * inside it, or the other way round, each side by itself: no text changes sides. Returns the positions of the fields
 * that lie wholly in the selection; null where it holds no field and crosses no border, and nothing was done.
 */
export const deleteWords = (tr: Transaction): number[] | null => {
  const { selection } = tr
  const pieces = rangesOf(selection).map(([from, to]) => ({ from, to, kept: keptIn(tr.doc, from, to) }))
  const kept = pieces.flatMap(({ kept }) => kept)
  const isDivided = pieces.length > 1 && selection.ranges.length === 1
  if (kept.length === 0 && !isDivided) return null
  for (const { from, to, kept } of selection instanceof NodeSelection ? [] : pieces.reverse()) {
    const starts = [from, ...kept.map(({ to }) => to)]
    const ends = [...kept.map(({ from }) => from), to]
    for (let piece = kept.length; piece >= 0; piece--) deleteText(tr, starts[piece] ?? from, ends[piece] ?? to)
  }
  if (tr.docChanged) tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(selection.from, -1))))
  return kept.filter(({ isField }) => isField).map(({ from }) => tr.mapping.map(from))
}

/** Deletes a selection with its fields; of a table that is not all of it the cells stay. */
export const deletePassage = (tr: Transaction): void => {
  const { selection } = tr
  const pieces = rangesOf(selection)
  if (pieces.length < 2 || selection.ranges.length > 1) {
    tr.deleteSelection()
    return
  }
  for (const [from, to] of pieces.reverse()) tr.delete(from, to)
  tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(selection.from, -1))))
}

/** Returns whether a selection holds fields, all of them whole. */
export const holdsWholeFields = ({ $from, from, to, ranges }: Selection): boolean => {
  const kept = ranges.length > 1 ? [] : keptIn($from.doc, from, to)
  return kept.length > 0 && kept.every(({ isField }) => isField)
}

/** Returns whether a selection begins or ends in a table that is not all of it, and crosses no border of a field. */
export const dividesTable = (selection: Selection): boolean =>
  selection.ranges.length === 1 &&
  rangesOf(selection).length > 1 &&
  keptIn(selection.$from.doc, selection.from, selection.to).every(({ isField }) => isField)

/** Deletes the field at a position with all it holds. What held nothing else keeps an empty line. */
export const deleteField = (tr: Transaction, position: number): void => {
  const field = tr.doc.nodeAt(position)
  if (field === null) return
  const end = position + field.nodeSize
  const isAlone = field.isBlock && tr.doc.resolve(position).parent.childCount === 1
  if (isAlone) tr.replaceWith(position, end, tr.doc.type.schema.node('paragraph'))
  else tr.delete(position, end)
}
