import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The state that the panel is opened with. Each request focuses its query again. */
export interface FindRequest {
  query: string
  withReplace: boolean
}

const LONGEST_QUERY = 60

/** Returns the selected text if it is a few words of one line, else an empty text. */
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

/**
 * Opens the panel at Ctrl+F and Ctrl+H while the focus is in `area` or nowhere. In other panes the keys keep their
 * meaning.
 */
export const useFindRequest = (area: RefObject<HTMLElement | null>, editor: Editor | null): OpenFind => {
  const [request, setRequest] = useState<FindRequest | null>(null)
  const open = (withReplace: boolean): void => {
    if (editor === null) return
    // Keys typed before the panel has the focus must not change the document.
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
