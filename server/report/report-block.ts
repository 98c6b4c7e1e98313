import type { Verdict } from '#contract/vocabulary.ts'

/** A stretch of text of one look: `isMark` is the serif of marks, `isFaint` what is second in rank. */
export interface Run {
  text: string
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

/** What is told about more fully elsewhere: by its page, or where a format does not know pages, by its number. */
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
  /** Many narrow columns: small type and little air. */
  isDense?: boolean
}

/** An earlier mark with its record and how it compares. */
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

/** A report without regard to the format it is written in. Level 2 is a chapter, 3 a heading in it, 4 one in a card. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id?: string; startsPage?: boolean }
  | { kind: 'statement'; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; items: readonly Line[]; isOrdered?: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: Line])[] }
  | TableBlock
  | CardBlock

/** What stands on each page, and what the file says of itself. */
export interface ReportOutline {
  title: string
  names: readonly string[]
  /** Whether each name begins with its letter, which stands for it in what follows, and has a line of its own. */
  isLettered: boolean
  subject: string
  number: string
  firm: string
  day: string
  /** Foot line: register and date. */
  register: string
  /** Small print at the foot of the first page. */
  notice: string
  cover: readonly Block[]
  body: readonly Block[]
}

export const textCell = (...lines: (string | Line)[]): Cell => ({
  lines: lines.map(line => (typeof line === 'string' ? [line] : line)),
})

export const isReference = (cell: Cell | Reference): cell is Reference => 'target' in cell

/** The text of a line without its looks. */
export const plainLine = (line: Line): string => line.map(run => (typeof run === 'string' ? run : run.text)).join('')
