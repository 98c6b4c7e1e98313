import type { Edges } from './picture.ts'

/** A line of text on a level page. */
export interface OrderedLine extends Edges {
  text: string
  /** The ruled cell it stands in. */
  cell: Edges | null
}

/** Lines that belong together: those of one ruled cell, or that follow each other closely with nothing beside them. */
interface Block<Line> extends Edges {
  lines: Line[]
}

/** Largest step from line to line within a block, in parts of their height; rows of a table without rulings are further apart. */
const CLOSE = 1.4
/** Part of the height of lines in which they have to meet to stand beside each other. */
const BESIDE = 0.35
/** Part of the height of a line, all around it, in which lines of neighbouring levels and columns may meet. */
const MARGIN = 0.35
/** A label, or the number of a mark, begins a row of its own; the last character of a wrapped label does not: 通信地|址：. */
const ROW_START = /(?<!^\p{Script=Han})[：:]$|^[^，。；“”\s]{2,12}[：:]|^第?G?\d{6,9}/u

const middleOf = ({ top, bottom }: Edges): number => (top + bottom) / 2
const isBelow = (upper: Edges, lower: Edges): boolean => middleOf(upper) < lower.top && upper.bottom < middleOf(lower)
const sharesColumn = (a: Edges, b: Edges): boolean => a.left < b.right && b.left < a.right
const isBeside = (a: Edges, b: Edges): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > BESIDE * Math.min(a.bottom - a.top, b.bottom - b.top)

const core = (line: Edges): Edges => {
  const margin = MARGIN * (line.bottom - line.top)
  const { left, right, top, bottom } = line
  return { left: left + margin, right: right - margin, top: top + margin, bottom: bottom - margin }
}

const around = (lines: readonly Edges[]): Edges => ({
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
  top: Math.min(...lines.map(({ top }) => top)),
  bottom: Math.max(...lines.map(({ bottom }) => bottom)),
})

/** The only line close below another; null if there is none, or it lies below several. */
const onlyOneBelow = <Line extends OrderedLine>(line: Line, all: readonly Line[]): Line | null => {
  const reach = CLOSE * (line.bottom - line.top)
  const isClose = (upper: Line, lower: Line) =>
    sharesColumn(upper, lower) && isBelow(upper, lower) && middleOf(lower) - middleOf(upper) < reach
  const below = all.filter(other => isClose(line, other))
  const [next] = below
  if (!next || below.length > 1 || all.filter(other => isClose(other, next)).length > 1) return null
  const others = all.filter(other => other !== line && other !== next)
  const isAlone = !others.some(other => isBeside(other, line) || isBeside(other, next))
  const row = [next, ...others.filter(other => isBeside(other, next) && !isBeside(other, line))]
  return isAlone || !row.some(({ text }) => ROW_START.test(text)) ? next : null
}

/** Parts into groups of which none meets another, in their order. */
const apart = <Item extends Edges>(
  items: readonly Item[],
  start: 'left' | 'top',
  end: 'right' | 'bottom',
): Item[][] => {
  const groups: Item[][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((a, b) => a[start] - b[start])) {
    if (item[start] < reach) groups.at(-1)?.push(item)
    else groups.push([item])
    reach = Math.max(reach, item[end])
  }
  return groups
}

/** Returns lines from level to level, and along each from the left. */
const byLevel = <Line extends Edges>(lines: readonly Line[]): Line[] =>
  apart(
    lines.map(line => ({ ...core(line), line })),
    'top',
    'bottom',
  ).flatMap(level => level.toSorted((a, b) => a.left - b.left).map(({ line }) => line))

const cellBlocks = <Line extends OrderedLine>(lines: readonly Line[]): Block<Line>[] =>
  [...Map.groupBy(lines, ({ cell }) => JSON.stringify(cell)).values()].map(inside => ({
    ...(inside[0]?.cell ?? around(inside)),
    lines: byLevel(inside),
  }))

const looseBlocks = <Line extends OrderedLine>(lines: readonly Line[]): Block<Line>[] => {
  const next = new Map(lines.map(line => [line, onlyOneBelow(line, lines)]))
  const followers = new Set(next.values())
  return lines
    .filter(line => !followers.has(line))
    .map(first => {
      const chain: Line[] = []
      for (let line: Line | null = first; line; line = next.get(line) ?? null) chain.push(line)
      return { ...around(chain.map(core)), lines: chain }
    })
}

/**
 * Lines in the order a person reads them: rows from the top, their columns from the left, and the lines of a cell or
 * column one below the other.
 */
export const inReadingOrder = <Line extends OrderedLine>(lines: readonly Line[]): Line[] => {
  const blocks = [...cellBlocks(lines.filter(({ cell }) => cell)), ...looseBlocks(lines.filter(({ cell }) => !cell))]
  return apart(blocks, 'top', 'bottom')
    .flatMap(row => apart(row, 'left', 'right'))
    .flatMap(column => column.toSorted((a, b) => a.top - b.top))
    .flatMap(block => block.lines)
}
