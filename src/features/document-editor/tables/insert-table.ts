import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode, NodeType, Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

export interface TableSize {
  rows: number
  columns: number
}

const buildTable = (schema: Schema, { rows, columns }: TableSize): DocumentNode => {
  const cellsOf = (type: NodeType | undefined): DocumentNode[] =>
    Array.from({ length: columns }, () => type?.createAndFill()).filter(cell => cell !== null && cell !== undefined)
  const row = (type: NodeType | undefined): DocumentNode => schema.node('tableRow', null, cellsOf(type))
  const { tableHeader, tableCell } = schema.nodes
  return schema.node(
    'table',
    null,
    Array.from({ length: rows }, (_, index) => row(index === 0 ? tableHeader : tableCell)),
  )
}

/** Inserts an empty table with a head after the line of the caret, or in place of that line when it is empty. */
export const insertTable = (editor: Editor, size: TableSize): void => {
  const { state, view } = editor
  const { $to } = state.selection
  const table = buildTable(state.schema, size)
  const isEmptyLine = $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0
  const start = isEmptyLine ? $to.before() : $to.after()
  const tr = isEmptyLine ? state.tr.replaceWith(start, $to.after(), table) : state.tr.insert(start, table)
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView())
  view.focus()
}
