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
export const matchRanges = (view: EditorView, match: Match): StaticRange[] =>
  match.map(part => rangeOf(view, part)).filter(range => range !== null)
