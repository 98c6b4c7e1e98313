import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { optionTexts } from '#extensions/radio-field/radio-options.ts'
import { blocksOf } from '../document/placed-blocks.ts'

/** A part of a line: text of the document, a field's value, an option, or a label that only the draft words. */
interface SearchPiece {
  kind: 'text' | 'value' | 'option' | 'label'
  /** Position of the text's first character, or of the field's node, counted from the start of the block. */
  position: number
  /** Index of a radio's option. */
  option: number
  /** Offsets in the line. */
  start: number
  end: number
}

/** Words that stand together on the sheet, whatever marks and fields divide them. */
interface SearchLine {
  text: string
  pieces: readonly SearchPiece[]
}

/** Stands in a line for what a match may not cross: a break, an option, the edge of a switch, an empty field. */
const GAP = '\uFFFC'

class LineBuilder {
  text = ''
  readonly pieces: SearchPiece[] = []

  add(kind: SearchPiece['kind'], text: string, position: number, option = 0): this {
    const start = this.text.length
    this.text += text
    this.pieces.push({ kind, position, option, start, end: this.text.length })
    return this
  }

  gap(): void {
    this.text += GAP
  }
}

const optionLines = ({ attrs }: DocumentNode, position: number): SearchLine[] =>
  optionTexts(attrs).map((text, option) => new LineBuilder().add('option', text, position, option))

const readInline = (content: Fragment, start: number, line: LineBuilder, lines: SearchLine[]): void => {
  content.forEach((node, offset) => {
    const position = start + offset
    const value: string = node.attrs['value'] ?? ''
    if (node.isText) line.add('text', node.text ?? '', position)
    else if (node.type.name === 'textField' && value !== '') line.add('value', value, position)
    else {
      line.gap()
      if (node.type.name === 'radioField') lines.push(...optionLines(node, position))
      readInline(node.content, position + 1, line, lines)
      if (!node.isLeaf) line.gap()
    }
  })
}

const readBlock = (node: DocumentNode, position: number, lines: SearchLine[]): void => {
  if (node.type.name === 'checkboxItem') {
    lines.push(new LineBuilder().add('label', node.textContent, position + 1))
  } else if (node.isTextblock) {
    const line = new LineBuilder()
    lines.push(line)
    readInline(node.content, position + 1, line, lines)
  } else if (node.type.name === 'paragraphField') {
    lines.push(new LineBuilder().add('value', node.attrs['value'], position))
  } else {
    node.forEach((child, offset) => {
      readBlock(child, position + 1 + offset, lines)
    })
  }
}

const known = new WeakMap<DocumentNode, readonly SearchLine[]>()

/** Returns the lines of a top-level block. An unchanged block is not read again. */
const searchLines = (block: DocumentNode): readonly SearchLine[] => {
  const before = known.get(block)
  if (before) return before
  const lines: SearchLine[] = []
  readBlock(block, 0, lines)
  known.set(block, lines)
  return lines
}

/** A part of a match: characters of the document at `position`, or of the value of the field there. */
export interface MatchPart {
  kind: SearchPiece['kind']
  position: number
  option: number
  /** Offsets in the value; for text, offsets from `position`. */
  from: number
  to: number
}

/** One place of the searched words. It has several parts where it crosses the edge of a field. */
export type Match = readonly MatchPart[]

export interface SearchOptions {
  query: string
  /** False ignores case and the width of signs: （ equals (. */
  isExact: boolean
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const toHalfWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Folds case and width. The result has the length of the text, so that offsets stay valid. */
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
    // Marks divide a text into pieces that a reader sees as one.
    if (last?.kind === 'text' && piece.kind === 'text' && last.position + last.to === position) last.to += to
    else parts.push({ kind: piece.kind, position, option: piece.option, from, to })
  }
  return parts
}

/** Returns the matches in a document, in order: in prose, values, options and labels, switched off or not. */
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

/**
 * Returns whether a match can be replaced: it must lie in one text or one value. Options and labels are worded by the
 * draft.
 */
export const isReplaceable = ([part, ...others]: Match): boolean =>
  others.length === 0 && (part?.kind === 'text' || part?.kind === 'value')
