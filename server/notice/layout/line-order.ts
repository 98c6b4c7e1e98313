import type { Box } from '../../pdf/matrix.ts'
import type { PageText } from '../../pdf/page-text.ts'
import type { Glyph } from './glyph.ts'
import { glyphsOf } from './glyphs.ts'
import { beginsWithLabel } from './label-names.ts'
import { type Segment, segmentOf, segmentsOf } from './segments.ts'
import { columnStartsIn, heightOf, isRunning } from './text-columns.ts'
import { traceSegment } from './traced-text.ts'

/** The lines of one page, in the order in which they are read. */
export interface PageLines {
  page: PageText
  segments: Segment[]
}

/** Share of steps from line to line that go upwards on a page that was drawn from its end. */
const MOSTLY_UPWARDS = 0.7
const FEWEST_STEPS = 6

const isDrawnUpwards = (segments: readonly Segment[]): boolean => {
  const steps = segments.slice(1).map((line, index) => line.top - (segments[index]?.top ?? 0))
  return steps.length >= FEWEST_STEPS && steps.filter(step => step < 0).length > MOSTLY_UPWARDS * steps.length
}

/** The lines of each page as drawn; from the top where a program drew them from the last one to the first. */
export const linesAsDrawn = (pages: readonly PageText[]): PageLines[] =>
  pages.map(page => {
    const segments = segmentsOf(glyphsOf(page))
    if (!isDrawnUpwards(segments)) return { page, segments }
    return {
      page,
      segments: segments.toSorted((a, b) => (Math.abs(a.top - b.top) < 3 ? a.left - b.left : a.top - b.top)),
    }
  })

const middleOf = ({ top, bottom }: Segment): number => (top + bottom) / 2

/** Lines from top to bottom, those on one height from left to right. */
const inRows = (segments: readonly Segment[]): Segment[] => {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row?.some(other => middleOf(segment) < other.bottom && middleOf(other) > segment.top)) row.push(segment)
    else rows.push([segment])
  }
  return rows.flatMap(row => row.toSorted((a, b) => a.left - b.left))
}

/** The lines of a page by where they stand; of two columns of running text the left one first, between lines that cross both. */
const placed = (segments: readonly Segment[]): Segment[] => {
  const rows = inRows(segments)
  const [start] = columnStartsIn(rows)
  if (start === undefined) return rows
  const bands: { left: Segment[]; right: Segment[] }[] = [{ left: [], right: [] }]
  for (const line of rows) {
    if (line.left < start && line.right > start) bands.push({ left: [line], right: [] }, { left: [], right: [] })
    else bands.at(-1)?.[line.left >= start ? 'right' : 'left'].push(line)
  }
  return bands.flatMap(({ left, right }) => [...left, ...right])
}

/** The same lines by where they stand, however a program drew them; null where that is the order they are in. */
export const linesAsPlaced = (lines: readonly PageLines[]): PageLines[] | null => {
  const others = lines.map(({ page, segments }) => ({ page, segments: placed(segments) }))
  const isSame = others.every(({ segments }, at) =>
    segments.every((line, index) => line === lines[at]?.segments[index]),
  )
  return isSame ? null : others
}

/** How far apart, in points, lines of one column may begin. */
const FLUSH = 1.5

/** Lines of a page between two that cross its columns. */
interface Zone {
  crossing: Segment[]
  left: Segment[]
  right: Segment[]
}

/** From here on down, in parts of the height of a page, no column stands. */
const FOOT = 0.93

/** Room above the first line below a form, in parts of a line's height. */
const BELOW_FORM = 0.9

/** Whether a line is the first one below a form whose labels stand in both columns. */
const endsForm = (zone: Zone | undefined, line: Segment): boolean => {
  const [first] = zone?.right ?? []
  if (!zone || !first || !isRunning(line) || !beginsWithLabel(traceSegment(first).text)) return false
  if (beginsWithLabel(traceSegment(line).text)) return false
  const bottom = Math.max(...[...zone.left, ...zone.right].map(own => own.bottom))
  return line.top - bottom > BELOW_FORM * heightOf(line)
}

/** The lines of a page between those that cross both columns, or stand in the gap between them or below them as the number of a page does. */
const zonesOf = (rows: readonly Segment[], start: number, { height }: PageText): Zone[] => {
  const ends = rows.filter(line => line.right <= start && isRunning(line)).map(({ right }) => right)
  const edge = Math.max(...ends)
  const zones: Zone[] = [{ crossing: [], left: [], right: [] }]
  for (const line of rows) {
    const isInGap =
      line.left > edge - heightOf(line) &&
      !rows.some(other => other.right <= line.left && Math.abs(other.top - line.top) < 1)
    const isOfRight = line.left >= start - 1
    const isCrossing = line.top > FOOT * height || (!isOfRight && (line.right > start || isInGap))
    if (isCrossing || endsForm(zones.at(-1), line)) zones.push({ crossing: [], left: [], right: [] })
    zones.at(-1)?.[isCrossing ? 'crossing' : isOfRight ? 'right' : 'left'].push(line)
  }
  return zones
}

/** A line with its characters elsewhere, each of which knows where it is shown. */
const placedAt = (line: Segment, place: (box: Box) => Box): Segment =>
  segmentOf(line.glyphs.map((glyph): Glyph => ({ ...glyph, box: place(glyph.box), shown: glyph.shown ?? glyph.box })))

const stepIn = (lines: readonly Segment[]): number =>
  Math.min(
    ...lines.slice(1).flatMap((line, index) => {
      const step = line.top - (lines[index]?.top ?? 0)
      return step > 0.8 * heightOf(line) ? [step] : []
    }),
    2 * Math.max(0, ...lines.map(heightOf)),
  )

/** One page of two columns as one of one: the right column below the left one, each character keeping the place where it is shown. */
const unfolded = ({ page, segments }: PageLines, start: number): PageLines => {
  const zones = zonesOf(inRows(segments), start, page)
  const all = zones.flatMap(({ left }) => left)
  const others = zones.flatMap(({ right }) => right)
  if (all.length === 0 || others.length === 0) return { page, segments }
  const margin = Math.min(...all.map(line => line.left))
  const across = margin - Math.min(...others.map(line => line.left))
  // What stood over both columns stands over the one, as wide as that.
  const share =
    (Math.max(...all.map(line => line.right)) - margin) / (Math.max(...others.map(line => line.right)) - margin)
  let shift = 0
  const lines = zones.flatMap(({ crossing, left, right }) => {
    const [first, last] = [right[0], left.at(-1)]
    const down = shift
    const drop = first && last ? Math.max(0, last.top + stepIn(left) - first.top) : 0
    const bottom = Math.max(0, ...right.map(line => line.bottom)) + drop
    shift += Math.max(0, bottom - Math.max(0, ...[...left, ...right].map(line => line.bottom)))
    return [
      ...crossing.map(line =>
        placedAt(line, ([x, y, width, height]) => [margin + share * (x - margin), y + down, share * width, height]),
      ),
      ...left.map(line => placedAt(line, ([x, y, width, height]) => [x, y + down, width, height])),
      ...right.map(line => placedAt(line, ([x, y, width, height]) => [x + across, y + down + drop, width, height])),
    ]
  })
  return { page: { ...page, height: page.height + shift, rulings: [] }, segments: lines }
}

/** Whether running text goes over the gap before a column, below where that column begins. */
const runsAcross = (segments: readonly Segment[], start: number): boolean => {
  const top = Math.min(...segments.filter(({ left }) => Math.abs(left - start) < FLUSH).map(line => line.top))
  return segments.some(line => isRunning(line) && line.left < start - 1 && line.right > start + 1 && line.top > top)
}

/** The lines of pages that have two columns of running text as if they had one; null where none has. */
export const linesUnfolded = (lines: readonly PageLines[]): PageLines[] | null => {
  const startsOf = ({ page, segments }: PageLines) =>
    page.rulings?.some(({ isUpright }) => isUpright)
      ? []
      : columnStartsIn(segments).filter(start => !runsAcross(segments, start))
  const starts = lines.map(startsOf)
  const known = starts.flat()
  if (known.length === 0) return null
  return lines.map((own, at) => {
    const [start] = starts[at] ?? []
    if (start !== undefined) return unfolded(own, start)
    const carried = known.find(
      other =>
        own.segments.some(({ left }) => Math.abs(left - other) < FLUSH) &&
        own.segments.every(({ left, right }) => right <= other || left >= other - 1),
    )
    return carried === undefined ? own : unfolded(own, carried)
  })
}
