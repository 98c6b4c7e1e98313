import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { BLOCK_FORMATS, TEXT_MARKS, type TextFormat } from './text-formats.ts'
import { readTextStyle, type TextStyle } from './text-style.ts'

/** What the bar shows of the selection. */
export interface FormatState {
  style: TextStyle | null
  active: readonly TextFormat[]
  /** Marks can be set on what is selected. */
  canMark: boolean
  /** What is selected are lines, which can become headings, lists and quotes. */
  canBlock: boolean
  isInTable: boolean
}

const isMarked = ({ state }: Editor, name: string): boolean => {
  const type = state.schema.marks[name]
  const { from, to, empty, $from } = state.selection
  if (type === undefined) return false
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

/** Reads what the bar shows; cheap, for it is read at every key. */
export const readFormatState = (editor: Editor): FormatState => {
  const { selection } = editor.state
  const { $from } = selection
  const around = new Set(Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name))
  const isNode = selection instanceof NodeSelection
  const isEditable = editor.isEditable && !around.has('checkboxesField')
  return {
    style: readTextStyle(editor),
    active: [
      ...TEXT_MARKS.filter(mark => isMarked(editor, mark)),
      ...BLOCK_FORMATS.filter(format => around.has(format)),
    ],
    canMark: isEditable && (!isNode || selection.node.isInline),
    canBlock: isEditable && (!isNode || selection.node.isInline) && !around.has('inlineSwitchField'),
    isInTable: around.has('table'),
  }
}
