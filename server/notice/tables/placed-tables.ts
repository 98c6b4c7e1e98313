import { DAY_SHAPE, NUMBER_SHAPE } from '../layout/combined-labels.ts'
import { rightOf, sizeOf as sizeOfGlyph } from '../layout/glyph.ts'
import { cutAtGaps, type Segment, segmentOf } from '../layout/segments.ts'
import { traceLines, traceSegment } from '../layout/traced-text.ts'
import { type Field, fieldOfHead } from './column-fields.ts'
import { CLASS } from './headed-tables.ts'
import { labelsIn, type PlacedLine, rowsOf } from './placed-rows.ts'
import { decisionOf, decisionOfSign } from './result-table.ts'
import type { RuledTable, TableCell } from './ruled-tables.ts'
import { areCentred } from './table-cells.ts'
import { cutAtEdges, type TableColumn } from './table-columns.ts'

/** From this gap on, in parts of the font size, what follows may be another cell. */
const CELL_GAP = 0.4
/** From this gap on two cells may be parted where they stand in two columns. */
const CLOSE_GAP = 0.12
/** How far apart, in parts of the font size, the lines of one band may stand in height. */
const LEVEL = 0.4
/** Largest step, in parts of the font size, from band to band of a table. */
const STEP = 4.2
/** How far above or below the others a line of a heading of several lines may stand. */
const HEAD_REACH = 1.9
const HEAD_BANDS = 4
const LONGEST_HEAD = 16
/** Fewest headings that make a table, and the share of them that must be known. */
const FEWEST_HEADS = 2
const MOST_KNOWN = 0.6

/** Lines at one height, cut into the pieces that may be cells, from the left. */
interface Band {
  page: number
  top: number
  pieces: Segment[]
}

const wordsOf = (piece: Segment): string => traceSegment(piece).text.replace(/\s/gu, '')
const sizeOf = ({ top, bottom }: Pick<Segment, 'top' | 'bottom'>): number => bottom - top
const middleOf = ({ top, bottom }: Segment): number => (top + bottom) / 2

const bandsOf = (segments: readonly Segment[]): Band[] => {
  const bands: Band[] = []
  for (const piece of segments.toSorted((a, b) => a.page - b.page || middleOf(a) - middleOf(b))) {
    const last = bands.at(-1)
    const [first] = last?.pieces ?? []
    const isLevel = first?.page === piece.page && Math.abs(middleOf(first) - middleOf(piece)) < LEVEL * sizeOf(first)
    if (last && isLevel) last.pieces.push(piece)
    else bands.push({ page: piece.page, top: piece.top, pieces: [piece] })
  }
  return bands.map(band => ({ ...band, pieces: band.pieces.toSorted((a, b) => a.left - b.left) }))
}

/** Where the text of the pages begins and ends, and its step from line to line. */
interface TextOfPages {
  left: number
  right: number
  leading: number
}

/** From this width on, in parts of the font size, a line is running text. */
const RUNNING = 12
/** The step from line to line, in parts of the font size, where no two lines of running text tell it. */
const USUAL_LEADING = 1.65
const LEAST_LEADING = 1.1

const leadingOf = (bands: readonly Band[]): number => {
  const isRunning = ({ pieces: [first, ...others] }: Band) =>
    first !== undefined && others.length === 0 && first.right - first.left > RUNNING * sizeOf(first)
  const sizes = bands.flatMap(({ pieces }) => pieces.map(sizeOf)).toSorted((a, b) => a - b)
  const usual = USUAL_LEADING * (sizes[sizes.length >> 1] ?? 0)
  const steps = bands.slice(1).flatMap((band, index) => {
    const before = bands[index]
    const [first, next] = [before?.pieces[0], band.pieces[0]]
    if (!before || !first || !next || before.page !== band.page || !isRunning(before) || !isRunning(band)) return []
    const step = band.top - before.top
    return step > LEAST_LEADING * sizeOf(next) && overlap(first, next) > RUNNING * sizeOf(next) ? [step] : []
  })
  return Math.min(usual, ...steps)
}

const overlap = (a: { left: number; right: number }, b: { left: number; right: number }): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left)

interface Head extends TableColumn {
  lines: Segment[]
  field: Field | null
}

const fieldOf = (lines: readonly Segment[]): Field | null => {
  const words = traceLines(lines).text.replace(/\s/gu, '')
  return words.length > LONGEST_HEAD || /[：:。]/u.test(words) ? null : fieldOfHead(words)
}

const headOf = (lines: Segment[]): Head => ({
  lines,
  field: fieldOf(lines),
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
})

/** Where a piece may be cut into two cells that stand close, the widest gap first. */
const gapsIn = ({ glyphs }: Segment): number[] =>
  glyphs
    .flatMap((glyph, index) => {
      const before = glyphs.slice(0, index).findLast(({ text }) => text.trim() !== '')
      const gap = before && glyph.text.trim() !== '' ? (glyph.box[0] - rightOf(before)) / sizeOfGlyph(glyph) : 0
      return gap > CLOSE_GAP ? [{ index, gap }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
    .map(({ index }) => index)

const cutAt = ({ glyphs }: Segment, index: number): [Segment, Segment] => [
  segmentOf(glyphs.slice(0, index)),
  segmentOf(glyphs.slice(index)),
]

/** Headings that stand so close that they were drawn as one line: 类所有人. */
const headPieces = (piece: Segment): Segment[] => {
  if (fieldOf([piece]) !== null || wordsOf(piece).length > LONGEST_HEAD) return [piece]
  for (const index of gapsIn(piece)) {
    const parts = cutAt(piece, index).flatMap(headPieces)
    if (parts.every(part => fieldOf([part]) !== null)) return parts
  }
  return [piece]
}

const isBareDecision = (lines: readonly Segment[]): boolean => {
  const words = traceLines(lines).text.replace(/\s/gu, '')
  return decisionOf(words) !== null && !/商品|服务|项目|部分/u.test(words)
}

const isPartOf = (line: Segment, piece: Segment): boolean =>
  line !== piece && line.glyphs.length > 0 && line.glyphs.every(glyph => piece.glyphs.includes(glyph))

/** The headings that a band is, lines of narrow ones in the bands around it among them; null where it is none. */
const headsAt = (bands: readonly Band[], at: number): { heads: Head[]; lastBand: number } | null => {
  const own = bands[at]
  const [first] = own?.pieces ?? []
  if (!own || !first || own.pieces.some(piece => /[：:。；]/u.test(wordsOf(piece)))) return null
  if (own.pieces.filter(piece => fieldOf([piece]) !== null).length === 0) return null
  const em = sizeOf(first)
  const near = bands
    .slice(Math.max(0, at - HEAD_BANDS), at + HEAD_BANDS + 1)
    .filter(band => band !== own && band.page === own.page && Math.abs(band.top - own.top) < HEAD_REACH * em)
  const heads = own.pieces.flatMap(headPieces).map(piece => [piece])
  const loose: Segment[][] = []
  for (const band of near)
    for (const piece of band.pieces) {
      if (wordsOf(piece).length > LONGEST_HEAD) continue
      const head = heads.find(lines => lines.some(line => overlap(line, piece) > 0))
      if (head) {
        const whole = [...head, piece].toSorted((a, b) => a.top - b.top)
        // 法律|状态 is more than 法律.
        if (fieldOf(whole) !== null) head.splice(0, head.length, ...whole)
        continue
      }
      const other = loose.find(lines => lines.some(line => overlap(line, piece) > 0))
      if (other) other.push(piece)
      else loose.push([piece])
    }
  const between = loose
    .map(lines => lines.toSorted((a, b) => a.top - b.top))
    .filter(lines => lines.length > 1 && lines.length < 4 && fieldOf(lines) !== null)
  const all = [...heads, ...between].map(headOf).toSorted((a, b) => a.left - b.left)
  const known = all.filter(({ field }) => field !== null)
  // 商标状态 beside 核准注册 is a row of values.
  const distinct = new Set(known.filter(({ lines }) => !isBareDecision(lines)).map(({ field }) => field))
  if (distinct.size < FEWEST_HEADS || known.length < MOST_KNOWN * all.length) return null
  const bottom = Math.max(...all.flatMap(({ lines }) => lines.map(line => middleOf(line))))
  return { heads: all, lastBand: bands.findLastIndex(band => band.page === own.page && band.top <= bottom) }
}

/** Words that are no cell of a table, and open what stands below it. */
const OPENS_LETTER =
  /^(?:特此(?:通知|告知|函告)|附(?:[：:]|件|页|表|注)|注[：:]|(?:中华人民共和国)?国家(?:知识产权局|工商行政管理)|商标局|审查员|联系|咨询|此致|如不服|如对)/u

/** The title of the next table. */
const TITLE = /(?:[：:]|列表|清单|一览表?|明细表?|信息|情况|附表)$/u

/** The title of the table of one mark. */
const OF_ONE = /^(?:引证|在先)商标[一二三四五六七八九十\d]{1,3}$/u

const isTitle = ({ pieces: [first, ...others] }: Band): boolean =>
  first !== undefined &&
  others.length === 0 &&
  (OF_ONE.test(wordsOf(first)) || TITLE.test(wordsOf(first)) || OPENS_LETTER.test(wordsOf(first)))

/** The column a piece stands in: the one it overlaps, else the nearest; null where it reaches over two. */
const columnOf = (piece: Segment, columns: readonly TableColumn[]): number | null => {
  const em = sizeOf(piece)
  const own = columns.flatMap((column, index) => (overlap(piece, column) > 0.3 * em ? [index] : []))
  if (own.length > 1) return null
  if (own[0] !== undefined) return own[0]
  const distances = columns.map(column => -overlap(piece, column))
  return distances.indexOf(Math.min(...distances))
}

/** A piece cut so that each part stands in a column of its own; itself where no gap gives such parts. */
const cutByColumns = (piece: Segment, columns: readonly TableColumn[]): Segment[] => {
  if (columnOf(piece, columns) !== null) return [piece]
  const [first, ...others] = cutAtEdges(piece, columns)
  if (first && others.length > 0) return [first, ...others].flatMap(part => cutByColumns(part, columns))
  for (const index of gapsIn(piece)) {
    const parts = cutAt(piece, index)
    const [before, after] = parts.map(part => columnOf(part, columns))
    if (before !== null && after !== null && before !== after) return parts
    const all = parts.flatMap(part => (columnOf(part, columns) === null ? cutByColumns(part, columns) : part))
    if (all.length > 2 && all.every(part => columnOf(part, columns) !== null)) return all
  }
  return [piece]
}

/** The pieces of a band by their columns, cut where those begin; null where one reaches over two of them. */
const placed = (band: Band, columns: readonly TableColumn[]): PlacedLine[] | null => {
  const lines: PlacedLine[] = []
  for (const whole of band.pieces)
    for (const piece of cutByColumns(whole, columns)) {
      const column = columnOf(piece, columns)
      if (column === null) return null
      lines.push({ line: piece, column, whole })
    }
  return lines
}

const isSameHead = (band: Band, heads: readonly Head[]): boolean => {
  const words = band.pieces.map(wordsOf)
  const known = new Set(
    heads.flatMap(({ lines }) => [traceLines(lines).text.replace(/\s/gu, ''), ...lines.map(wordsOf)]),
  )
  return words.length >= Math.min(2, heads.length) && words.every(own => known.has(own))
}

const widen = (columns: TableColumn[], lines: readonly PlacedLine[]): void => {
  for (const { line, column } of lines) {
    const known = columns[column]
    if (!known) continue
    known.left = Math.min(known.left, line.left)
    known.right = Math.max(known.right, line.right)
  }
}

/** The lines below some headings that stand in their columns, down to what is no part of the table. */
const linesBelow = (bands: readonly Band[], from: number, heads: readonly Head[]) => {
  const columns: TableColumn[] = heads.map(({ left, right }) => ({ left, right }))
  const lines: PlacedLine[] = []
  const repeated: Segment[] = []
  let last = bands[from - 1]
  for (const [offset, band] of bands.slice(from).entries()) {
    const [first] = band.pieces
    if (!first || !last) break
    if (band.page === last.page && band.top - last.top > STEP * sizeOf(first)) break
    if (isSameHead(band, heads)) {
      repeated.push(...band.pieces)
      last = band
      continue
    }
    if (isTitle(band) || headsAt(bands, from + offset)) break
    const own = placed(band, columns)
    if (!own) break
    widen(columns, own)
    lines.push(...own)
    last = band
  }
  return { columns, lines, repeated }
}

/** The shapes of cells that each row of a table has one of, in one line: by these the rows are told apart. */
const ANCHORS: readonly ((words: string) => boolean)[] = [
  words => NUMBER_SHAPE.test(words),
  words =>
    /^[（(]?\d{1,3}[.、．）)]?$|^引证商标[一二三四五六七八九十\d]{1,3}$|^[一二三四五六七八九十]{1,2}$|^[①-⑳]$/u.test(
      words,
    ),
  words => decisionOf(words) !== null || decisionOfSign(words) !== null,
  words => CLASS.test(words),
  words => /^(?:《?(?:中华人民共和国)?商标法》?)?第[一二三四五六七八九十\d]+条/u.test(words),
  words => DAY_SHAPE.test(words),
]

/** The lines that open the rows: of all columns the one with the most lines of one shape from the top. */
const anchorsIn = (lines: readonly PlacedLine[], count: number): { column: number; anchors: Segment[] } | null => {
  let best: { column: number; anchors: Segment[] } | null = null
  for (const isAnchor of ANCHORS)
    for (let column = 0; column < count; column += 1) {
      const own = lines.filter(line => line.column === column).map(({ line }) => line)
      const stop = own.findIndex(line => !isAnchor(wordsOf(line)))
      const anchors = stop < 0 ? own : own.slice(0, stop)
      if (anchors.length > (best?.anchors.length ?? 0)) best = { column, anchors }
    }
  return best
}

/** How near, in parts of the font size, lines end to the edge they were broken at, and how far that may be from the next column. */
const AT_EDGE = 1.2
const FAR = 4

/** Where the lines of each column begin and are broken: between its neighbours, or at the edges of the text of the page. */
const boundsOf = (
  columns: readonly TableColumn[],
  lines: readonly PlacedLine[],
  page: TableColumn,
): { left: number; right: number }[] =>
  columns.map(({ left, right }, column) => {
    const own = lines.filter(line => line.column === column).map(({ line }) => line)
    const em = own[0] ? sizeOf(own[0]) : 0
    const [before, next] = [columns[column - 1], columns[column + 1]]
    const [start, end] = [before ? before.right + em : page.left, next ? next.left - em : page.right]
    if (areCentred(own)) {
      const middle = (left + right) / 2
      const half = Math.max((right - left) / 2, Math.min(middle - start, end - middle))
      return { left: middle - half, right: middle + half }
    }
    const areBroken = end - right < FAR * em && own.filter(line => right - line.right < AT_EDGE * em).length > 1
    return { left, right: areBroken ? right : Math.max(right, end) }
  })

/** Fewest known headings on the left that make a table, and fewest numbers in one row of it. */
const FEWEST_TURNED = 3
const FEWEST_NUMBERS = 2
/** Words that only fields of other marks have. */
const OF_OTHERS = /^(?:被?引证|在先|冲突|抵触)/u
const NUMBER = /^第?G?\d{6,9}[A-Z]?号?$/u

/** A table whose headings stand on the left, a column of values for each mark: known by its row of numbers. */
const turnedAt = (
  bands: readonly Band[],
  at: number,
  page: TextOfPages,
): Pick<Placement, 'columns' | 'lines' | 'anchors'> | null => {
  const own = bands[at]
  const numbers = own?.pieces.filter(piece => NUMBER.test(wordsOf(piece))) ?? []
  const [first] = numbers
  if (!own || !first || own.pieces.length > numbers.length + 1) return null
  const isOfOne = numbers.length < FEWEST_NUMBERS
  const em = sizeOf(first)
  const isNear = (band: Band, other: Band) =>
    band.page === other.page ? Math.abs(band.top - other.top) < STEP * em : Math.abs(band.page - other.page) === 1
  const isLabel = (piece: Segment) => piece.right < first.left - CELL_GAP * em && wordsOf(piece).length <= LONGEST_HEAD
  const label = bands
    .slice(Math.max(0, at - HEAD_BANDS), at + HEAD_BANDS)
    .flatMap(band => (isNear(band, own) ? band.pieces.filter(isLabel) : []))[0]
  if (!label) return null
  const columns: TableColumn[] = [label, ...numbers].map(({ left, right }) => ({ left, right }))
  const within = (band: Band): PlacedLine[] | null => {
    const lines = isTitle(band) ? null : placed(band, columns)
    if (lines) widen(columns, lines)
    return lines
  }
  const lines = within(own) ?? []
  for (const [step, edge] of [
    [1, bands.length],
    [-1, -1],
  ] as const)
    for (let index = at + step; index !== edge; index += step) {
      const [band, before] = [bands[index], bands[index - step]]
      const more = band && before && isNear(band, before) ? within(band) : null
      if (!more) break
      if (step > 0) lines.push(...more)
      else lines.unshift(...more)
    }
  const labels = labelsIn(lines, columns.length, page.leading)
  const known = labels.filter(block => fieldOf(block) !== null)
  const fields = new Set(known.map(fieldOf))
  // Beside one number may stand the labels of the application.
  const top = lines[0]?.line
  const over = top && bands.findLast(band => band.page === top.page && band.top < top.top - 0.5 * em)
  const words = [...labels.map(block => traceLines(block).text), ...(over?.pieces.map(wordsOf) ?? [])]
  if (isOfOne && !words.some(own => OF_OTHERS.test(own.replace(/\s/gu, '')))) return null
  if (fields.size < FEWEST_TURNED || known.length < MOST_KNOWN * labels.length) return null
  return { columns, lines, anchors: { column: 0, anchors: labels.flatMap(([line]) => line ?? []) } }
}

const cellsOf = (
  rows: readonly (readonly Segment[][])[],
  bounds: readonly { left: number; right: number }[],
): TableCell[][] => {
  const known = new Map<readonly Segment[], TableCell>()
  return rows.map((row, at) =>
    row.map((lines, column) => {
      const before = lines.length > 0 ? known.get(lines) : undefined
      const own = before ?? {
        lines: [...lines],
        row: at,
        column,
        rowSpan: 1,
        columnSpan: 1,
        left: bounds[column]?.left ?? 0,
        right: bounds[column]?.right ?? 0,
      }
      known.set(lines, own)
      return own
    }),
  )
}

/** The lines of one table in their columns. */
interface Placement {
  columns: TableColumn[]
  lines: PlacedLine[]
  repeated: Segment[]
  /** The headings of its columns; none where they stand on the left. */
  heads: Head[]
  anchors: { column: number; anchors: Segment[] } | null
}

/** Headings of one row whose lines stand at several heights are known by the band that names most of them. */
const fullestHeadsAt = (bands: readonly Band[], at: number): ReturnType<typeof headsAt> => {
  const found = headsAt(bands, at)
  if (!found) return null
  const em = sizeOf(found.heads[0]?.lines[0] ?? { top: 0, bottom: 0 })
  const own = bands[at]
  const others = bands
    .slice(at + 1, at + HEAD_BANDS)
    .flatMap((band, index) =>
      own && band.page === own.page && band.top - own.top < HEAD_REACH * em
        ? (headsAt(bands, at + 1 + index) ?? [])
        : [],
    )
  return [found, ...others].toSorted((a, b) => b.heads.length - a.heads.length)[0] ?? found
}

const placementAt = (bands: readonly Band[], at: number, page: TextOfPages): Placement | null => {
  const found = fullestHeadsAt(bands, at)
  if (found) {
    const { heads, lastBand } = found
    const { columns, lines, repeated } = linesBelow(bands, lastBand + 1, heads)
    if (lines.length > 0) return { columns, lines, repeated, heads, anchors: anchorsIn(lines, columns.length) }
  }
  const turned = turnedAt(bands, at, page)
  return turned && { ...turned, repeated: [], heads: [] }
}

const tableOf = (
  { columns, lines, repeated, heads, anchors }: Placement,
  page: TextOfPages,
): { table: RuledTable; taken: PlacedLine[] } | null => {
  const { rows, taken } = rowsOf(lines, columns.length, anchors, page.leading)
  const all = [...heads.flatMap(head => head.lines), ...taken.map(({ line }) => line)]
  const [first, last] = [Math.min(...all.map(line => line.page)), Math.max(...all.map(line => line.page))]
  if (rows.length === 0) return null
  const headRow = heads.length > 0 ? [heads.map(head => head.lines)] : []
  const again = repeated.map(
    (line, column): TableCell => ({
      lines: [line],
      row: 0,
      column,
      rowSpan: 1,
      columnSpan: 1,
      left: line.left,
      right: line.right,
    }),
  )
  const table = {
    rows: cellsOf([...headRow, ...rows], boundsOf(columns, lines, page)),
    repeated: again.length > 0 ? [again] : [],
    edges: [...columns.map(({ left }) => left), Math.max(...columns.map(({ right }) => right))],
    page: first,
    lastPage: last,
    top: Math.min(...all.filter(line => line.page === first).map(({ top }) => top)),
    bottom: Math.max(...all.filter(line => line.page === last).map(({ bottom }) => bottom)),
    isOpen: false,
  }
  return { table, taken }
}

/**
 * The tables that no lines are drawn around, known by their headings: as if they were drawn, and all the lines of text,
 * cut where a cell ends. `within` are lines that stand in other tables.
 */
export const placedTablesIn = (
  segments: readonly Segment[],
  within: ReadonlySet<Segment>,
): { tables: RuledTable[]; segments: Segment[] } => {
  const cut = new Map<Segment, Segment[]>()
  const pieces = segments
    .filter(segment => !within.has(segment))
    .flatMap(segment => {
      const own = cutAtGaps(segment.glyphs, CELL_GAP)
      const parts = own.length > 1 ? own : [segment]
      cut.set(segment, parts)
      return parts
    })
  const bands = bandsOf(pieces)
  const page = {
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    leading: leadingOf(bands),
  }
  const tables: RuledTable[] = []
  const replaced = new Map<Segment, Segment[]>()
  for (let at = 0; at < bands.length; at += 1) {
    const placement = placementAt(bands, at, page)
    const found = placement && tableOf(placement, page)
    if (!placement || !found) continue
    tables.push(found.table)
    const end = new Set<Segment>()
    for (const piece of placement.heads.length > 0 ? bands.slice(at, at + HEAD_BANDS).flatMap(own => own.pieces) : []) {
      const parts = placement.heads.flatMap(head => head.lines.filter(line => isPartOf(line, piece)))
      if (parts.length > 1) replaced.set(piece, parts)
    }
    for (const { line, whole } of found.taken) {
      end.add(whole)
      if (line !== whole) replaced.set(whole, [...(replaced.get(whole) ?? []), line])
    }
    at = Math.max(
      at,
      bands.findLastIndex(band => band.pieces.some(piece => end.has(piece))),
    )
  }
  const inTables = new Set(
    tables.flatMap(({ rows, repeated }) => [...rows, ...repeated].flatMap(row => row.flatMap(({ lines }) => lines))),
  )
  return {
    tables,
    // A line is cut only where a table has a part of it.
    segments: segments.flatMap(segment => {
      const parts = (cut.get(segment) ?? [segment]).flatMap(part => replaced.get(part) ?? part)
      return parts.some(part => inTables.has(part)) ? parts : segment
    }),
  }
}
