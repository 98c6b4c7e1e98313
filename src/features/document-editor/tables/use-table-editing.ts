import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

type TableEditing = typeof import('./table-editing.ts')

/** Loads table editing on first use and adds it to the editor. */
export const loadTableEditing = async (editor: Editor): Promise<TableEditing> => {
  const loaded = await import('./table-editing.ts')
  loaded.prepareTables(editor)
  return loaded
}

/** Returns table editing, loaded when the caret first enters a table; null until then. */
export const useTableEditing = (editor: Editor, isInTable: boolean): TableEditing | null => {
  const [editing, setEditing] = useState<TableEditing | null>(null)
  useEffect(() => {
    if (!isInTable) return
    let isLeft = false
    loadTableEditing(editor).then(
      loaded => {
        if (!isLeft) setEditing(loaded)
      },
      // The next table tries again.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [editor, isInTable])
  return editing
}
