import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useState } from 'react'
import { readSelection } from '#extensions/caret/read-selection.ts'
import type { Change } from './change.ts'
import { CHANGES_SHOWN, changeDecorations, showChanges } from './change-decorations.ts'
import { listChanges } from './list-changes.ts'

/** The list follows the typing at this distance, so that it costs the key stroke nothing. */
const FOLLOW_DELAY_MS = 250

/** Changes, and the document whose positions they name. */
export interface ListedChanges {
  doc: DocumentNode
  changes: readonly Change[]
}

/** What an editor's document has that the generated one has not; null until it is known. */
export const useChanges = (editor: Editor, generated: DocumentNode): ListedChanges | null => {
  const [listed, setListed] = useState<ListedChanges | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const list = (): void => {
      const { state, view } = editor
      // Marks drawn into a line would end what an input method is composing in it.
      if (view.composing) follow()
      else setListed({ doc: state.doc, changes: listChanges(generated, state.doc) })
    }
    const follow = (): void => {
      clearTimeout(timer)
      timer = setTimeout(list, FOLLOW_DELAY_MS)
    }
    list()
    editor.on('update', follow)
    return () => {
      clearTimeout(timer)
      editor.off('update', follow)
      setListed(null)
    }
  }, [editor, generated])
  return listed
}

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
