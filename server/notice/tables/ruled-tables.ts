import type { PageText, Ruling } from '../../pdf/page-text.ts'
import { type Glyph, rightOf, sizeOf } from '../layout/glyph.ts'
import { type Segment, segmentOf } from '../layout/segments.ts'
import { areLevel, type RuledTable, SAME_LINE, type TableCell } from './ruled-table.ts'
import { joinedOverPages, type TableOfPage, withUnruledRest } from './tables-over-pages.ts'

/** How far, in points, a line may end from one that it meets. */
const MEETS = 2.5
/** Fewest columns, and cells with text, of a table. */
const FEWEST = 2

interface Position {
  at: number
  spans: { from: number; to: number }[]
}

/** Lines at one height, or at one distance from the left, as one, with the stretches that are drawn. */
const positionsOf = (rulings: readonly Ruling[]): Position[] => {
  const positions: (Position & { first: number })[] = []
  for (const { at, from, to } of rulings.toSorted((a, b) => a.at - b.at)) {
    const last = positions.at(-1)
    if (last && at - last.first <= SAME_LINE) last.spans.push({ from, to })
    else positions.push({ first: at, at, spans: [{ from, to }] })
  }
  return positions.map(({ at, spans }) => {
    const joined: Position['spans'] = []
    for (const span of spans.toSorted((a, b) => a.from - b.from)) {
      const last = joined.at(-1)
      if (last && span.from <= last.to + MEETS) last.to = Math.max(last.to, span.to)
      else joined.push({ ...span })
    }
    return { at, spans: joined }
  })
}

interface Line {
  isUpright: boolean
  at: number
  from: number
  to: number
}

const meet = (upright: Line, level: Line): boolean =>
  level.at >= upright.from - MEETS &&
  level.at <= upright.to + MEETS &&
  upright.at >= level.from - MEETS &&
  upright.at <= level.to + MEETS

/** The lines of a page in groups that hang together. */
const groupsOf = (rulings: readonly Ruling[]): Line[][] => {
  const linesOf = (isUpright: boolean): Line[] =>
    positionsOf(rulings.filter(own => own.isUpright === isUpright)).flatMap(({ at, spans }) =>
      spans.map(span => ({ isUpright, at, ...span })),
    )
  const [uprights, levels] = [linesOf(true), linesOf(false)]
  const left = new Set<Line>([...uprights, ...levels])
  const groups: Line[][] = []
  for (const start of uprights) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const line of group)
      for (const other of line.isUpright ? levels : uprights)
        if (left.has(other) && (line.isUpright ? meet(line, other) : meet(other, line))) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups
}

interface Grid {
  xs: number[]
  ys: number[]
  isOpen: boolean
  isOpenAbove: boolean
  cells: Omit<TableCell, 'lines'>[]
  at: (x: number, y: number) => number
}

/** Least height, or width, of a cell that is left open. */
const OPEN_CELL = 6

/**
 * The edge of cells that no line is drawn along, as where a page cuts a row or a table has no sides: the outermost lines
 * across it go on beyond the last one. Null where these do not.
 */
const openEnd = (across: readonly Position[], along: readonly Position[], isBefore: boolean): Position | null => {
  const last = along.at(isBefore ? 0 : -1)?.at
  const [first, end] = [across[0], across.at(-1)]
  if (last === undefined || !first || !end) return null
  const ends = [first, end].map(({ spans }) => (isBefore ? (spans[0]?.from ?? last) : (spans.at(-1)?.to ?? last)))
  const beyond = ends.map(own => (isBefore ? last - own : own - last))
  if (Math.min(...beyond) < OPEN_CELL || Math.max(...beyond) - Math.min(...beyond) > SAME_LINE) return null
  return { at: ends[0] ?? last, spans: [{ from: first.at, to: end.at }] }
}

/** The grid that lines make; null where its cells are no rectangles or it has but one column. */
const gridOf = (lines: readonly Line[]): Grid | null => {
  const along = (isUpright: boolean) => positionsOf(lines.filter(own => own.isUpright === isUpright))
  const [uprights, levels] = [along(true), along(false)]
  const [above, below] = [openEnd(uprights, levels, true), openEnd(uprights, levels, false)]
  const [before, behind] = [openEnd(levels, uprights, true), openEnd(levels, uprights, false)]
  if (above) levels.unshift(above)
  if (below) levels.push(below)
  if (before) uprights.unshift(before)
  if (behind) uprights.push(behind)
  const [xs, ys] = [uprights.map(({ at }) => at), levels.map(({ at }) => at)]
  const [columns, rows] = [xs.length - 1, ys.length - 1]
  if (columns < FEWEST || rows < 1) return null
  const covers = (position: Position | undefined, middle: number) =>
    position?.spans.some(({ from, to }) => from <= middle && to >= middle) === true
  const middleOf = (edges: readonly number[], at: number) => ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2
  const owner = Array.from({ length: rows * columns }, (_, index) => index)
  const rootOf = (index: number): number => {
    const above = owner[index] ?? index
    return above === index ? index : rootOf(above)
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const own = row * columns + column
      const isOpenRight = column + 1 < columns && !covers(uprights[column + 1], middleOf(ys, row))
      if (isOpenRight) owner[rootOf(own + 1)] = rootOf(own)
      const isOpenBelow = row + 1 < rows && !covers(levels[row + 1], middleOf(xs, column))
      if (isOpenBelow) owner[rootOf(own + columns)] = rootOf(own)
    }
  const cells: Omit<TableCell, 'lines'>[] = []
  const places = new Map<number, number>()
  for (const [root, own] of Map.groupBy(owner.keys(), rootOf)) {
    const [atRows, atColumns] = [own.map(index => Math.floor(index / columns)), own.map(index => index % columns)]
    const [row, column] = [Math.min(...atRows), Math.min(...atColumns)]
    const [rowSpan, columnSpan] = [Math.max(...atRows) - row + 1, Math.max(...atColumns) - column + 1]
    if (rowSpan * columnSpan !== own.length) return null
    places.set(root, cells.length)
    cells.push({ row, column, rowSpan, columnSpan, left: xs[column] ?? 0, right: xs[column + columnSpan] ?? 0 })
  }
  const indexIn = (edges: readonly number[], value: number) => {
    const after = edges.findIndex(edge => edge > value)
    return after <= 0 ? -1 : after - 1
  }
  const at = (x: number, y: number): number => {
    const [column, row] = [indexIn(xs, x), indexIn(ys, y)]
    return column < 0 || row < 0 ? -1 : (places.get(rootOf(row * columns + column)) ?? -1)
  }
  return { xs, ys, cells, at, isOpen: below !== null, isOpenAbove: above !== null }
}

const middleOfGlyph = (glyph: Glyph): [x: number, y: number] => [
  glyph.box[0] + glyph.box[2] / 2,
  glyph.box[1] + sizeOf(glyph) / 2,
]

/** A gap between two characters, in parts of the font size, behind which another cell may begin. */
const CELL_GAP = 0.2
/** So many characters may seem to reach into the next cell where nothing parts them from the others: widths are estimated. */
const OVERHANG = 2

/** Characters one behind another with no gap to speak of. */
const closeRuns = (glyphs: readonly Glyph[]): Glyph[][] => {
  const runs: Glyph[][] = []
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    const gap = before ? Math.abs(glyph.box[0] - rightOf(before)) / sizeOf(glyph) : Number.POSITIVE_INFINITY
    if (gap > CELL_GAP || before?.text.trim() === '') runs.push([glyph])
    else runs.at(-1)?.push(glyph)
  }
  return runs
}

interface Piece {
  glyphs: Glyph[]
  cell: number
}

/** A run of characters by their cells; a few that seem to reach into the next one stay with the others. */
const piecesOf = (run: readonly Glyph[], at: Grid['at']): Piece[] => {
  const pieces: Piece[] = []
  for (const glyph of run) {
    const last = pieces.at(-1)
    const cell = glyph.text.trim() === '' && last ? last.cell : at(...middleOfGlyph(glyph))
    if (last?.cell === cell) last.glyphs.push(glyph)
    else pieces.push({ glyphs: [glyph], cell })
  }
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!last || Math.min(last.glyphs.length, piece.glyphs.length) > OVERHANG) joined.push(piece)
    else {
      if (piece.glyphs.length > last.glyphs.length) last.cell = piece.cell
      last.glyphs.push(...piece.glyphs)
    }
  }
  return joined
}

/** A line cut where its characters stand in another cell, each piece with its cell. */
const cutAtCells = (segment: Segment, at: Grid['at']): { piece: Segment; cell: number }[] => {
  const pieces: Piece[] = []
  for (const piece of closeRuns(segment.glyphs).flatMap(run => piecesOf(run, at))) {
    const last = pieces.at(-1)
    if (last?.cell === piece.cell) last.glyphs.push(...piece.glyphs)
    else pieces.push(piece)
  }
  return pieces.map(({ glyphs, cell }) => ({ piece: segmentOf(glyphs), cell }))
}

const fromTheTop = (lines: readonly Segment[]): Segment[] =>
  lines.toSorted((a, b) => a.page - b.page || (areLevel(a, b) ? a.left - b.left : a.top - b.top))

/** How far, in parts of the font size, what reaches over the right side of a table may stand behind the line it belongs to. */
const OVER_SIDE = 1.5

/** Gives the lines of the last column what of them is set over its right side: a wide space made them too long for the cell. */
const withWhatReachesOver = (filled: readonly TableCell[], beside: readonly Segment[]): void => {
  for (const piece of beside.toSorted((a, b) => a.left - b.left)) {
    const em = piece.bottom - piece.top
    const cell = filled.find(({ lines, right }) =>
      lines.some(
        line =>
          line.right > right - 4 * em &&
          areLevel(line, piece) &&
          piece.left - line.right > -0.5 * em &&
          piece.left - line.right < OVER_SIDE * em,
      ),
    )
    cell?.lines.push(piece)
  }
}

/** Below one another from the top, beside one another from the left. */
const byPlace = (a: Grid, b: Grid): number => {
  const areBeside = (a.xs[0] ?? 0) >= (b.xs.at(-1) ?? 0) - 1 || (b.xs[0] ?? 0) >= (a.xs.at(-1) ?? 0) - 1
  return areBeside ? (a.xs[0] ?? 0) - (b.xs[0] ?? 0) : (a.ys[0] ?? 0) - (b.ys[0] ?? 0)
}

/** The tables that lines are drawn around, and all the lines of text, cut where a cell ends. */
export const ruledTablesIn = (
  segments: readonly Segment[],
  pages: readonly PageText[],
): { tables: RuledTable[]; segments: Segment[] } => {
  let cut = [...segments]
  const tables: TableOfPage[] = []
  const within = new Set<Segment>()
  for (const { page, rulings = [] } of pages) {
    const grids = groupsOf(rulings).flatMap(lines => gridOf(lines) ?? [])
    for (const { xs, ys, cells, at, isOpen, isOpenAbove } of grids.toSorted(byPlace)) {
      const filled = cells.map((cell): TableCell => ({ ...cell, lines: [] }))
      const [side = 0, top = 0, bottom = 0] = [xs.at(-1), ys[0], ys.at(-1)]
      const beside: Segment[] = []
      cut = cut.flatMap(segment => {
        if (segment.page !== page || within.has(segment)) return segment
        const pieces = cutAtCells(segment, at)
        for (const { piece, cell } of pieces)
          if (cell >= 0) filled[cell]?.lines.push(piece)
          else if (piece.right > side && piece.top > top && piece.bottom < bottom) beside.push(piece)
        return pieces.map(({ piece }) => piece)
      })
      const last = filled.filter(({ right }) => Math.abs(right - side) < 1)
      withWhatReachesOver(last, beside)
      if (filled.filter(({ lines }) => lines.length > 0).length < (isOpenAbove ? 1 : FEWEST)) continue
      for (const cell of filled) {
        for (const line of cell.lines) within.add(line)
        cell.lines = fromTheTop(cell.lines)
      }
      const rows = Array.from({ length: ys.length - 1 }, (_, row) =>
        Array.from(
          { length: xs.length - 1 },
          (__, column) =>
            filled.find(
              cell =>
                cell.row <= row &&
                row < cell.row + cell.rowSpan &&
                cell.column <= column &&
                column < cell.column + cell.columnSpan,
            ) ?? { lines: [], row, column, rowSpan: 1, columnSpan: 1, left: 0, right: 0 },
        ),
      )
      tables.push({
        rows,
        repeated: [],
        edges: xs,
        page,
        lastPage: page,
        top: ys[0] ?? 0,
        bottom: ys.at(-1) ?? 0,
        isOpen,
        isOpenAbove,
      })
    }
  }
  const others = cut.filter(segment => !within.has(segment))
  return { tables: joinedOverPages(tables, others).map(table => withUnruledRest(table, others)), segments: cut }
}
