import type { ReportRow } from '#contract/search-report.ts'
import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'

/** A longer name is written once; after that its letter stands for it. */
const LONG_NAME = 24

/** Returns the letter of a name by its place: A to F. */
export const letterOf = (name: number): string => String.fromCharCode(65 + name)

/** Returns whether letters stand for the names: there are several and one is long. */
export const hasLongNames = ({ report }: ReportInput): boolean =>
  report.names.length > 1 && report.names.some(({ text }) => text.length > LONG_NAME)

/** Returns the names, or their letters where one is long. */
export const nameHeads = (input: ReportInput): string[] =>
  input.report.names.map(({ text }, name) => (hasLongNames(input) ? letterOf(name) : text))

/** No line ends between a letter and its name. */
const NO_BREAK_SPACE = '\u00a0'

/** Writes which letter stands for which name. */
export const nameKey = ({ report, say }: ReportInput): Block => ({
  kind: 'paragraph',
  line: report.names.flatMap(
    ({ text }, name): Line => [
      { text: `${name === 0 ? '' : say('　', '   ')}${letterOf(name)}${NO_BREAK_SPACE}`, isFaint: true },
      { text, isMark: true, isWhole: true },
    ],
  ),
})

/** Returns a count or an amount, with its thousands apart as everywhere: 13,500. */
export const amountText = (number: number): string => number.toLocaleString('en')

/** Returns a class in two digits: 09. */
export const classText = (number: number): string => String(number).padStart(2, '0')

/** Returns classes in their order, three and more in a row as a span: 01–03、05. */
export const classList = ({ say }: ReportInput, classes: readonly number[]): string => {
  const spans: [number, number][] = []
  for (const number of classes.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else spans.push([number, number])
  }
  const parts = spans.flatMap(([first, last]) => {
    if (last - first > 1) return [`${classText(first)}–${classText(last)}`]
    return first === last ? [classText(first)] : [classText(first), classText(last)]
  })
  return parts.join(say('、', ', '))
}

/** Returns a class with its word: 第09类, Class 09. */
export const className = ({ say }: ReportInput, number: number): string =>
  say(`第${classText(number)}类`, `Class ${classText(number)}`)

/** Returns the code of a row: 0901, 3503（一）; a class without known groups by its number. */
export const rowCode = ({ say }: ReportInput, { class: number, group, paragraph }: ReportRow): string => {
  if (group === '') return say(`第${classText(number)}类全部`, `all of class ${classText(number)}`)
  return paragraph === '' ? group : say(`${group}（${paragraph}）`, `${group} (${paragraph})`)
}

const SHORTEST_SPAN = 3

/** Returns the codes of rows; three and more of a class in a row as a span: 0901–0911、0913. */
export const rowCodes = (input: ReportInput, rows: readonly number[]): string => {
  const lines = rows.toSorted((a, b) => a - b).flatMap(row => input.report.rows[row] ?? [])
  const isWhole = ({ group, paragraph }: ReportRow): boolean => group !== '' && paragraph === ''
  const runs: ReportRow[][] = []
  for (const line of lines) {
    const before = runs.at(-1)?.at(-1)
    const follows = before && isWhole(before) && isWhole(line) && Number(line.group) === Number(before.group) + 1
    if (follows && before.class === line.class) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  const codesOf = (run: readonly ReportRow[]): string[] => run.map(line => rowCode(input, line))
  return runs
    .flatMap(run =>
      run.length < SHORTEST_SPAN ? codesOf(run) : [codesOf([...run.slice(0, 1), ...run.slice(-1)]).join('–')],
    )
    .join(input.say('、', ', '))
}
