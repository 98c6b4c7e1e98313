import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { useEditorState } from '@tiptap/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { drawNow } from '#extensions/kit.ts'
import { useDebounced } from '../../../lib/delayed-value.ts'
import { revealPosition } from '../document/reveal.ts'
import { findMatches, type Match, type MatchPart, type SearchOptions } from './find-matches.ts'

/** A place in a document. The search continues at the match there, or at the first after it. */
interface FindPlace {
  position: number
  /** Offset in the value of a field. */
  offset: number
}

export const FIRST_PLACE: FindPlace = { position: 0, offset: 0 }

const placeOf = (match: Match | undefined): FindPlace => {
  const part = match?.[0]
  if (part === undefined) return FIRST_PLACE
  return part.kind === 'value' || part.kind === 'option'
    ? { position: part.position, offset: part.from }
    : { position: part.position + part.from, offset: 0 }
}

/** Returns where the search continues after a replacement, so that the replacement is not found again. */
export const placeBehind = (match: Match, replacement: string): FindPlace => {
  const { position, offset } = placeOf(match)
  return match[0]?.kind === 'value'
    ? { position, offset: offset + replacement.length }
    : { position: position + replacement.length, offset }
}

const isBefore = (a: FindPlace, b: FindPlace): boolean =>
  a.position < b.position || (a.position === b.position && a.offset < b.offset)

/** Returns the index of the first match at or after a place; 0 when there is none. */
const indexFrom = (matches: readonly Match[], place: FindPlace): number =>
  Math.max(
    matches.findIndex(match => !isBefore(placeOf(match), place)),
    0,
  )

/** Milliseconds from the last key to the new search. */
const FOLLOW_DELAY_MS = 120

/** Returns the matches in an editor's document and follows its changes. */
export const useMatches = (editor: Editor, { query, isExact }: SearchOptions): readonly Match[] => {
  const shown = useEditorState({ editor, selector: () => editor.state.doc, equalityFn: Object.is })
  const later = useDebounced(shown, FOLLOW_DELAY_MS)
  // Each editor has a schema of its own: what stood still in another one is not looked through.
  const doc = later.type.schema === editor.schema ? later : shown
  return useMemo(() => findMatches(doc, { query, isExact }), [doc, query, isExact])
}

/** Returns the text node and offset of a character within a part's own element. */
const placeIn = (root: Element, offset: number): { node: Node; offset: number } | null => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { length } = text.nodeValue ?? ''
    if (left <= length) return { node: text, offset: left }
    left -= length
  }
  return null
}

const valueElement = (view: EditorView, { kind, position, option }: MatchPart): Element | null => {
  const field = view.nodeDOM(position)
  if (!(field instanceof Element)) return null
  return kind === 'option'
    ? (field.querySelectorAll('[role="radio"]')[option] ?? null)
    : field.querySelector('[role="textbox"]')
}

const rangeOf = (view: EditorView, part: MatchPart): StaticRange | null => {
  const { kind, position, from, to } = part
  if (kind === 'text' || kind === 'label') {
    const start = view.domAtPos(position + from, 1)
    const end = view.domAtPos(position + to, -1)
    return new StaticRange({
      startContainer: start.node,
      startOffset: start.offset,
      endContainer: end.node,
      endOffset: end.offset,
    })
  }
  const root = valueElement(view, part)
  const start = root && placeIn(root, from)
  const end = root && placeIn(root, to)
  if (!start || !end) return null
  return new StaticRange({
    startContainer: start.node,
    startOffset: start.offset,
    endContainer: end.node,
    endOffset: end.offset,
  })
}

/** Returns the ranges of the page that show a match. A field that is being edited has none. */
const matchRanges = (view: EditorView, match: Match): StaticRange[] =>
  match.map(part => rangeOf(view, part)).filter(range => range !== null)

const FOUND = 'rj-found'
const CURRENT = 'rj-found-current'

const canPaint = typeof CSS !== 'undefined' && 'highlights' in CSS

/** Returns the first and the last position in view, by the sections in view. */
const visibleRange = (view: EditorView): [number, number] => {
  const { top, bottom } = (view.dom.closest('.rj-desk') ?? view.dom).getBoundingClientRect()
  let [first, last] = [Number.POSITIVE_INFINITY, -1]
  view.state.doc.forEach((section, position) => {
    const element = view.nodeDOM(position)
    const box = element instanceof Element ? element.getBoundingClientRect() : null
    if (box === null || box.bottom < top || box.top > bottom) return
    first = Math.min(first, position)
    last = position + section.nodeSize
  })
  return [first, last]
}

const positionOf = (match: Match | undefined): number => match?.[0]?.position ?? Number.POSITIVE_INFINITY

/** Returns the index of the first match at or after a position, by bisection. */
const firstFrom = (matches: readonly Match[], position: number): number => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (positionOf(matches[middle]) < position) low = middle + 1
    else high = middle
  }
  return low
}

/** Highlights the matches in view. Neither the document nor its elements are changed. */
const paintMatches = (view: EditorView, matches: readonly Match[], current: Match | null): void => {
  if (!canPaint) return
  const [first, last] = visibleRange(view)
  const found: StaticRange[] = []
  for (let place = firstFrom(matches, first); positionOf(matches[place]) < last; place++) {
    const match = matches[place]
    if (match && match !== current) found.push(...matchRanges(view, match))
  }
  CSS.highlights.set(FOUND, new Highlight(...found))
  CSS.highlights.set(CURRENT, new Highlight(...(current ? matchRanges(view, current) : [])))
}

const clearMatches = (): void => {
  if (!canPaint) return
  CSS.highlights.delete(FOUND)
  CSS.highlights.delete(CURRENT)
}

/** Highlights the matches in view and follows scrolling and resizing. */
const usePaintedMatches = (editor: Editor, matches: readonly Match[], current: Match | null): void => {
  const paint = useEffectEvent(() => {
    // Matches keep their positions only as long as the document is the same.
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

interface CurrentMatch {
  /** Null when nothing is found. */
  match: Match | null
  index: number
  /** Moves by so many matches, forward or back, in a ring. */
  step(count: number): void
  goFrom(place: FindPlace): void
}

/** Returns the current match, at first the one after the caret, and highlights all of them. */
export const useCurrentMatch = (editor: Editor, matches: readonly Match[]): CurrentMatch => {
  const [place, goFrom] = useState<FindPlace>(() => ({ position: editor.state.selection.from, offset: 0 }))
  const index = indexFrom(matches, place)
  const match = matches[index] ?? null
  usePaintedMatches(editor, matches, match)
  useEffect(() => {
    if (match !== null) revealPosition(editor.view, placeOf(match).position)
  }, [editor, match])
  return {
    match,
    index,
    step: count => goFrom(placeOf(matches[(index + count + matches.length) % matches.length])),
    goFrom,
  }
}

/** F3 goes to the next match and Shift+F3 to the previous one, wherever the focus is. */
export const useStepKeys = (step: (count: number) => void): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F3' || event.defaultPrevented) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
