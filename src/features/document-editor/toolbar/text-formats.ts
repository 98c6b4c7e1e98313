import type { Editor } from '@tiptap/core'

/** The marks of the carrier that a person sets; links and sources come with the generated text. */
export const TEXT_MARKS = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript'] as const
export const BLOCK_FORMATS = ['bulletList', 'orderedList', 'blockquote'] as const
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

/** Sets or takes back a format on the selection. A mark over a field stands around it: the field and its value stay. */
export const toggleFormat = (editor: Editor, format: TextFormat): void => {
  const chain = editor.chain().focus(null, { scrollIntoView: false })
  if (format === 'bulletList') chain.toggleBulletList().run()
  else if (format === 'orderedList') chain.toggleOrderedList().run()
  else if (format === 'blockquote') chain.toggleBlockquote().run()
  else chain.toggleMark(format).run()
}

/** Ordinary lines without marks in the selection. Links, sources, lists and tables stay: they say something. */
export const clearFormats = (editor: Editor): void => {
  const chain = editor.chain().focus(null, { scrollIntoView: false }).setParagraph()
  for (const mark of TEXT_MARKS) chain.unsetMark(mark)
  chain.run()
}
