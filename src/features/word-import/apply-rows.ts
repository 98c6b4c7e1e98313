import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

interface Row {
  row: DocumentNode
  position: number
  table: DocumentNode
}

/** Returns the innermost row of a table around a place; null outside of tables. */
export const rowAround = (doc: DocumentNode, position: number): Row | null => {
  const $place = doc.resolve(position)
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    const row = $place.node(depth)
    if (row.type.name === 'tableRow') return { row, position: $place.before(depth), table: $place.node(depth - 1) }
  }
  return null
}

const columnsOf = (row: DocumentNode): number =>
  row.children.reduce((sum, { attrs }) => sum + Number(attrs['colspan'] ?? 1), 0)

/** Returns whether no cell of a table reaches over rows. */
const isSimple = (table: DocumentNode): boolean =>
  table.children.every(row => row.children.every(({ attrs }) => (attrs['rowspan'] ?? 1) === 1))

/** Takes a row out of its table; false where it is the last one, or one that a cell reaches into. */
export const removeRow = (tr: Transaction, { row, position, table }: Row): boolean => {
  if (table.childCount === 1 || !isSimple(table)) return false
  tr.delete(position, position + row.nodeSize)
  return true
}

/** Takes a table out of its document, or leaves an empty line where nothing else stands in its place. */
export const removeTable = (tr: Transaction, { row, position, table }: Row): void => {
  const before = tr.doc.resolve(position).before()
  const $table = tr.doc.resolve(before)
  const isAlone = $table.parent.childCount === 1
  const [from, to] = [before, before + table.nodeSize]
  if (isAlone) tr.replaceWith(from, to, row.type.schema.node('paragraph'))
  else tr.delete(from, to)
}

/** Puts the rows of a table beside another row; false where they do not fit it. */
export const putRows = (
  tr: Transaction,
  { row, position, table }: Row,
  { made, side }: { made: DocumentNode | undefined; side: 'before' | 'after' },
): boolean => {
  const rows = made?.children ?? []
  if (rows.length === 0 || !isSimple(table) || rows.some(one => columnsOf(one) !== columnsOf(row))) return false
  tr.insert(side === 'after' ? position + row.nodeSize : position, rows)
  return true
}
