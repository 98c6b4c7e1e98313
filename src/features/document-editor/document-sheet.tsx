import type { Editor } from '@tiptap/core'
import { type JSX, useEffect, useRef, useState } from 'react'
import { showActiveSource } from '#extensions/kit.ts'
import { i18n } from '../../locales/i18n.ts'
import { useLanguage } from '../../locales/language.ts'
import type { DocumentTab } from './document/document-tab.ts'
import type { DocumentSession } from './document-session.ts'
import type { EditedText } from './fields/field-store.ts'
import '#extensions/fields.css'
import './document-sheet.css'

const EDITED = 'rj-edited'

/**
 * Underlines the field texts that differ from the generated ones, with the original in a tooltip (docs/screens.md §4).
 */
const markEdited = (editor: Editor, texts: readonly EditedText[]): void => {
  const { view } = editor
  const marked = new Map<Element, string>()
  for (const { position, original } of texts) {
    const field = view.nodeDOM(position)
    const text = field instanceof Element ? field.querySelector('.rj-text') : null
    if (text !== null) marked.set(text, original)
  }
  for (const text of view.dom.querySelectorAll(`.${EDITED}`)) {
    if (marked.has(text)) continue
    text.classList.remove(EDITED)
    text.removeAttribute('title')
  }
  for (const [text, original] of marked) {
    text.classList.add(EDITED)
    text.setAttribute('title', i18n.t('editor.sheet.original', { value: original }))
  }
}

interface DocumentSheetProps {
  /** Null until the documents are open. */
  session: DocumentSession | null
  tab: DocumentTab
  label: string
  /** Language of the document, independent of the interface's. */
  language: string
  isShown: boolean
  activeSource: string | null
}

/** Shows one document. It is drawn when first shown and then stays mounted, with its scroll position. */
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
