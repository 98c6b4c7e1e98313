import type { EditorView } from '@tiptap/pm/view'
import type { Match } from './find-matches.ts'
import { matchRanges } from './match-ranges.ts'

const FOUND = 'rj-found'
const CURRENT = 'rj-found-current'

const canPaint = typeof CSS !== 'undefined' && 'highlights' in CSS

/** The first position in view and the last, by the sections that are. */
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

/** The place of the first match from a position on, by halving. */
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

/** Highlights the matches that are in view; the document and its elements are not touched. */
export const paintMatches = (view: EditorView, matches: readonly Match[], current: Match | null): void => {
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

export const clearMatches = (): void => {
  if (!canPaint) return
  CSS.highlights.delete(FOUND)
  CSS.highlights.delete(CURRENT)
}
