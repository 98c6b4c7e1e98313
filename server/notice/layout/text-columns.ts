import type { Segment } from './segments.ts'

/** From this width on, in parts of its height, a line may be running text of a column. */
const COLUMN_LINE = 12
/** Fewest such lines on each side that show two columns, and the share of lines that may reach over the gap between them. */
const FEWEST_LINES = 4
const ACROSS = 0.25

/** Where columns of running text begin to the right of others on one page. */
const startsOnPage = (page: readonly Segment[]): number[] => {
  const lines = page.filter(({ left, right, top, bottom }) => right - left > COLUMN_LINE * (bottom - top))
  const starts = new Set(lines.map(({ left }) => Math.floor(left)))
  return [...starts].filter(start => {
    const before = lines.filter(({ right }) => right <= start).length
    const after = lines.filter(({ left }) => left >= start).length
    const across = lines.length - before - after
    return before >= FEWEST_LINES && after >= FEWEST_LINES && across < ACROSS * Math.min(before, after)
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
