import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Problem } from '#contract/filing-check.ts'
import { type DocumentLine, readLines } from '#extensions/lines/document-lines.ts'
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

/** Writes what a problem proposes in place of its words, in one undo step. Returns false where that cannot be done. */
export const mendProblem = (editor: Editor, problem: Problem): boolean => {
  if (problem.mend === null || problem.quote === '') return false
  const found = findLine(readLines(editor.state.doc).lines, problem)
  const match: Match = found ? partsOf(found) : []
  return match.length === 1 && replaceMatches(editor, [match], problem.mend) > 0
}

const decorationsFor = (doc: DocumentNode, problems: readonly Problem[]): DecorationSet => {
  if (problems.length === 0) return DecorationSet.empty
  const { lines } = readLines(doc)
  const decorations = problems.flatMap(problem => {
    const found = findLine(lines, problem)
    const attributes = { class: 'rj-problem-mark', title: problem.text }
    return found
      ? partsOf(found).flatMap(({ kind, position, from, to }) => {
          if (kind === 'text') return [Decoration.inline(position + from, position + to, attributes)]
          const node = doc.nodeAt(position)
          return node ? [Decoration.node(position, position + node.nodeSize, attributes)] : []
        })
      : []
  })
  return DecorationSet.create(doc, decorations)
}

/** Underlines the words that problems are about on the sheet of a mounted editor, until the next call. */
export const markProblems = (editor: Editor, problems: readonly Problem[]): void => {
  if (editor.isDestroyed) return
  editor.view.dispatch(
    editor.state.tr.setMeta(PROBLEMS_SHOWN, decorationsFor(editor.state.doc, problems)).setMeta('addToHistory', false),
  )
}
