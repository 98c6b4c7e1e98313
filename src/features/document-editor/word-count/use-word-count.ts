import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { countDocument, countSelection } from './count-document.ts'
import type { TextCount } from './count-words.ts'

/** The count follows the typing at this distance, so that it costs the key stroke nothing. */
const FOLLOW_DELAY_MS = 300

export interface WordCounts {
  document: TextCount
  selection: TextCount | null
}

const isSame = (a: WordCounts | null, b: WordCounts): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The counts of an editor's document and selection, null until they are known. */
export const useWordCount = (editor: Editor): WordCounts | null => {
  const [counts, setCounts] = useState<WordCounts | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = (): void => {
      timer = undefined
      const { state } = editor
      const next = { document: countDocument(state.doc), selection: countSelection(state) }
      setCounts(former => (isSame(former, next) ? former : next))
    }
    const follow = (): void => {
      clearTimeout(timer)
      timer = setTimeout(count, FOLLOW_DELAY_MS)
    }
    follow()
    editor.on('transaction', follow)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', follow)
    }
  }, [editor])
  return counts
}
