import { useEffect } from 'react'
import { PAPER_WORDS } from '#extensions/on-paper.ts'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import { type DocumentEditorHandle, type DocumentTab, readDocument } from '../document-editor/index.ts'
import { printedDocument } from './printed-document.ts'
import './draft-print.css'

interface DraftPrint {
  editor: Pick<DocumentEditorHandle, 'editors'> | null
  /** The shown document, which is the one printed. */
  tab: DocumentTab
  isEn: 0 | 1
}

/** Prints the shown document, with the content of its Word file, instead of the page around it. */
export const useDraftPrint = ({ editor, tab, isEn }: DraftPrint): void => {
  useEffect(() => {
    if (editor === null) return
    const language = isEn ? 'en' : 'zh'
    const page = document.createElement('main')
    page.className = 'rj-print'
    page.lang = LANGUAGE_TAG[language]
    page.dataset['document'] = tab
    const show = (): void => {
      page.replaceChildren(...printedDocument(readDocument(editor.editors[tab]), PAPER_WORDS[language]))
      document.body.append(page)
    }
    const hide = (): void => page.remove()
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    return () => {
      hide()
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
    }
  }, [editor, tab, isEn])
}
