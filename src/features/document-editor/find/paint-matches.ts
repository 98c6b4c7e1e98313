import type { EditorView } from '@tiptap/pm/view'
import type { Match, MatchPart } from './find-matches.ts'

/** Where the characters of a part stand within its own element. */
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

/** The ranges of the page where a match is seen; none where its field is being edited. */
const matchRanges = (view: EditorView, match: Match): StaticRange[] =>
  match.map(part => rangeOf(view, part)).filter(range => range !== null)

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
