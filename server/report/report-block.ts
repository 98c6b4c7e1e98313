import type { Verdict } from '#contract/vocabulary.ts'

/** Text of one look: `isMark` is set in the serif of marks, `isFaint` in a fainter ink; `isWhole` does not go on over a line. */
export interface Run {
  text: string
  isWhole?: boolean
  isStrong?: boolean
  isMark?: boolean
  isFaint?: boolean
  tone?: Verdict
}

export type Line = readonly (string | Run)[]

/** A cell of a table; `tint` gives it the ground and the rule of a verdict. */
export interface Cell {
  lines: readonly Line[]
  tint?: Verdict
}

/** Points to a fuller account: by its page, or by its number in a format without known pages. */
export interface Reference {
  target: string
  label: string
}

export interface TableBlock {
  kind: 'table'
  /** Shares of the line's width. */
  widths: readonly number[]
  head: readonly string[]
  rows: readonly (readonly (Cell | Reference)[])[]
  /** Sets many narrow columns in small type with little air. */
  isDense?: boolean
}

/** An earlier mark with its record and its comparisons. */
export interface CardBlock {
  kind: 'card'
  id: string
  number: string
  title: string
  mark: string
  verdict: Line
  facts: readonly (readonly [label: string, value: Line])[]
  comparisons: readonly { title: string; table: TableBlock }[]
  rest: readonly Block[]
}

/** A chart under its caption; `width` and `height` in points. The same drawing goes into every format. */
export interface FigureBlock {
  kind: 'figure'
  caption: string
  svg: string
  width: number
  height: number
}

/** A part of a report in any format. Level 2 is a chapter, 3 a heading in it, 4 a heading in a card. */
export type Block =
  /** `startsPage`: where pages are laid out here, the chapter begins one; Word goes on where the text before it ends. */
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id?: string; startsPage?: boolean }
  | { kind: 'statement'; text: string }
  /** `opensNext`: a paragraph or list stands on one page with the block after it, as a heading does. */
  | { kind: 'paragraph'; line: Line; opensNext?: boolean }
  | { kind: 'list'; items: readonly Line[]; isOrdered?: boolean; opensNext?: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: Line])[] }
  | TableBlock
  | CardBlock
  | FigureBlock

/** Holds the content of a report and what its file says of itself, for any format. */
export interface ReportOutline {
  title: string
  names: readonly string[]
  /** Gives each name a line of its own that begins with its letter; the letter stands for it in what follows. */
  isLettered: boolean
  subject: string
  number: string
  firm: string
  day: string
  /** The foot line: register and date. */
  register: string
  /** The small print at the foot of the first page. */
  notice: string
  cover: readonly Block[]
  body: readonly Block[]
}

/** Returns a cell with a line for each text. */
export const textCell = (...lines: (string | Line)[]): Cell => ({
  lines: lines.map(line => (typeof line === 'string' ? [line] : line)),
})

export const isReference = (cell: Cell | Reference): cell is Reference => 'target' in cell

/** Returns the text of a line without its looks. */
export const plainLine = (line: Line): string => line.map(run => (typeof run === 'string' ? run : run.text)).join('')
