import type { ReportMark } from '#contract/search-report.ts'
import type { Cell as JudgedCell } from '#domain/verdict/judge-report.ts'
import { type Block, type Cell, type Line, type Run, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { overruledHits } from '../wording/class-verdict.ts'
import { groundName } from '../wording/ground-words.ts'
import { classText, hasLongNames, nameHeads, nameKey, rowCode, rowCodes } from '../wording/labels.ts'
import { VERDICT_MEANINGS, VERDICT_SIGNS, verdictRun } from '../wording/verdict-words.ts'

export const GRID_TARGET = 'grid'
/** The shares of the line that the columns of classes and of groups take; beside four names and more they give way. */
const SHARES = { wide: { zh: [6, 32], en: [9, 29] }, dense: { zh: [4.5, 19.5], en: [7, 17] } } as const
/** With more names a cell shows its verdict as a sign only; the legend explains it. */
const WIDE_NAMES = 3
/** With more rows, groups of a class with the same verdicts share a line; all of them stay named. */
const LONG_GRID = 12
/** The groups of a line that are written with their titles; in narrow columns one. */
const TITLED = 2

const isDense = ({ report }: ReportInput): boolean => report.names.length > WIDE_NAMES

const worstMark = ({ report }: ReportInput, { hits }: JudgedCell): ReportMark | undefined =>
  report.marks[report.hits[hits[0]?.hit ?? -1]?.mark ?? -1]

const verdictCell = (input: ReportInput, judged: JudgedCell, row: number, name: number): Cell => {
  const { report, say } = input
  const { verdict } = judged
  if (verdict === 'dropped') return textCell('')
  const mark = worstMark(input, judged)
  const overruled = overruledHits(input, row, name).length
  const note: Line[] =
    overruled > 0 ? [[{ text: say(`人工排除 ${overruled} 件`, `${overruled} overruled`), isFaint: true }]] : []
  const finding = report.screening?.findings[judged.absolute[0] ?? -1]
  if (finding !== undefined) note.unshift([{ text: groundName(input, finding.ground, isDense(input)), isFaint: true }])
  const called: Run = { text: mark?.name || say('图形', 'device'), isMark: true }
  const number: Run = { text: mark?.regNo ?? '', isFaint: true }
  if (!isDense(input))
    return {
      lines: [[verdictRun(input, verdict)], ...(mark ? [[called, ' ', number]] : []), ...note],
      tint: verdict,
    }
  const sign: Run = {
    text: VERDICT_SIGNS[verdict].trim() || '–',
    tone: verdict,
    isStrong: verdict === 'blocked' || verdict === 'caution',
  }
  if (mark) return { lines: [[sign, ' ', called], [number], ...note], tint: verdict }
  return { lines: [[sign], ...note], ...(finding && { tint: verdict }) }
}

const groupCell = (input: ReportInput, rows: readonly number[]): Cell => {
  const { report, read, say } = input
  const lines = rows.flatMap(row => report.rows[row] ?? [])
  if (lines.length > (isDense(input) ? 1 : TITLED))
    return {
      lines: [
        [rowCodes(input, rows)],
        [{ text: say(`${lines.length} 个类似群`, `${lines.length} groups`), isFaint: true }],
      ],
    }
  return {
    lines: lines.flatMap((line): Line[] => {
      const related = line.origin === 'related' ? say('（关联）', ' (related)') : ''
      return [[rowCode(input, line)], [{ text: read(line.name) + related, isFaint: true }]]
    }),
  }
}

/** Returns a text that is the same for rows with the same content. */
const profile = (input: ReportInput, row: number): string =>
  JSON.stringify(
    (input.judgement.cells[row] ?? []).map((judged, name) => [
      judged.verdict,
      judged.absolute,
      worstMark(input, judged)?.regNo,
      overruledHits(input, row, name).length,
    ]),
  )

const isClear = ({ judgement }: ReportInput, row: number): boolean =>
  (judgement.cells[row] ?? []).every(({ verdict }) => verdict === 'clear' || verdict === 'dropped')

/**
 * Returns the rows of each line. In a long grid the rows of a class with the same content share a line, the clear ones
 * last.
 */
const gridLines = (input: ReportInput): number[][] => {
  const { rows } = input.report
  const all = [...rows.keys()]
  if (rows.length <= LONG_GRID) return all.map(row => [row])
  return [...Map.groupBy(all, row => rows[row]?.class).values()].flatMap(ofClass => {
    const lines = [...Map.groupBy(ofClass, row => profile(input, row)).values()]
    const clearLast = (line: readonly number[]): number => (isClear(input, line[0] ?? -1) ? 1 : 0)
    return lines.toSorted((a, b) => clearLast(a) - clearLast(b))
  })
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

const VERDICTS = ['blocked', 'caution', 'clear', 'not-searched'] as const

const legend = (input: ReportInput): Block => ({
  kind: 'list',
  items: VERDICTS.filter(
    verdict => verdict !== 'not-searched' || input.judgement.cells.flat().some(cell => cell.verdict === verdict),
  ).map(verdict => [verdictRun(input, verdict), input.say('　', ': '), input.read(VERDICT_MEANINGS[verdict])]),
  opensNext: true,
})

/**
 * Writes a row for each similar group and a column for each name, with the worst earlier mark in each cell, and the
 * legend.
 */
export const gridBlocks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const names = nameHeads(input)
  const lines = gridLines(input)
  const shares = SHARES[isDense(input) ? 'dense' : 'wide']
  const [classShare, groupShare] = say<readonly [number, number]>(shares.zh, shares.en)
  const share = (100 - classShare - groupShare) / names.length
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
                `${cut.join('、')}所含部分过于常见，没有与全部在先商标逐一比对：先比对共有较少见部分的，只共有最常见部分的有所略去，“未见障碍”不能作为结论。`,
                `${cut.join(', ')} has parts so common that not every earlier mark was compared: those that share its rarer parts came first, some that share only the commonest were left out. “Clear” is no conclusion there.`,
              ),
            ],
          },
        ]
      : []),
    ...(hasLongNames(input) ? [nameKey(input)] : []),
    // Signs are explained first: after a table that fills its page the legend would have the next one to itself.
    legend(input),
    {
      kind: 'table',
      widths: [classShare, groupShare, ...names.map(() => share)],
      head: [say('类', 'Class'), say('类似群', 'Similar group'), ...names],
      rows: lines.map((line, index) => gridRow(input, line, lines[index - 1])),
      isDense: isDense(input),
    },
  ]
}
