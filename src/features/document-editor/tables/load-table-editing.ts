import type { Editor } from '@tiptap/core'

export type TableEditing = typeof import('./table-editing.ts')

/** Loads what tables need when it is first asked for, and lets the editor select cells and move between them. */
export const loadTableEditing = async (editor: Editor): Promise<TableEditing> => {
  const loaded = await import('./table-editing.ts')
  loaded.prepareTables(editor)
  return loaded
}
