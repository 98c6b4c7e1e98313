import type { Segment } from '../layout/segments.ts'
import { middleOf, sizeOf } from './placed-bands.ts'

/** A line in its column, and the line drawn that it is a part of. */
export interface PlacedLine {
  line: Segment
  column: number
  whole: Segment
}

/** From this much more than the step from line to line within a cell on, another cell begins. */
const CELL_STEP = 1.12
/** How far apart, in parts of the font size, lines of one row may begin. */
const LEVEL = 0.4
const SHORTEST_STEP = 0.8

const linesIn = (lines: readonly PlacedLine[], column: number): Segment[] =>
  lines.filter(own => own.column === column).map(({ line }) => line)

/** The lines of each column. */
export const columnsOf = (lines: readonly PlacedLine[], count: number): Segment[][] =>
  Array.from({ length: count }, (_, column) => linesIn(lines, column))

const stepsIn = (lines: readonly Segment[]): number[] =>
  lines.slice(1).flatMap((line, index) => {
    const before = lines[index]
    const step = before && before.page === line.page ? line.top - before.top : 0
    return step > SHORTEST_STEP * sizeOf(line) ? [step] : []
  })

/** The step from line to line within a cell: the smallest of all columns. */
const pitchOf = (lines: readonly PlacedLine[], count: number, leading: number): number => {
  const steps = columnsOf(lines, count).flatMap(stepsIn)
  return Math.min(leading, ...steps)
}

/** Lines one below another with no more than the step within a cell between them. */
const blocksOf = (lines: readonly Segment[], pitch: number): Segment[][] => {
  const blocks: Segment[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1)
    const isNext = last !== undefined && last.page === line.page && line.top - last.top <= CELL_STEP * pitch
    if (isNext) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

const isLevel = (a: Segment, b: Segment): boolean =>
  a.page === b.page && Math.abs(a.top - b.top) < LEVEL * Math.min(sizeOf(a), sizeOf(b))

const centreOf = (block: readonly Segment[]): number => {
  const [first, last] = [block[0], block.at(-1)]
  return first && last ? (first.top + last.bottom) / 2 : 0
}

/** The row of a block: that of the anchor it begins beside, else of the one whose middle it is nearest to. */
const rowOfBlock = (block: readonly Segment[], anchors: readonly Segment[]): number => {
  const [first] = block
  if (!first) return -1
  const level = anchors.findIndex(anchor => isLevel(anchor, first))
  if (level >= 0) return level
  const distances = anchors.map(anchor =>
    anchor.page === first.page ? Math.abs(middleOf(anchor) - centreOf(block)) : Number.POSITIVE_INFINITY,
  )
  const nearest = Math.min(...distances)
  if (nearest !== Number.POSITIVE_INFINITY) return distances.indexOf(nearest)
  // On a page without anchors it goes on with the last row before it.
  return anchors.findLastIndex(anchor => anchor.page < first.page)
}

/** A block that runs over several rows, cut where a line begins beside an anchor, or else around the middle of each anchor. */
const cutAtAnchors = (block: readonly Segment[], anchors: readonly Segment[]): Segment[][] => {
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return []
  const isFromTop = anchors.some(anchor => isLevel(anchor, first))
  const starts = block.flatMap((line, at) => (at > 0 && anchors.some(anchor => isLevel(anchor, line)) ? [at] : []))
  if (isFromTop) return [0, ...starts].map((start, index) => block.slice(start, starts[index]))
  const within = anchors.filter(
    anchor => anchor.page === first.page && middleOf(anchor) > first.top && middleOf(anchor) < last.bottom,
  )
  if (within.length < 2) return [[...block]]
  const rows: Segment[][] = []
  let rest = [...block]
  for (const anchor of within.slice(0, -1)) {
    const distances = rest.map((_, index) => Math.abs(centreOf(rest.slice(0, index + 1)) - middleOf(anchor)))
    const count = distances.indexOf(Math.min(...distances)) + 1
    rows.push(rest.slice(0, count))
    rest = rest.slice(count)
  }
  return [...rows, rest].filter(row => row.length > 0)
}

/** How far, in parts of the font size, the middle of a cell may lie from that of the rows it is of. */
const CENTRED = 0.6

/**
 * Cells that stand in the middle of several rows each, as many rows one after another to each cell: the rows of every cell;
 * null where the cells do not part all rows so, or begin beside the first of theirs.
 */
const spansOf = (blocks: readonly Segment[][], anchors: readonly Segment[]): number[] | null => {
  if (blocks.length === 0 || blocks.length >= anchors.length) return null
  const counts: number[] = []
  let from = 0
  for (const [index, block] of blocks.entries()) {
    const [first] = block
    const most = anchors.length - from - (blocks.length - 1 - index)
    const isLast = index === blocks.length - 1
    const fits = Array.from({ length: Math.max(0, most) }, (_, at) => at + 1).filter(count => {
      const [top, bottom] = [anchors[from], anchors[from + count - 1]]
      if (!first || !top || !bottom || top.page !== bottom.page || top.page !== first.page) return false
      return (
        (!isLast || count === most) &&
        Math.abs(centreOf(block) - (middleOf(top) + middleOf(bottom)) / 2) < CENTRED * sizeOf(top)
      )
    })
    const [count] = fits
    if (count === undefined) return null
    counts.push(count)
    from += count
  }
  return from === anchors.length ? counts : null
}

/** Where a column's cells stand in the rows; one in the middle of several rows is of each of them. */
const columnIn = (
  lines: readonly Segment[],
  anchors: readonly Segment[],
  pitch: number,
  maySpan: boolean,
): Segment[][] => {
  const blocks = blocksOf(lines, pitch)
  const spans = maySpan ? spansOf(blocks, anchors) : null
  if (spans) return blocks.flatMap((block, index) => Array<Segment[]>(spans[index] ?? 0).fill(block))
  const rows: Segment[][] = anchors.map(() => [])
  for (const block of blocks.flatMap(own => cutAtAnchors(own, anchors)))
    rows[rowOfBlock(block, anchors)]?.push(...block)
  return rows
}

/** Rows told apart where no cell goes on: cells that stand beside one another are of one row. */
const rowsByGaps = (lines: readonly PlacedLine[], count: number, pitch: number): Segment[][][] => {
  const blocks = Array.from({ length: count }, (_, column) =>
    blocksOf(linesIn(lines, column), pitch).map(block => ({ block, column })),
  )
    .flat()
    .flatMap(own => {
      const [first, last] = [own.block[0], own.block.at(-1)]
      return first && last ? [{ ...own, page: first.page, top: first.top, bottom: last.bottom }] : []
    })
    .toSorted((a, b) => a.page - b.page || a.top - b.top)
  const rows: { page: number; bottom: number; cells: Segment[][] }[] = []
  for (const { block, column, page, top, bottom } of blocks) {
    const last = rows.at(-1)
    if (last && last.page === page && top < last.bottom) {
      last.cells[column]?.push(...block)
      last.bottom = Math.max(last.bottom, bottom)
    } else {
      const cells = Array.from({ length: count }, (): Segment[] => [])
      cells[column]?.push(...block)
      rows.push({ page, bottom, cells })
    }
  }
  return rows.map(({ cells }) => cells)
}

/** The lines up to the end of the last row: what stands below it with a wider step is no part of the table. */
const upToLastRow = (lines: readonly PlacedLine[], anchors: readonly Segment[], pitch: number): PlacedLine[] => {
  const last = anchors.at(-1)
  if (!last) return [...lines]
  const kept = lines.filter(
    ({ line }) => line.page < last.page || (line.page === last.page && line.top <= last.top + LEVEL * sizeOf(last)),
  )
  for (const own of lines) {
    if (kept.includes(own)) continue
    const goesOn = kept.some(
      ({ line, column }) =>
        column === own.column &&
        line.page === own.line.page &&
        own.line.top > line.top &&
        own.line.top - line.top <= CELL_STEP * pitch,
    )
    // A cell of several lines in a row whose anchor stands in its middle.
    if (goesOn) kept.push(own)
  }
  return kept
}

/** The headings in the first column of a table that has them there, each with its lines. */
export const labelsIn = (lines: readonly PlacedLine[], count: number, leading: number): Segment[][] =>
  blocksOf(linesIn(lines, 0), pitchOf(lines, count, leading))

/**
 * The rows of a table by the lines that open them, each with the lines of every column; those lines that are in it. `maySpan`
 * says of each column whether one of its cells may be of several rows.
 */
export const rowsOf = (
  lines: readonly PlacedLine[],
  maySpan: readonly boolean[],
  found: { column: number; anchors: Segment[] } | null,
  leading: number,
): { rows: Segment[][][]; taken: PlacedLine[] } => {
  const count = maySpan.length
  if (!found) {
    const pitch = pitchOf(lines, count, leading)
    return { rows: rowsByGaps(lines, count, pitch), taken: [...lines] }
  }
  const { anchors } = found
  const others = lines.filter(({ column }) => column !== found.column)
  const least = Math.min(...stepsIn(anchors), Number.POSITIVE_INFINITY)
  const pitch = pitchOf(others, count, leading)
  const taken = upToLastRow(lines, anchors, pitch)
  // Where the rows are no further apart than lines are, each line is a row of its own.
  const own = least <= CELL_STEP * pitch ? 0 : pitch
  const columns = maySpan.map((isSpanning, column) => {
    const cells = linesIn(taken, column)
    const isOfAnchors = column === found.column && anchors.length === cells.length
    return columnIn(cells, anchors, isOfAnchors ? 0 : own, isSpanning)
  })
  return { rows: anchors.map((_, row) => columns.map(column => column[row] ?? [])), taken }
}
