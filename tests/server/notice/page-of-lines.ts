import type { PageText, TextRun } from '../../../server/pdf/page-text.ts'

export type Line = readonly [text: string, x: number, baseline: number, size?: number]

const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, unit) => sum + (/[\u2000-\uFFFF]/.test(unit) ? size : size / 2), 0)

const runOf = ([text, x, baseline, size = 12]: Line): TextRun => ({
  text,
  x,
  baseline,
  size,
  width: widthOf(text, size),
})

/** Texts below one another, as the lines of a letter stand. */
export const linesBelow = (texts: readonly string[], top = 60): Line[] =>
  texts.map((text, index): Line => [text, 60, top + index * 24])

/** A page with these runs, in the order drawn; an ideograph is as wide as the size, other characters half of it. */
export const pageOfLines = (lines: readonly Line[], page = 1): PageText => ({
  page,
  width: 595,
  height: 842,
  runs: lines.map(runOf),
})
