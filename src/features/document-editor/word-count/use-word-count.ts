import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useMemo } from 'react'
import { useLater } from '../use-later.ts'
import { countDocument, countSelection } from './count-document.ts'
import type { TextCount } from './count-words.ts'

const FOLLOW_DELAY_MS = 300

export interface WordCounts {
  document: TextCount
  selection: TextCount | null
}

/** Returns the counts of an editor's document and selection, null until they are known. They follow the typing at a distance. */
export const useWordCount = (editor: Editor): WordCounts | null => {
  const state = useEditorState({ editor, selector: () => editor.state, equalityFn: Object.is })
  const counted = useLater(state, FOLLOW_DELAY_MS)
  return useMemo(
    () => counted && { document: countDocument(counted.doc), selection: countSelection(counted) },
    [counted],
  )
}
