import type { EditorView } from '@tiptap/pm/view'
import type { Match, MatchPart } from './find-matches.ts'

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
