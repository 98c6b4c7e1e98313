import type { PageText } from '../../pdf/page-text.ts'
import { glyphsOf } from './glyphs.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { columnStartsIn } from './text-columns.ts'

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
