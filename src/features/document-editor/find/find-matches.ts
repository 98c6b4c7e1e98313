import type { Node as DocumentNode } from '@tiptap/pm/model'
import { blocksOf } from '../placed-blocks.ts'
import { type SearchLine, type SearchPiece, searchLines } from './search-lines.ts'

/** A stretch of a match: characters of the document at `position`, or of the value of the field there. */
export interface MatchPart {
  kind: SearchPiece['kind']
  position: number
  option: number
  /** Offsets in the value; for text both are counted from `position`. */
  from: number
  to: number
}

/** One place where the searched words stand. It has several parts where it reaches over the edge of a field. */
export type Match = readonly MatchPart[]

export interface SearchOptions {
  query: string
  /** Otherwise neither case nor the width of a sign counts: （ is (. */
  isExact: boolean
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const toHalfWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** As long as the text itself, sign for sign. */
const fold = (text: string): string => {
  const narrow = text.replace(FULL_WIDTH, toHalfWidth)
  const lower = narrow.toLowerCase()
  return lower.length === narrow.length
    ? lower
    : [...narrow].map(sign => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')
}

const folded = new WeakMap<SearchLine, string>()

const foldLine = (line: SearchLine): string => {
  const before = folded.get(line)
  if (before !== undefined) return before
  const text = fold(line.text)
  folded.set(line, text)
  return text
}

const partsOf = ({ pieces }: SearchLine, block: number, start: number, end: number): MatchPart[] => {
  const parts: MatchPart[] = []
  for (const piece of pieces) {
    if (piece.end <= start || piece.start >= end) continue
    const from = Math.max(start, piece.start) - piece.start
    const to = Math.min(end, piece.end) - piece.start
    const last = parts.at(-1)
    const position = block + piece.position
    // Marks divide a text into pieces; they are one to the reader.
    if (last?.kind === 'text' && piece.kind === 'text' && last.position + last.to === position) last.to += to
    else parts.push({ kind: piece.kind, position, option: piece.option, from, to })
  }
  return parts
}

/** Where the searched words stand in a document, in its order: prose, values, options and labels, switched off or not. */
export const findMatches = (doc: DocumentNode, { query, isExact }: SearchOptions): Match[] => {
  const matches: Match[] = []
  const wanted = isExact ? query : fold(query)
  if (wanted === '') return matches
  for (const { node, position } of blocksOf(doc)) {
    for (const line of searchLines(node)) {
      const text = isExact ? line.text : foldLine(line)
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
        matches.push(partsOf(line, position, at, at + wanted.length))
      }
    }
  }
  return matches
}

/** Whether a match can be replaced: it lies in one text or one value. Options and labels are worded by the draft. */
export const isReplaceable = ([part, ...others]: Match): boolean =>
  others.length === 0 && (part?.kind === 'text' || part?.kind === 'value')
