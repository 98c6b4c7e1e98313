import type { CheckedLine } from './finding.ts'
import { matchesOf } from './matches.ts'
import { readTokens } from './tokens.ts'

/**
 * Ends a sentence: a full stop of Chinese, or one of English behind a word, before a capital or a bracket, or before Chinese;
 * none in quotation marks.
 */
const END = /“[^“”]*”|[。！？\n]+|(?<=[a-z]{3}|\d{2}|[)”])[.!?](?:\s+(?=[A-Z“(])|\s*(?=[（\p{Script=Han}]))/gu

/** A sentence of a line, as a line of its own, and where it begins in the line. */
export interface Sentence {
  start: number
  line: CheckedLine
}

const partOf = (line: CheckedLine, start: number, end: number): CheckedLine => {
  const isLast = end === line.text.length
  const pieces = line.pieces.flatMap(piece => {
    const isEmpty = piece.from === piece.to
    const isWithin = isEmpty
      ? start <= piece.from && (piece.from < end || isLast)
      : piece.from < end && start < piece.to
    if (!isWithin) return []
    return [{ ...piece, from: Math.max(piece.from, start) - start, to: Math.min(piece.to, end) - start }]
  })
  const text = line.text.slice(start, end)
  const { before } = line
  return {
    ...line,
    // Of a line that says what was generated each sentence does.
    before: before?.text === line.text ? { ...before, text } : before,
    text,
    pieces,
    // Few rules ask for them.
    get tokens() {
      return readTokens(text)
    },
  }
}

/** Returns the sentences of a line in order; a short line, and one of one sentence, is its own. */
export const sentencesOf = (line: CheckedLine): readonly Sentence[] => {
  const { text } = line
  const ends = matchesOf(text, END).flatMap(({ 0: mark, index }) => (mark.startsWith('“') ? [] : [index + mark.length]))
  const starts = [0, ...ends.filter(end => end < text.length)]
  if (starts.length === 1) return [{ start: 0, line }]
  return starts.map((start, place) => ({ start, line: partOf(line, start, starts[place + 1] ?? text.length) }))
}
