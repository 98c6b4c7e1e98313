import type { Segment } from './segments.ts'

/** From this width on, in parts of its height, a line may be running text of a column. */
const COLUMN_LINE = 12
/** Fewest such lines on each side that show two columns, and the share of lines that may reach over the gap between them. */
const FEWEST_LINES = 4
const ACROSS = 0.25
/** Fewest lines that begin flush on the right of running text and are too short to be such: a list of labels with their values. */
const FEWEST_FLUSH = 6

export const heightOf = ({ top, bottom }: Segment): number => bottom - top

/** Whether a line is wide enough to be running text of a column. */
export const isRunning = (line: Segment): boolean => line.right - line.left > COLUMN_LINE * heightOf(line)

/** Where columns begin to the right of running text on one page, the ones with the most lines first: running text themselves, or lines flush below one another. */
const startsOnPage = (page: readonly Segment[]): number[] => {
  const lines = page.filter(isRunning)
  const lefts = Map.groupBy(page, ({ left }) => Math.floor(left))
  const byLines = [...lefts].toSorted(([, a], [, b]) => b.length - a.length)
  return byLines.flatMap(([start, flush]) => {
    const before = lines.filter(({ right }) => right <= start).length
    const after = lines.filter(({ left }) => left >= start).length
    const most = Math.min(before, Math.max(after, flush.length >= FEWEST_FLUSH ? flush.length : 0))
    const across = lines.filter(({ left, right }) => left < start && right > start).length
    return most >= FEWEST_LINES && across < ACROSS * most ? [start] : []
  })
}

/** Where columns begin to the right of others: what one page shows holds for all, whose last one may have few lines. */
export const columnStartsIn = (segments: readonly Segment[]): number[] =>
  [...Map.groupBy(segments, ({ page }) => page).values()].flatMap(startsOnPage)

/** Whether two lines stand in different columns of running text, and so are no cells of one row. */
export const areOfTwoColumns = (a: Segment, b: Segment, starts: readonly number[]): boolean => {
  const [first, second] = a.left < b.left ? [a, b] : [b, a]
  return starts.some(start => first.right <= start && second.left >= start)
}
