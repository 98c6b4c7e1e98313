import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { loadTableEditing, type TableEditing } from './load-table-editing.ts'

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
