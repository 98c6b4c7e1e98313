import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { drawNow } from '#extensions/section/draw-in-turns.ts'
import { useLater } from '../use-later.ts'
import { findMatches, type Match, type SearchOptions } from './find-matches.ts'
import { clearMatches, paintMatches } from './paint-matches.ts'

/** What is found follows the typing at this distance. */
const FOLLOW_DELAY_MS = 120

/** The matches in an editor's document, kept as it changes. */
export const useMatches = (editor: Editor, { query, isExact }: SearchOptions): readonly Match[] => {
  const shown = useEditorState({ editor, selector: () => editor.state.doc, equalityFn: Object.is })
  const later = useLater(shown, FOLLOW_DELAY_MS)
  // Each editor has a schema of its own: what stood still in another one is not looked through.
  const doc = later?.type.schema === editor.schema ? later : shown
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
