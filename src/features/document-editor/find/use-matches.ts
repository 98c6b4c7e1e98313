import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { drawNow } from '#extensions/section/draw-in-turns.ts'
import { findMatches, type Match, type SearchOptions } from './find-matches.ts'
import { clearMatches, paintMatches } from './paint-matches.ts'

/** What is found follows the typing at this distance. */
const FOLLOW_DELAY_MS = 120

/** The document of an editor; while it is being typed in, as it stood a moment ago. */
const useDocument = (editor: Editor): Editor['state']['doc'] => {
  const [doc, setDoc] = useState(editor.state.doc)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (): void => setDoc(editor.state.doc)
    const follow = (): void => {
      clearTimeout(timer)
      timer = setTimeout(read, FOLLOW_DELAY_MS)
    }
    read()
    editor.on('update', follow)
    return () => {
      clearTimeout(timer)
      editor.off('update', follow)
    }
  }, [editor])
  return doc
}

/** The matches in an editor's document, kept as it changes. */
export const useMatches = (editor: Editor, { query, isExact }: SearchOptions): readonly Match[] => {
  const doc = useDocument(editor)
  return useMemo(() => findMatches(doc, { query, isExact }), [doc, query, isExact])
}

/** Highlights what is in view, as the sheet scrolls and changes its size. */
export const usePaintedMatches = (editor: Editor, matches: readonly Match[], current: Match | null): void => {
  const paint = useEffectEvent(() => {
    // What was found stands where it stood only as long as the document is the same.
    if (editor.isInitialized && !editor.isDestroyed) paintMatches(editor.view, matches, current)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => paint(), [editor, matches, current])

  useEffect(() => {
    drawNow(editor.view)
    const desk = editor.view.dom.closest('.rj-desk')
    let frame = 0
    const repaint = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => paint())
    }
    desk?.addEventListener('scroll', repaint, { passive: true })
    window.addEventListener('resize', repaint)
    editor.on('selectionUpdate', repaint)
    return () => {
      cancelAnimationFrame(frame)
      desk?.removeEventListener('scroll', repaint)
      window.removeEventListener('resize', repaint)
      editor.off('selectionUpdate', repaint)
      clearMatches()
    }
  }, [editor])
}
