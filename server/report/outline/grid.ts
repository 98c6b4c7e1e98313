import type { Cell as JudgedCell } from '#contract/verdict/judge-report.ts'
import type { Block, Cell, Line } from '../report-block.ts'
import { textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { classText, rowCode } from '../wording/place.ts'
import { verdictRun } from '../wording/verdict-line.ts'
import { VERDICT_MEANINGS } from '../wording/verdict-word.ts'

export const GRID_TARGET = 'grid'
const CLASS_SHARE = 6
/** Names beyond which the columns are narrow. */
const WIDE_NAMES = 3
/** Rows beyond which groups that are clear for every name share a line: all of them stay named. */
const LONG_GRID = 60

const overruledIn = ({ unswayed, judgement }: ReportInput, row: number, name: number): number =>
  (unswayed.cells[row]?.[name]?.hits.length ?? 0) - (judgement.cells[row]?.[name]?.hits.length ?? 0)

const verdictCell = (input: ReportInput, judged: JudgedCell, row: number, name: number): Cell => {
  const { report, say } = input
  if (judged.verdict === 'dropped') return textCell('')
  const hit = report.hits[judged.hits[0]?.hit ?? -1]
  const mark = hit && report.marks[hit.mark]
  const overruled = overruledIn(input, row, name)
  const worst: Line[] = mark
    ? [
        [
          { text: `${mark.name || say('图形', 'device')} `, isMark: true },
          { text: mark.regNo, isFaint: true },
        ],
      ]
    : []
  const note: Line[] =
    overruled > 0 ? [[{ text: say(`人工排除 ${overruled} 件`, `${overruled} overruled`), isFaint: true }]] : []
  return { lines: [[verdictRun(input, judged.verdict)], ...worst, ...note], tint: judged.verdict }
}

const groupCell = (input: ReportInput, rows: readonly number[]): Cell => {
  const { report, read, say } = input
  const lines = rows.flatMap(row => report.rows[row] ?? [])
  const [line] = lines
  if (!line) return textCell('')
  if (lines.length > 1) return textCell(lines.map(one => rowCode(input, one)).join(say('、', ', ')))
  const related = line.origin === 'related' ? say('（关联）', ' (related)') : ''
  return { lines: [[rowCode(input, line)], [{ text: read(line.name) + related, isFaint: true }]] }
}

const isClear = ({ judgement, unswayed }: ReportInput, row: number): boolean =>
  (judgement.cells[row] ?? []).every(({ verdict }) => verdict === 'clear') &&
  (unswayed.cells[row] ?? []).every(({ hits }) => hits.length === 0)

/** The rows, line by line; in a long grid, clear ones of a class that follow one another are one line. */
const gridLines = (input: ReportInput): number[][] => {
  const { rows } = input.report
  const lines: number[][] = []
  for (const row of rows.keys()) {
    const last = lines.at(-1)
    const before = last?.at(-1) ?? -1
    const joins =
      rows.length > LONG_GRID &&
      rows[before]?.class === rows[row]?.class &&
      isClear(input, before) &&
      isClear(input, row)
    if (last && joins) last.push(row)
    else lines.push([row])
  }
  return lines
}

const gridRow = (input: ReportInput, line: readonly number[], before: readonly number[] | undefined): Cell[] => {
  const { report, judgement } = input
  const [row = -1] = line
  const number = report.rows[row]?.class ?? 0
  return [
    report.rows[before?.[0] ?? -1]?.class === number
      ? textCell('')
      : { lines: [[{ text: classText(number), isStrong: true }]] },
    groupCell(input, line),
    ...(judgement.cells[row] ?? []).map((judged, name) => verdictCell(input, judged, row, name)),
  ]
}

const legend = (input: ReportInput): Block => ({
  kind: 'list',
  items: (['blocked', 'caution', 'clear', 'not-searched'] as const)
    .filter(
      verdict => verdict !== 'not-searched' || input.judgement.cells.flat().some(cell => cell.verdict === verdict),
    )
    .map(verdict => [verdictRun(input, verdict), input.say('　', ': '), input.read(VERDICT_MEANINGS[verdict])]),
})

/** Class by similar group, a column a name, the worst earlier mark in each cell; then how to read it. */
export const gridBlocks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const names = report.names.map(({ text }) => text)
  const lines = gridLines(input)
  const isDense = names.length > WIDE_NAMES
  const groupShare = isDense ? 20 : 32
  const share = (100 - CLASS_SHARE - groupShare) / names.length
  const cut = report.names.filter(({ isCut }) => isCut).map(({ text }) => say(`“${text}”`, `“${text}”`))
  return [
    {
      kind: 'heading',
      level: 2,
      text: say('一、逐类逐群结论', '1. By class and similar group'),
      id: GRID_TARGET,
      startsPage: true,
    },
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            '每格列最不利的一件在先商标；其余见第二部分及附表。',
            'Each cell names the worst earlier mark; the others are in part 2 and in the annex.',
          ),
          isFaint: true,
        },
      ],
    },
    ...(cut.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            line: [
              say(
                `${cut.join('、')}所含部分过于常见，没有与全部在先商标逐一比对，“未见障碍”不能作为结论。`,
                `${cut.join(', ')} has parts so common that not every earlier mark was compared: “clear” is no conclusion there.`,
              ),
            ],
          },
        ]
      : []),
    {
      kind: 'table',
      widths: [CLASS_SHARE, groupShare, ...names.map(() => share)],
      head: [say('类', 'Class'), say('类似群', 'Similar group'), ...names],
      rows: lines.map((line, index) => gridRow(input, line, lines[index - 1])),
      isDense,
    },
    { kind: 'heading', level: 3, text: say('读法', 'How to read it') },
    legend(input),
  ]
}
