import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'

/** A longer name would take the page: it is told once, and its letter stands for it. */
const LONG_NAME = 24

/** A name by its place: A to F. */
export const letterOf = (name: number): string => String.fromCharCode(65 + name)

export const hasLongNames = ({ report }: ReportInput): boolean =>
  report.names.length > 1 && report.names.some(({ text }) => text.length > LONG_NAME)

/** The names, or where one is long their letters. */
export const nameHeads = (input: ReportInput): string[] =>
  input.report.names.map(({ text }, name) => (hasLongNames(input) ? letterOf(name) : text))

/** Which letter stands for which name. */
export const nameKey = ({ report, say }: ReportInput): Block => ({
  kind: 'paragraph',
  line: report.names.flatMap(
    ({ text }, name): Line => [
      { text: `${name === 0 ? '' : say('　', '   ')}${letterOf(name)} `, isFaint: true },
      { text, isMark: true },
    ],
  ),
})
