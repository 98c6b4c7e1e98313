import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

type TableEditing = typeof import('./table-editing.ts')

/** Loads what tables need when it is first asked for, and lets the editor select cells and move between them. */
export const loadTableEditing = async (editor: Editor): Promise<TableEditing> => {
  const loaded = await import('./table-editing.ts')
  loaded.prepareTables(editor)
  return loaded
}

/** What tables need, loaded when the caret first comes into one; null until then. */
export const useTableEditing = (editor: Editor, isInTable: boolean): TableEditing | null => {
  const [editing, setEditing] = useState<TableEditing | null>(null)
  useEffect(() => {
    if (!isInTable) return
    let isLeft = false
    loadTableEditing(editor).then(
      loaded => {
        if (!isLeft) setEditing(loaded)
      },
      // The next table asks again.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [editor, isInTable])
  return editing
}
