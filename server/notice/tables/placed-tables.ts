import { DAY_SHAPE, NUMBER_SHAPE } from '../layout/combined-labels.ts'
import { labelNameOf } from '../layout/label-names.ts'
import type { Segment } from '../layout/segments.ts'
import { traceLines } from '../layout/traced-text.ts'
import type { Field } from './head-words.ts'
import { CLASS } from './headed-tables.ts'
import { type Band, bandsOf, CELL_GAP, leadingOf, piecesOf, sizeOf, type TextOfPages, wordsOf } from './placed-bands.ts'
import { boundsOf, placed, widen } from './placed-columns.ts'
import {
  fieldOf,
  fullestHeadsAt,
  HEAD_BANDS,
  type Head,
  headsAt,
  isSameHead,
  LONGEST_HEAD,
  MOST_KNOWN,
} from './placed-headings.ts'
import { columnsOf, labelsIn, type PlacedLine, rowsOf } from './placed-rows.ts'
import { decisionOf, decisionOfSign } from './result-table.ts'
import type { RuledTable, TableCell } from './ruled-table.ts'
import type { TableColumn } from './table-columns.ts'

/** Largest step, in parts of the font size, from band to band of a table, and to a row of a number of its own. */
const STEP = 4.2
const ROW_STEP = 8

/** Words that are no cell of a table, and open what stands below it. */
const OPENS_LETTER =
  /^(?:特此(?:通知|告知|函告)|附(?:[：:]|件|页|表|注)|注[：:]|(?:中华人民共和国)?国家(?:知识产权局|工商行政管理)|商标局|审查员|联系|咨询|此致|如不服|如对)/u

/** The title of the next table. */
const TITLE = /[：:]$|^附表$|^(?=.*(?:商标|引证|附)).*(?:列表|清单|一览表?|明细表?|信息|情况)$/u

/** The title of the table of one mark. */
const OF_ONE = /^(?:引证|在先)商标[一二三四五六七八九十\d]{1,3}$/u

const isTitle = ({ pieces: [first, ...others] }: Band): boolean =>
  first !== undefined &&
  others.length === 0 &&
  (OF_ONE.test(wordsOf(first)) || TITLE.test(wordsOf(first)) || OPENS_LETTER.test(wordsOf(first)))

/** The lines below some headings that stand in their columns, down to what is no part of the table. */
const linesBelow = (bands: readonly Band[], from: number, heads: readonly Head[]) => {
  const columns: TableColumn[] = heads.map(({ left, right }) => ({ left, right }))
  const lines: PlacedLine[] = []
  const repeated: Segment[] = []
  let last = bands[from - 1]
  for (const [offset, band] of bands.slice(from).entries()) {
    const [first] = band.pieces
    if (!first || !last) break
    const isRow = lines.length > 0 && band.pieces.some(piece => NUMBER_SHAPE.test(wordsOf(piece)))
    if (band.page === last.page && band.top - last.top > (isRow ? ROW_STEP : STEP) * sizeOf(first)) break
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
    /^[（(]?\d{1,3}[.、．）)]?$|^引证商标[一二三四五六七八九十\d]{1,3}$|^[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,2}$|^[（(][一二三四五六七八九十]{1,2}[）)]$|^[①-⑳]$/u.test(
      words,
    ),
  words => decisionOf(words) !== null || decisionOfSign(words) !== null,
  words => CLASS.test(words),
  words => /^(?:《?(?:中华人民共和国)?商标法》?)?第[一二三四五六七八九十\d]+条/u.test(words),
]
const isDay = (words: string): boolean => DAY_SHAPE.test(words)
const FEWEST_ROWS = 2

/** The lines that open the rows: of all columns the one with the most lines of one shape from the top. */
const anchorsIn = (lines: readonly PlacedLine[], count: number): { column: number; anchors: Segment[] } | null => {
  let best: { column: number; anchors: Segment[] } | null = null
  // A term has two days in one cell: days tell rows apart only where nothing else does.
  for (const isAnchor of [...ANCHORS, isDay]) {
    if (isAnchor === isDay && (best?.anchors.length ?? 0) >= FEWEST_ROWS) break
    for (let column = 0; column < count; column += 1) {
      const own = lines.filter(line => line.column === column).map(({ line }) => line)
      const stop = own.findIndex(line => !isAnchor(wordsOf(line)))
      const anchors = stop < 0 ? own : own.slice(0, stop)
      if (anchors.length > (best?.anchors.length ?? 0)) best = { column, anchors }
    }
  }
  return best
}

/** Fewest known headings on the left that make a table, and fewest numbers in one row of it. */
const FEWEST_TURNED = 3
const FEWEST_NUMBERS = 2
/** Words that only fields of other marks have. */
const OF_OTHERS = /^(?:被?引证|在先|冲突|抵触)/u

const isBefore = (a: Segment, b: Segment): boolean => a.page < b.page || (a.page === b.page && a.top < b.top - 1)

/** Of tables below one another, each of which begins with the same heading, the one that holds a line. */
const blockOf = (lines: readonly PlacedLine[], own: Segment, labels: readonly Segment[][]) => {
  const [opening] = labels
  const openingWords = traceLines(opening ?? []).text
  const starts = labels.filter(label => traceLines(label).text === openingWords).flatMap(([line]) => line ?? [])
  const start = starts.findLast(line => !isBefore(own, line))
  const end = starts.find(line => isBefore(own, line))
  const isWithin = (line: Segment) => (!start || !isBefore(line, start)) && (!end || isBefore(line, end))
  return {
    lines: lines.filter(({ line }) => isWithin(line)),
    labels: labels.filter(([line]) => line !== undefined && isWithin(line)),
  }
}

/** A table whose headings stand on the left, a column of values for each mark: known by its row of numbers. */
const turnedAt = (
  bands: readonly Band[],
  at: number,
  floor: number,
  page: TextOfPages,
): Pick<Placement, 'columns' | 'lines' | 'anchors'> | null => {
  const own = bands[at]
  const numbers = own?.pieces.filter(piece => NUMBER_SHAPE.test(wordsOf(piece))) ?? []
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
    [-1, floor - 1],
  ] as const)
    for (let index = at + step; index !== edge; index += step) {
      const [band, before] = [bands[index], bands[index - step]]
      const more = band && before && isNear(band, before) ? within(band) : null
      if (!more) break
      if (step > 0) lines.push(...more)
      else lines.unshift(...more)
    }
  const block = blockOf(lines, first, labelsIn(lines, columns.length, page.leading))
  const labels = block.labels
  const known = labels.filter(label => fieldOf(label) !== null)
  const fields = new Set(known.map(fieldOf))
  // Beside one number may stand the labels of the application.
  const top = block.lines[0]?.line
  const over = top && bands.findLast(band => band.page === top.page && band.top < top.top - 0.5 * em)
  const words = [...labels.map(label => traceLines(label).text), ...(over?.pieces.map(wordsOf) ?? [])]
  if (isOfOne && !words.some(text => OF_OTHERS.test(text.replace(/\s/gu, '')))) return null
  if (fields.size < FEWEST_TURNED || known.length < MOST_KNOWN * labels.length) return null
  return { columns, lines: block.lines, anchors: { column: 0, anchors: labels.flatMap(([line]) => line ?? []) } }
}

const isFormLabel = (piece: Segment | undefined): boolean =>
  piece !== undefined && labelNameOf(wordsOf(piece).replace(/[：:]$/u, '')) !== null

/**
 * A form of two labels with their values in each row, some of whose cells have several lines: their columns, and the labels
 * that open its rows. A form of one line a cell is read by its labels.
 */
const formAt = (
  bands: readonly Band[],
  at: number,
  page: TextOfPages,
): Pick<Placement, 'columns' | 'lines' | 'anchors'> | null => {
  const own = bands[at]
  const [first, value, second, other] = own?.pieces ?? []
  if (!own || !first || own.pieces.length !== 4 || !isFormLabel(first) || !isFormLabel(second)) return null
  if (isFormLabel(value) || isFormLabel(other)) return null
  const columns: TableColumn[] = own.pieces.map(({ left, right }) => ({ left, right }))
  const lines: PlacedLine[] = []
  let last = own
  for (const band of bands.slice(at)) {
    if (band.page !== own.page || band.top - last.top > STEP * sizeOf(first) || isTitle(band)) break
    const more = placed(band, columns)
    if (!more) break
    widen(columns, more)
    lines.push(...more)
    last = band
  }
  const blocks = labelsIn(lines, columns.length, page.leading)
  const isLabel = (block: readonly Segment[]) => labelNameOf(traceLines(block).text) !== null
  const end = blocks.findIndex(block => !isLabel(block))
  const labels = end < 0 ? blocks : blocks.slice(0, end)
  const bottom = blocks[labels.length]?.[0]?.top ?? Number.POSITIVE_INFINITY
  const kept = lines.filter(({ line }) => line.top < bottom)
  const anchors = labels.flatMap(([line]) => line ?? [])
  const isOfSeveral = kept.filter(({ column }) => column % 2 === 1).length > 2 * anchors.length
  return isOfSeveral && anchors.length > 1 ? { columns, lines: kept, anchors: { column: 0, anchors } } : null
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

const isPartOf = (line: Segment, piece: Segment): boolean =>
  line !== piece && line.glyphs.length > 0 && line.glyphs.every(glyph => piece.glyphs.includes(glyph))

const placementAt = (bands: readonly Band[], at: number, floor: number, page: TextOfPages): Placement | null => {
  const found = fullestHeadsAt(bands, at)
  if (found) {
    const { heads, lastBand } = found
    const { columns, lines, repeated } = linesBelow(bands, lastBand + 1, heads)
    if (lines.length > 0) return { columns, lines, repeated, heads, anchors: anchorsIn(lines, columns.length) }
  }
  const other = turnedAt(bands, at, floor, page) ?? formAt(bands, at, page)
  return other && { ...other, repeated: [], heads: [] }
}

/** What one cell may say of several rows: no number, no mark, no good, and nothing that was decided. */
const SPANNING: ReadonlySet<Field> = new Set(['owner', 'classes', 'status', 'law', 'reason', 'groups', 'day', 'other'])

const tableOf = (
  { columns, lines, repeated, heads, anchors }: Placement,
  page: TextOfPages,
): { table: RuledTable; taken: PlacedLine[] } | null => {
  const maySpan = columns.map((_, column) => SPANNING.has(heads[column]?.field ?? 'mark'))
  const isOfLists = heads.length === 2 && heads.every(({ field }) => field === 'refused' || field === 'accepted')
  // Two lists beside one another have no rows.
  const { rows, taken } =
    isOfLists && anchors === null
      ? { rows: [columnsOf(lines, columns.length)], taken: lines }
      : rowsOf(lines, maySpan, anchors, page.leading)
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
      const parts = piecesOf(segment)
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
  let floor = 0
  for (let at = 0; at < bands.length; at += 1) {
    const placement = placementAt(bands, at, floor, page)
    const found = placement && tableOf(placement, page)
    if (!placement || !found) continue
    tables.push(found.table)
    const end = new Set<Segment>()
    for (const piece of placement.heads.length > 0 ? bands.slice(at, at + HEAD_BANDS).flatMap(own => own.pieces) : []) {
      const parts = placement.heads.flatMap(head => head.lines.filter(line => isPartOf(line, piece)))
      if (parts.length > 1) replaced.set(piece, parts)
    }
    for (const { whole } of found.taken) end.add(whole)
    for (const [whole, parts] of Map.groupBy(placement.lines, own => own.whole))
      if (parts.length > 1)
        replaced.set(
          whole,
          parts.map(({ line }) => line),
        )
    at = Math.max(
      at,
      bands.findLastIndex(band => band.pieces.some(piece => end.has(piece))),
    )
    floor = at + 1
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
