import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { LineAlignment } from '#contract/document-html.ts'
import { alignLines, insertPageBreak, readAlignment } from '#extensions/kit.ts'

export const TEXT_STYLES = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4'] as const
export type TextStyle = (typeof TEXT_STYLES)[number]

export const STYLE_SHORTCUTS: Readonly<Record<TextStyle, string>> = {
  paragraph: 'Mod-Alt-0',
  heading1: 'Mod-Alt-1',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
}

/** Returns the style of the line where the selection begins; null where there is no line. */
const readTextStyle = ({ state }: Editor): TextStyle | null => {
  const { type, attrs } = state.selection.$from.parent
  const name = type.name === 'heading' ? `heading${attrs['level']}` : type.name
  return TEXT_STYLES.find(style => style === name) ?? null
}

/** Makes the selected lines paragraphs or headings. */
export const setTextStyle = (editor: Editor, style: TextStyle): void => {
  const chain = editor.chain().focus(null, { scrollIntoView: false })
  if (style === 'paragraph') chain.setParagraph().run()
  else chain.setNode('heading', { level: Number(style.slice(-1)) }).run()
}

/** The marks that a person can set; links and sources come with the generated text. */
const TEXT_MARKS = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript'] as const
const BLOCK_FORMATS = ['bulletList', 'orderedList', 'blockquote'] as const
export type TextFormat = (typeof TEXT_MARKS)[number] | (typeof BLOCK_FORMATS)[number]

export const FORMAT_SHORTCUTS: Readonly<Record<TextFormat, string>> = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  underline: 'Mod-u',
  strike: 'Mod-Shift-s',
  subscript: 'Mod-,',
  superscript: 'Mod-.',
  bulletList: 'Mod-Shift-8',
  orderedList: 'Mod-Shift-7',
  blockquote: 'Mod-Shift-b',
}

/** Aligns the selected lines, or lets them follow their style again. */
export const toggleAlignment = ({ state, view }: Editor, align: LineAlignment): void => {
  alignLines(state, align, view.dispatch)
  view.focus()
}

export const PAGE_BREAK_SHORTCUT = 'Mod-Enter'

/** Ends the page where the selection ends. */
export const breakPage = ({ state, view }: Editor): void => {
  insertPageBreak(state, view.dispatch)
  view.focus()
}

/** Sets or removes a format on the selection. A mark over a field surrounds it; the field keeps its value. */
export const toggleFormat = (editor: Editor, format: TextFormat): void => {
  const chain = editor.chain().focus(null, { scrollIntoView: false })
  if (format === 'bulletList') chain.toggleBulletList().run()
  else if (format === 'orderedList') chain.toggleOrderedList().run()
  else if (format === 'blockquote') chain.toggleBlockquote().run()
  else chain.toggleMark(format).run()
}

/**
 * Turns the selection into paragraphs without marks. Links, sources, lists and tables stay, because they carry meaning.
 */
export const clearFormats = (editor: Editor): void => {
  const chain = editor.chain().focus(null, { scrollIntoView: false }).setParagraph()
  for (const mark of TEXT_MARKS) chain.unsetMark(mark)
  chain.run()
}

/** The state of the selection that the bar shows. */
export interface FormatState {
  style: TextStyle | null
  active: readonly TextFormat[]
  /** Marks can be set on the selection. */
  canMark: boolean
  /** The selection is lines, which can become headings, lists and quotations. */
  canBlock: boolean
  isInTable: boolean
  align: LineAlignment | null
  /** The selection is paragraphs, which can be aligned. */
  canAlign: boolean
  /** A page can end where the selection does. */
  canBreakPage: boolean
}

const isMarked = ({ state }: Editor, name: string): boolean => {
  const type = state.schema.marks[name]
  const { from, to, empty, $from } = state.selection
  if (type === undefined) return false
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

/** Returns the state that the bar shows; cheap, because it is read at every key. */
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
    align: readAlignment(editor.state),
    canAlign: isEditable && alignLines(editor.state, 'center'),
    canBreakPage: isEditable && insertPageBreak(editor.state),
  }
}
