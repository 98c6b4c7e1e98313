import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent } from 'react'
import { readSelection } from '#extensions/caret/read-selection.ts'
import { CHANGES_SHOWN, changeDecorations, showChanges } from './change-decorations.ts'
import type { ListedChanges } from './use-changes.ts'

/** Marks changes on the sheet for as long as the component stands. */
export const useShownChanges = (editor: Editor, listed: ListedChanges | null, currentKey: string | null): void => {
  const draw = useEffectEvent(() => {
    if (listed === null || editor.view.composing || editor.state.doc !== listed.doc) return
    readSelection(editor.view)
    const decorations = changeDecorations(listed.doc, listed.changes, { currentKey })
    editor.view.dispatch(editor.state.tr.setMeta(CHANGES_SHOWN, decorations))
  })

  useEffect(() => {
    const begin = (): void => {
      editor.registerPlugin(showChanges())
      draw()
    }
    begin()
    // A sheet drawn anew, in another language, has the editor's own plugins only.
    editor.on('mount', begin)
    return () => {
      editor.off('mount', begin)
      if (!editor.isDestroyed) editor.unregisterPlugin(CHANGES_SHOWN)
    }
  }, [editor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => draw(), [editor, listed, currentKey])
}
