import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** What the panel is opened with; each request focuses its query anew. */
export interface FindRequest {
  query: string
  withReplace: boolean
}

const LONGEST_QUERY = 60

/** What is selected, where it is a few words of one line. */
const selectedWords = ({ state }: Editor): string => {
  const { doc, selection } = state
  if (!selection.$from.sameParent(selection.$to)) return ''
  const text = doc.textBetween(selection.from, selection.to)
  return text.length <= LONGEST_QUERY ? text : ''
}

interface OpenFind {
  /** Null while the panel is closed. */
  request: FindRequest | null
  open: () => void
  close: () => void
}

/** Opens the panel at Ctrl+F and Ctrl+H, where the focus is in `area` or nowhere; the other panes keep their browser's own. */
export const useFindRequest = (area: RefObject<HTMLElement | null>, editor: Editor | null): OpenFind => {
  const [request, setRequest] = useState<FindRequest | null>(null)
  const open = (withReplace: boolean): void => {
    if (editor === null) return
    // What is typed before the panel has the focus must not go into the document.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.getSelection()?.removeAllRanges()
    setRequest({ query: selectedWords(editor), withReplace })
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || (key !== 'f' && key !== 'h')) return
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && !area.current?.contains(focused)) return
    event.preventDefault()
    open(key === 'h')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return { request, open: () => open(false), close: () => setRequest(null) }
}
