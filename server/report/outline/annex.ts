import { type Block, type Line, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { classText, hasLongNames, nameHeads, nameKey, rowCodes } from '../wording/labels.ts'
import { ownerName, statusWord } from '../wording/mark-words.ts'
import { verdictRun } from '../wording/verdict-words.ts'
import { cardMarks, MOST_CARDS } from './cards.ts'
import { addressList, isLongAddress } from './search-facts.ts'

export const ANNEX_TARGET = 'annex'
const ROWS_SHOWN = 400

const otherMarks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const marks = cardMarks(input).slice(MOST_CARDS)
  if (marks.length === 0) return []
  const rest = marks.length - ROWS_SHOWN
  return [
    { kind: 'heading', level: 3, text: say('其余在先商标', 'The other earlier marks') },
    {
      kind: 'table',
      widths: [14, 22, 14, 20, 14, 16],
      head: [
        say('结论', 'Verdict'),
        say('商标', 'Mark'),
        say('注册号', 'Number'),
        say('权利人', 'Owner'),
        say('状态', 'Status'),
        say('群组', 'Groups'),
      ],
      rows: marks.slice(0, ROWS_SHOWN).flatMap(({ mark: index, verdict, rows }) => {
        const mark = report.marks[index]
        if (!mark) return []
        return [
          [
            { lines: [[verdictRun(input, verdict)]] },
            { lines: [[{ text: mark.name || say('图形', 'device'), isMark: true }]] },
            textCell(`${mark.regNo} · ${classText(mark.class)}`),
            textCell(ownerName(input, mark)),
            textCell(statusWord(input, mark)),
            textCell(rowCodes(input, rows)),
          ],
        ]
      }),
    },
    ...(rest > 0
      ? [
          {
            kind: 'paragraph' as const,
            line: [
              say(
                `另有 ${rest} 件未列，可在检索结果页查看。`,
                `${rest} more are not listed; the result page shows them.`,
              ),
            ],
          },
        ]
      : []),
  ]
}

const exactSearch = (input: ReportInput): Line[] => {
  const { report, read, say } = input
  const { register, names, rows, goods, edition, day } = report
  const codes = rowCodes(input, [...rows.keys()])
  return [
    [
      say('检索的文字：', 'Wording: '),
      ...names.flatMap(({ text }, at) => [at === 0 ? '' : say('、', ', '), { text, isMark: true }]),
    ],
    ...(isLongAddress(input) ? [[say(`地址：${addressList(input)}`, `Address: ${addressList(input)}`)]] : []),
    [say(`检索的类别与群组：${codes}`, `Classes and groups: ${codes}`)],
    [say(`指定的项目：${goods.length} 项，见第三部分`, `Designated items: ${goods.length}, see part 3`)],
    [
      say(
        `商标库：${read(register.name)}，${register.size.toLocaleString('en')} 件，更新至 ${register.asOf}`,
        `Register: ${read(register.name)}, ${register.size.toLocaleString('en')} marks, as of ${register.asOf}`,
      ),
    ],
    [say(`分类表：${read(edition)}`, `Classification: ${read(edition)}`)],
    [say(`检索日：${day}；商标的权利状态按该日计`, `Day of the search: ${day}; whether marks live is as of that day`)],
  ]
}

/** Writes every way of searching with its hits for each name. */
const strategiesTable = (input: ReportInput): TableBlock => {
  const { report, read, say } = input
  const ways = new Map(report.strategies.map(strategy => [strategy.id, strategy]))
  const hitsOf = (id: string, name: number): string =>
    String(report.strategies.find(strategy => strategy.id === id && strategy.name === name)?.hits ?? '—')
  const share = Math.min(20, 60 / report.names.length)
  return {
    kind: 'table',
    widths: [100 - share * report.names.length, ...report.names.map(() => share)],
    head: [say('方式', 'Way'), ...nameHeads(input)],
    rows: [
      ...[...ways].map(([id, way]) => [
        textCell(read(way)),
        ...report.names.map((_, name) => textCell(hitsOf(id, name))),
      ]),
      [
        { lines: [[{ text: say('命中的在先商标（件）', 'Earlier marks found'), isStrong: true }]] },
        ...report.names.map(({ found }) => ({ lines: [[{ text: String(found), isStrong: true }]] })),
      ],
    ],
  }
}

/**
 * Writes what was searched, in which ways and with how many hits. The same search on the same data gives the same
 * annex.
 */
export const annexBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  return [
    { kind: 'heading', level: 2, text: say('附表', 'Annex'), id: ANNEX_TARGET },
    { kind: 'heading', level: 3, text: say('检索内容', 'What was searched') },
    { kind: 'list', items: exactSearch(input), isOrdered: true },
    { kind: 'heading', level: 3, text: say('检索方式与命中数', 'Ways of searching and their hits') },
    ...(hasLongNames(input) ? [nameKey(input)] : []),
    strategiesTable(input),
    ...otherMarks(input),
  ]
}
