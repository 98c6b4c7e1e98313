import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useState } from 'react'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What `read` gives of an editor. The component is drawn anew when that is otherwise than before, not at every key. */
export const useEditorValue = <Value>(editor: Editor, read: (editor: Editor) => Value): Value => {
  const [value, setValue] = useState(() => read(editor))
  const follow = useEffectEvent(() => {
    const next = read(editor)
    if (!isSame(value, next)) setValue(next)
  })
  useEffect(() => {
    const listen = (): void => follow()
    listen()
    editor.on('transaction', listen)
    return () => void editor.off('transaction', listen)
  }, [editor])
  return value
}
