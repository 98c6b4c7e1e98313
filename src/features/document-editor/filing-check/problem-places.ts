import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Problem } from '#contract/filing-check.ts'
import { type DocumentLine, readLines } from '#extensions/lines/document-lines.ts'
import { optionTexts } from '#extensions/radio-field/radio-options.ts'
import { i18n } from '../../../locales/i18n.ts'
import { PROBLEMS_SHOWN } from '../document/problem-marks.ts'
import { revealField, revealPosition } from '../document/reveal.ts'
import type { Match, MatchPart } from '../find/find-matches.ts'
import { replaceMatches } from '../find/replace-matches.ts'

interface FoundLine {
  line: DocumentLine
  from: number
  to: number
}

/** The line a problem stands in by now: where it was found, or the nearest line that still says the words. */
const findLine = (lines: readonly DocumentLine[], { place, quote }: Problem): FoundLine | null => {
  const { block, from, to } = place
  const line = lines[block]
  if (line && (quote === '' || line.text.slice(from, to) === quote)) return { line, from, to: Math.max(from, to) }
  if (quote === '') return null
  const near = lines
    .filter(({ text }) => text.includes(quote))
    .toSorted((a, b) => Math.abs(a.block - block) - Math.abs(b.block - block))[0]
  if (!near) return null
  const start = near.text.indexOf(quote)
  return { line: near, from: start, to: start + quote.length }
}

const partsOf = ({ line, from, to }: FoundLine): MatchPart[] =>
  line.pieces.flatMap((piece): MatchPart[] => {
    if (piece.kind === 'radioField' || piece.to <= from || piece.from >= to) return []
    const offset = Math.max(from, piece.from) - piece.from
    const end = Math.min(to, piece.to) - piece.from
    return [
      { kind: piece.kind === 'text' ? 'text' : 'value', position: piece.position, option: 0, from: offset, to: end },
    ]
  })

const positionOf = ({ line, from }: FoundLine): number | null => {
  const piece = line.pieces.find(one => from >= one.from && from <= one.to) ?? line.pieces[0]
  if (!piece) return null
  return piece.kind === 'text' ? piece.position + Math.max(0, from - piece.from) : piece.position
}

/** Scrolls the sheet to the place of a problem. Returns false where its words are gone. */
export const revealProblem = (editor: Editor, problem: Problem): boolean => {
  const found = findLine(readLines(editor.state.doc).lines, problem)
  const position = found && positionOf(found)
  if (position === null) return false
  if (editor.state.doc.nodeAt(position)?.isText) revealPosition(editor.view, position)
  else revealField(editor, position)
  return true
}

/** Makes the choice that a problem proposes, where its words are a choice; the choices linked with it follow. */
const chooseInstead = (editor: Editor, { line, from, to }: FoundLine, mend: string): boolean => {
  const piece = line.pieces.find(one => one.kind === 'radioField' && one.from <= from && to <= one.to)
  const node = piece && editor.state.doc.nodeAt(piece.position)
  const checked = node ? optionTexts(node.attrs).indexOf(mend) : -1
  if (!node || checked < 0) return false
  editor.view.dispatch(editor.state.tr.setNodeMarkup(piece.position, undefined, { ...node.attrs, checked }))
  return true
}

/** Writes what a problem proposes in place of its words, in one undo step. Returns false where that cannot be done. */
export const mendProblem = (editor: Editor, problem: Problem): boolean => {
  if (problem.mend === null || problem.quote === '') return false
  const found = findLine(readLines(editor.state.doc).lines, problem)
  if (found && chooseInstead(editor, found, problem.mend)) return true
  const match: Match = found ? partsOf(found) : []
  return match.length === 1 && replaceMatches(editor, [match], problem.mend) > 0
}

/** The problems of a sheet, which of them is open, and what is to be done when one is picked in the margin. */
interface ShownProblems {
  problems: readonly Problem[]
  isOpen: (problem: Problem) => boolean
  pick: (problem: Problem) => void
}

/** The place before the block that a problem stands in: its button stands beside that block. */
const marginOf = (doc: DocumentNode, found: FoundLine): number | null => {
  const position = positionOf(found)
  if (position === null) return null
  const $position = doc.resolve(position)
  return $position.parent.isTextblock ? $position.before() : position
}

const SVG = 'http://www.w3.org/2000/svg'
/** A triangle with a stroke and a point cut out of it. */
const WARNING = 'M8 1 15.5 14.5H.5zM7.1 5.5v4.6h1.8V5.5zm0 5.7V13h1.8v-1.8z'

const marginButton = (name: string, isOpen: boolean, onPick: () => void): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'rj-problem-button'
  button.contentEditable = 'false'
  // By keyboard F8 goes from one problem to the next.
  button.tabIndex = -1
  button.title = name
  button.ariaLabel = name
  button.dataset['open'] = String(isOpen)
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 16 16')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', WARNING)
  path.setAttribute('fill-rule', 'evenodd')
  icon.append(path)
  button.append(icon)
  // The caret stays where it is.
  button.addEventListener('mousedown', event => event.preventDefault())
  button.addEventListener('click', onPick)
  return button
}

/** One button in the margin for each block with problems: for the one that is open, or else the worst. */
const marginButtons = (doc: DocumentNode, lines: readonly DocumentLine[], shown: ShownProblems): Decoration[] => {
  const placed = shown.problems.flatMap(problem => {
    const found = findLine(lines, problem)
    const at = found && marginOf(doc, found)
    return at === null ? [] : [{ at, problem }]
  })
  return [...Map.groupBy(placed, ({ at }) => at)].flatMap(([at, own]) => {
    const problem = own.find(one => shown.isOpen(one.problem))?.problem ?? own[0]?.problem
    if (!problem) return []
    const isOpen = shown.isOpen(problem)
    const name = i18n.t('editor.check.margin', { text: problem.text })
    return [
      Decoration.widget(at, () => marginButton(name, isOpen, () => shown.pick(problem)), {
        side: -1,
        key: `${problem.id} ${isOpen} ${name}`,
        ignoreSelection: true,
        stopEvent: () => true,
      }),
    ]
  })
}

const decorationsFor = (doc: DocumentNode, shown: ShownProblems): DecorationSet => {
  const { problems, isOpen } = shown
  if (problems.length === 0) return DecorationSet.empty
  const { lines } = readLines(doc)
  const decorations = problems.flatMap(problem => {
    const found = findLine(lines, problem)
    const attributes = { class: `rj-problem-mark${isOpen(problem) ? ' rj-problem-open' : ''}`, title: problem.text }
    return found
      ? partsOf(found).flatMap(({ kind, position, from, to }) => {
          if (kind === 'text') return [Decoration.inline(position + from, position + to, attributes)]
          const node = doc.nodeAt(position)
          return node ? [Decoration.node(position, position + node.nodeSize, attributes)] : []
        })
      : []
  })
  return DecorationSet.create(doc, [...decorations, ...marginButtons(doc, lines, shown)])
}

/** Underlines the words that problems are about on the sheet of a mounted editor and puts a button beside their blocks, until the next call. */
export const markProblems = (editor: Editor, shown: ShownProblems): void => {
  if (editor.isDestroyed) return
  editor.view.dispatch(
    editor.state.tr.setMeta(PROBLEMS_SHOWN, decorationsFor(editor.state.doc, shown)).setMeta('addToHistory', false),
  )
}
