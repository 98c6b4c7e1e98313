import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { findField, noticePathOf, sourceOf } from '../../lib/notice-source.ts'
import { DOCUMENT_TABS, type DocumentEditorHandle, type DocumentTab } from '../document-editor/index.ts'
import type { PdfViewerHandle } from '../pdf-viewer/pdf-viewer.tsx'

interface SourceLinkOptions {
  viewer: RefObject<PdfViewerHandle | null>
  editor: DocumentEditorHandle | null
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  /** Called when the other side should be looked at. */
  onLook: (side: 'pdf' | 'document') => void
}

interface SourceLink {
  activeSource: string | null
  /** Shows the place in the PDF of a badge or field that was clicked. */
  followSource: (source: string) => void
  /** Shows the field of a place in the PDF that was clicked, or the text that quotes it. */
  followPath: (path: string) => void
  /** Highlights what rests on a place whose text was selected. Nothing scrolls. */
  lightPath: (path: string) => void
}

/** Links a field, its badge and its place in the PDF: they are highlighted together, and each leads to the others. */
export const useSourceLink = ({ viewer, editor, tab, onTabChange, onLook }: SourceLinkOptions): SourceLink => {
  const [activeSource, setActiveSource] = useState<string | null>(null)

  const followSource = useCallback(
    (source: string): void => {
      setActiveSource(source)
      const path = noticePathOf(source)
      if (path === null) return
      onLook('pdf')
      viewer.current?.showSource(path)
    },
    [viewer, onLook],
  )

  const followPath = useCallback(
    (path: string): void => {
      const wanted = sourceOf(path)
      if (editor === null) {
        setActiveSource(wanted)
        return
      }
      const shownFirst = (a: DocumentTab, b: DocumentTab): number => Number(b === tab) - Number(a === tab)
      const fields = editor.fields.read().toSorted((a, b) => shownFirst(a.tab, b.tab))
      const field = findField(fields, path)
      const found = field?.tab ?? DOCUMENT_TABS.toSorted(shownFirst).find(shown => editor.isQuoted(shown, wanted))
      // The sheet must be on screen before it can scroll.
      flushSync(() => {
        setActiveSource(field?.source ?? wanted)
        if (found === undefined) return
        onTabChange(found)
        onLook('document')
      })
      if (field) editor.fields.reveal(field)
      else if (found) editor.revealQuoted(found, wanted)
    },
    [editor, tab, onTabChange, onLook],
  )

  const lightPath = useCallback(
    (path: string): void => {
      setActiveSource(findField(editor?.fields.read() ?? [], path)?.source ?? sourceOf(path))
    },
    [editor],
  )

  return { activeSource, followSource, followPath, lightPath }
}
