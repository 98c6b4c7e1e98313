import { type JSX, useEffect, useRef, useState } from 'react'
import { showActiveSource } from '#extensions/show-active-source.ts'
import { useLanguage } from '../../locales/use-language.ts'
import '#extensions/fields.css'
import type { DocumentSession } from './document-session.ts'
import type { DocumentTab } from './document-tab.ts'
import { markEdited } from './mark-edited.ts'
import './document-sheet.css'

interface DocumentSheetProps {
  /** Null until the documents are open. */
  session: DocumentSession | null
  tab: DocumentTab
  label: string
  /** Language of the document, whatever the interface speaks. */
  language: string
  isShown: boolean
  activeSource: string | null
}

/** One document on the desk. It is drawn when first shown and then stays, with its scroll position. */
export const DocumentSheet = ({
  session,
  tab,
  label,
  language,
  isShown,
  activeSource,
}: DocumentSheetProps): JSX.Element => {
  const editor = session?.editors[tab] ?? null
  const sheet = useRef<HTMLElement>(null)
  const interfaceLanguage = useLanguage()
  const [hasBeenShown, setHasBeenShown] = useState(isShown)
  if (isShown && !hasBeenShown) setHasBeenShown(true)

  // Not by `EditorContent`: taking an editor in, it sets its node views anew and so draws the document a second time (100
  // views for 50 fields in @tiptap/react 3.34), and once more without them when it lets it go.
  // biome-ignore lint/correctness/useExhaustiveDependencies(interfaceLanguage): the fields' texts are those of the language they are drawn in
  useEffect(() => {
    if (editor === null || !hasBeenShown || sheet.current === null) return
    editor.mount(sheet.current)
    editor.view.dom.setAttribute('aria-label', label)
    return () => editor.unmount()
  }, [editor, hasBeenShown, interfaceLanguage, label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: badges drawn anew have to be lit anew
  useEffect(() => {
    const show = (): void => {
      if (sheet.current !== null) showActiveSource(sheet.current, activeSource)
    }
    show()
    editor?.on('drawn', show)
    return () => void editor?.off('drawn', show)
  }, [activeSource, editor, hasBeenShown, interfaceLanguage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields drawn anew have to be marked anew
  useEffect(() => {
    if (session === null || !hasBeenShown) return
    const { editors, fields } = session
    const mark = (): void => markEdited(editors[tab], fields.readEdited(tab))
    mark()
    editors[tab].on('drawn', mark)
    const unsubscribe = fields.subscribe(mark)
    return () => {
      editors[tab].off('drawn', mark)
      unsubscribe()
    }
  }, [session, tab, hasBeenShown, interfaceLanguage])

  return (
    <div className="rj-desk">
      <article ref={sheet} className="rj-sheet" lang={language} aria-label={label} />
    </div>
  )
}
