import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useState } from 'react'
import { readSelection } from '#extensions/kit.ts'
import type { Change } from './change.ts'
import { CHANGES_SHOWN, changeDecorations, showChanges } from './change-decorations.ts'
import { listChanges } from './list-changes.ts'

/** Milliseconds from the last key to the new list, so that listing does not delay typing. */
const FOLLOW_DELAY_MS = 250

/** Changes with the document that their positions refer to. */
export interface ListedChanges {
  doc: DocumentNode
  changes: readonly Change[]
}

/** Returns the changes of an editor's document against the generated one, null until they are known. */
export const useChanges = (editor: Editor, generated: DocumentNode): ListedChanges | null => {
  const [listed, setListed] = useState<ListedChanges | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const list = (): void => {
      const { state, view } = editor
      // Drawing marks into a line would end the composition of an input method in it.
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

/** Marks changes on the sheet while the component is mounted. */
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
    // A sheet that is mounted again, in another language, has only the editor's own plugins.
    editor.on('mount', begin)
    return () => {
      editor.off('mount', begin)
      if (!editor.isDestroyed) editor.unregisterPlugin(CHANGES_SHOWN)
    }
  }, [editor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => draw(), [editor, listed, currentKey])
}
