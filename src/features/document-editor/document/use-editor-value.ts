import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * Returns what `read` finds in an editor, read again at each of its transactions. The former value stays as long as the
 * new one is the same. Like Tiptap's `useEditorState`, without the comparison of any two things, which weighs 3 kB gzip.
 */
export const useEditorValue = <Value>(
  editor: Editor,
  read: () => Value,
  isSame: (former: Value, next: Value) => boolean = Object.is,
): Value => {
  const last = useRef<{ editor: Editor; value: Value } | null>(null)
  const subscribe = useCallback(
    (notify: () => void) => {
      editor.on('transaction', notify)
      // Whether the editor can be changed is no part of its transactions.
      editor.on('update', notify)
      return () => {
        editor.off('transaction', notify)
        editor.off('update', notify)
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => {
    const value = read()
    if (last.current?.editor !== editor || !isSame(last.current.value, value)) last.current = { editor, value }
    return last.current.value
  })
}

/** Whether two small plain values say the same. */
export const saysTheSame = (former: unknown, next: unknown): boolean => JSON.stringify(former) === JSON.stringify(next)
