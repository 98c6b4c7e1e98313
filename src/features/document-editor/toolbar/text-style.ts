import type { Editor } from '@tiptap/core'

export const TEXT_STYLES = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4'] as const
export type TextStyle = (typeof TEXT_STYLES)[number]

export const STYLE_SHORTCUTS: Readonly<Record<TextStyle, string>> = {
  paragraph: 'Mod-Alt-0',
  heading1: 'Mod-Alt-1',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
}

/** The style of the line where the selection begins; null where there is no line. */
export const readTextStyle = ({ state }: Editor): TextStyle | null => {
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
