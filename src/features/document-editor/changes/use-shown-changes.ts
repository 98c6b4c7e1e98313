import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { CHANGES_SHOWN, changeDecorations, showChanges } from './change-decorations.ts'
import type { ListedChanges } from './use-changes.ts'

/** Marks changes on the sheet for as long as the component stands. */
export const useShownChanges = (editor: Editor, listed: ListedChanges | null, currentKey: string | null): void => {
  useEffect(() => {
    editor.registerPlugin(showChanges())
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(CHANGES_SHOWN)
    }
  }, [editor])

  useEffect(() => {
    if (listed === null || editor.state.doc !== listed.doc) return
    const decorations = changeDecorations(listed.doc, listed.changes, { currentKey })
    editor.view.dispatch(editor.state.tr.setMeta(CHANGES_SHOWN, decorations))
  }, [editor, listed, currentKey])
}
