import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { revealPosition } from './reveal-position.ts'

/** Where a document first quotes a source outside its fields, or the whole that the source is a part of; else null. */
const findQuoted = (doc: DocumentNode, source: string): number | null => {
  let exact: number | null = null
  let whole: number | null = null
  doc.descendants((node, position) => {
    const quoted: string | undefined = node.marks.find(({ type }) => type.name === 'sourceMark')?.attrs['source']
    if (quoted === undefined) return
    if (quoted === source) exact ??= position
    if (source.startsWith(`${quoted}.`)) whole ??= position
  })
  return exact ?? whole
}

export const isQuoted = (editor: Editor, source: string): boolean => findQuoted(editor.state.doc, source) !== null

/** Brings the place where a source is quoted into the middle of the sheet. */
export const revealQuoted = (editor: Editor, source: string): void => {
  const position = findQuoted(editor.state.doc, source)
  if (position !== null) revealPosition(editor.view, position)
}
