import { type Block, isReference, type Line, plainLine, type TableBlock } from '../report-block.ts'

/** The sizes at which the first page is tried, largest first. */
const SCALES = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7, 0.67, 0.64, 0.61, 0.58]
/** The line height of the fonts, in ems. */
const EM_LINE = 1.448
/** Chinese characters, and the quotation marks and dashes that the fonts draw as wide as those. */
const WIDE = /[\u2014\u2018-\u201d\u2026\u2e80-\uffff]/u
/** A line loses some width at its end, where words are not divided. */
const RAGGED = 1.05
/** A reserve for heights that were estimated too low, in points. */
const RESERVE = 24

const emsOf = (character: string): number => (WIDE.test(character) ? 1 : /[\p{Lu}\p{N}]/u.test(character) ? 0.64 : 0.54)

const linesOf = (text: string, size: number, width: number): number => {
  const ems = [...text].reduce((sum, character) => sum + emsOf(character), 0)
  return Math.max(1, Math.ceil((ems * size * RAGGED) / Math.max(size, width)))
}

/** Returns the height of a text; `lead` is the line height in lines of the font. */
const heightOf = (text: string, size: number, width: number, lead = 1): number =>
  linesOf(text, size, width) * size * EM_LINE * lead

const lineHeight = (line: Line, size: number, width: number, lead: number): number =>
  heightOf(plainLine(line), size, width, lead)

const tableHeight = ({ widths, head, rows, isDense }: TableBlock, width: number): number => {
  const [size, air, gaps] = isDense ? [8, 2.8, 8] : [9, 9, 14]
  const shares = widths.reduce((sum, share) => sum + share, 0)
  const columns = widths.map(share => (width * share) / shares - gaps)
  const rowHeight = (cells: readonly (readonly Line[])[]): number =>
    air +
    Math.max(
      ...cells.map((lines, column) =>
        lines.reduce((sum, line) => sum + lineHeight(line, size, columns[column] ?? width, 1.18), 0),
      ),
    )
  const body = rows.map(row => rowHeight(row.map(cell => (isReference(cell) ? [['0']] : cell.lines))))
  return body.reduce((sum, height) => sum + height, rowHeight(head.map(text => [[text]])) + 10)
}

const blockHeight = (block: Block, width: number): number => {
  switch (block.kind) {
    case 'heading':
      return block.level > 2 ? 31 : 55
    case 'statement':
      return heightOf(block.text, 12, width, 1.45) + 8
    case 'paragraph':
      return lineHeight(block.line, 9, width, 1.25) + 6
    case 'list':
      return block.items.reduce((sum, item) => sum + lineHeight(item, 9.25, width - 16, 1.25) + 2, 8)
    case 'facts':
      return block.rows.reduce((sum, [, value]) => sum + lineHeight(value, 9, width - 110, 1.18) + 10.5, 0)
    case 'table':
      return tableHeight(block, width)
    case 'card':
      return Number.POSITIVE_INFINITY
    case 'figure':
      return block.height + 40
  }
}

/** Returns the type size of the title by its length. */
export const titleSize = (names: readonly string[], isLettered: boolean): number => {
  const length = names.join('　').length
  if (isLettered) return length > 300 ? 9 : 12
  return length > 60 ? 14 : length > 30 ? 18 : 24
}

/**
 * Returns the largest scale at which the title and the blocks of the first page fit a page of that width and height, in
 * points.
 */
export const coverScale = (
  { names, isLettered, cover }: { names: readonly string[]; isLettered: boolean; cover: readonly Block[] },
  width: number,
  height: number,
): number => {
  const size = titleSize(names, isLettered)
  const titles = isLettered ? names : [names.join('　　')]
  const needed = (scale: number): number => {
    const room = width / scale
    const title = titles.reduce((sum, text) => sum + heightOf(text, size, room), 61)
    return scale * cover.reduce((sum, block) => sum + blockHeight(block, room), title)
  }
  return SCALES.find(scale => needed(scale) <= height - RESERVE) ?? SCALES.at(-1) ?? 1
}
