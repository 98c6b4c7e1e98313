import { rightOf } from '../layout/glyph.ts'
import type { Segment } from '../layout/segments.ts'
import { join, type TracedText, traceLines } from '../layout/traced-text.ts'
import { type TableCell, wordsOf } from './ruled-table.ts'

/** The words of a cell without their spaces. */
export const textOf = (cell: TableCell | undefined): string => wordsOf(cell).text.replace(/\s/gu, '')

/** The words of a cell that may be a label, without its colon. */
export const labelOf = (cell: TableCell | undefined): string => textOf(cell).replace(/[：:]$/u, '')

/** The cells of a row, each once. */
export const distinct = (row: readonly TableCell[]): TableCell[] => [...new Set(row)]

/** Whether one cell takes the whole row. */
export const isTitleRow = (row: readonly TableCell[]): boolean => new Set(row).size === 1

/** The lines of some rows, each once. */
export const linesIn = (rows: readonly (readonly TableCell[])[]): Segment[] => [
  ...new Set(rows.flatMap(row => row.flatMap(({ lines }) => lines))),
]

/** The room, in parts of the font size, that a line leaves before its cell's end where the next one begins anew. */
const ROOM = 0.3
const MUCH_ROOM = 3
const SIGN_END = /[、，,；;（(]$/u
/** What is not broken at the end of a line: a word of letters and digits with its parentheses, else one character. */
const UNBROKEN = /^[（(“「]*(?:[\p{Script=Latin}\p{Nd}.-]+[）)]?|.)[、，；;,）)]*/u
/** What begins no item. */
const GOES_ON = /^[（(，、；;,）)]/u

/** How wide the beginning of a line is that would not be broken. */
const widthOfFirst = (line: Segment): number => {
  const { text, glyphs } = traceLines([line])
  const last = glyphs[(UNBROKEN.exec(text)?.[0].length ?? 1) - 1]
  return last ? rightOf(last) - line.left : 0
}

/** What parts the items of a list, outside of parentheses. */
const SEPARATOR = /[；;、，,]/u
/** What a line of a list begins anew with whatever stood before. */
const HEADING = /^(?:第\s*[\d一二三四五六七八九十]{1,3}\s*类|\d{1,3}[、.．](?!\d)|[（(]\d{1,2}[）)])/u

/** How far, in parts of the font size, the middles of centred lines may lie apart, and their beginnings do. */
const SAME_MIDDLE = 0.3
const APART = 0.4
/** Widest margin, in parts of the font size, between the edge of a cell and the lines that fill it. */
const WIDEST_MARGIN = 0.8

/** Whether lines of different lengths are set around one middle. */
export const areCentred = (lines: readonly Segment[]): boolean => {
  const [first] = lines
  if (!first) return false
  const em = first.bottom - first.top
  const [middles, lefts] = [lines.map(({ left, right }) => (left + right) / 2), lines.map(({ left }) => left)]
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return spread(middles) < SAME_MIDDLE * em && spread(lefts) > APART * em
}

const hasOpenBracket = (text: string): boolean =>
  text.replace(/[^（(]/gu, '').length > text.replace(/[^）)]/gu, '').length

/** The text of a cell, its lines apart where one ended before it was full: items of a list, or values below one another. */
export const listOf = ({ lines, left, right }: TableCell): TracedText => {
  const margin = Math.max(0, Math.min(...lines.map(line => line.left)) - left)
  const end = Math.max(right - margin, ...lines.map(line => line.right))
  const isCentred = areCentred(lines)
  const size = Math.max(0, ...lines.map(line => line.bottom - line.top))
  const width = Math.max(
    right - left - 2 * Math.min(margin, WIDEST_MARGIN * size),
    ...lines.map(line => line.right - line.left),
  )
  const roomBehind = (line: Segment) => (isCentred ? width - line.right + line.left : end - line.right)
  const parts: Segment[][] = []
  // Where signs part the items, the end of a line parts none.
  const isParted = SEPARATOR.test(traceLines(lines).text.replace(/[（(][^（）()]*[）)]/gu, ''))
  for (const line of lines) {
    const last = parts.at(-1)?.at(-1)
    const em = line.bottom - line.top
    const { text } = traceLines([line])
    const isBelow = last !== undefined && (line.page > last.page || line.top > last.top + 0.5 * em)
    const room = last ? roomBehind(last) : 0
    // Where signs part the items, a line that ends long before it is full, and with no sign, still ends one.
    const isEarly = isParted ? room > MUCH_ROOM * em && !SIGN_END.test(traceLines(last ? [last] : []).text) : true
    const isOpen = hasOpenBracket(traceLines(parts.at(-1) ?? []).text)
    const isItem = isEarly && !isOpen && room > ROOM * em + widthOfFirst(line) && !GOES_ON.test(text)
    const isNew = isBelow && (isItem || HEADING.test(text))
    if (!last || isNew) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return join(parts.map(traceLines), '\n')
}
