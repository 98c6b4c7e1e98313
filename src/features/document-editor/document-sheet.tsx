import type { Editor } from '@tiptap/core'
import { type JSX, useEffect, useRef, useState } from 'react'
import './document-sheet.css'

interface DocumentSheetProps {
  editor: Editor | null
  /** Language of the document, whatever the interface speaks. */
  language: string
  isShown: boolean
}

/** One document on the desk. It is drawn when first shown and then stays, with its scroll position. */
export const DocumentSheet = ({ editor, language, isShown }: DocumentSheetProps): JSX.Element => {
  const desk = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const [hasBeenShown, setHasBeenShown] = useState(isShown)
  if (isShown && !hasBeenShown) setHasBeenShown(true)

  useEffect(() => {
    if (editor === null || !hasBeenShown || sheet.current === null) return
    editor.mount(sheet.current)
    return () => editor.unmount()
  }, [editor, hasBeenShown])

  return (
    <div ref={desk} className="rj-desk">
      <article ref={sheet} className="rj-sheet" lang={language} />
    </div>
  )
}
