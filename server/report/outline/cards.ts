import type { ReportHit, ReportMark } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import { type Block, type CardBlock, type Line, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { rowCodes } from '../wording/labels.ts'
import { markName, ownerName, statusWord, termText } from '../wording/mark-words.ts'
import { noteText } from '../wording/note-text.ts'
import { verdictRun } from '../wording/verdict-words.ts'
import { waysOut } from './ways-out.ts'

/** The most cards that are printed; the other marks stand in the annex. */
export const MOST_CARDS = 40

/** An earlier mark with the names it affects and its worst verdict for one of them, overruled or not. */
export interface CardMark {
  mark: number
  verdict: 'blocked' | 'caution'
  hits: number[]
  rows: number[]
}

/** Returns the number of a card within its chapter. */
export const cardNumber = (place: number): string => `2.${place + 1}`

export const cardTarget = (mark: number): string => `mark-${mark}`

/** Returns the marks that block or call for caution by the rules alone, worst first. */
export const cardMarks = ({ report, unswayed }: ReportInput): CardMark[] => {
  const found = new Map<number, CardMark>()
  unswayed.cells.forEach((cells, row) => {
    for (const { hit, verdict } of cells.flatMap(({ hits }) => hits)) {
      const mark = report.hits[hit]?.mark ?? -1
      const card = found.get(mark) ?? { mark, verdict, hits: [], rows: [] }
      if (!card.hits.includes(hit)) card.hits.push(hit)
      if (!card.rows.includes(row)) card.rows.push(row)
      if (verdict === 'blocked') card.verdict = verdict
      found.set(mark, card)
    }
  })
  const rank = ({ verdict, hits }: CardMark): number => (verdict === 'blocked' ? 0 : 1e6) + Math.min(...hits)
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

const aspectTable = ({ read, say }: ReportInput, hit: ReportHit): TableBlock => ({
  kind: 'table',
  widths: [8, 20, 20, 40, 12],
  head: [
    '',
    say('申请商标', 'Applied for'),
    say('在先商标', 'Earlier mark'),
    say('说明', 'What it shows'),
    say('规则', 'Rules'),
  ],
  rows: (
    [
      [say('形', 'Form'), hit.form],
      [say('音', 'Sound'), hit.sound],
      [say('义', 'Sense'), hit.meaning],
    ] as const
  ).map(([label, aspect]) => [
    { lines: [[{ text: label, isFaint: true }]] },
    { lines: [[{ text: aspect.own, isMark: true }]] },
    { lines: [[{ text: aspect.earlier, isMark: true }]] },
    textCell(read(aspect)),
    textCell(aspect.rules.join(say('、', ', ')) || '—'),
  ]),
})

const recordFacts = (input: ReportInput, mark: ReportMark): CardBlock['facts'] => {
  const { read, say } = input
  const goods = mark.goods.map(item => say(`${read(item.name)}（${item.group}）`, `${read(item.name)} (${item.group})`))
  const rest = mark.goodsCount - mark.goods.length
  const more = rest > 0 ? say(`；另有 ${rest} 项`, `; ${rest} more`) : ''
  return [
    [say('权利人', 'Owner'), [ownerName(input, mark)]],
    [say('状态', 'Status'), [statusWord(input, mark)]],
    [say('申请日 / 专用期', 'Filed / term'), [termText(mark)]],
    [say('类似群', 'Similar groups'), [mark.groups.join(say('、', ', ')) || '—']],
    [
      say('相关商品', 'Goods concerned'),
      [goods.length === 0 ? say('商标库未载明', 'not told by the register') : goods.join(say('；', '; ')) + more],
    ],
  ]
}

/** Prints the notes of the classification through which alone the goods are similar, with the groups that they join. */
const noteBlocks = (input: ReportInput, hits: readonly ReportHit[]): Block[] => {
  const { say } = input
  const links = hits.flatMap(hit => hit.links).filter(({ note }) => note !== undefined)
  const byNote = Map.groupBy(links, ({ note, isOpen }) => `${isOpen === true} ${note}`)
  return [...byNote.values()].flatMap((same): Block[] => {
    const [first] = same
    if (!first?.note) return []
    const groups = rowCodes(input, [...new Set(same.map(({ row }) => row))])
    const open =
      first.isOpen === true
        ? say(
            '注释只涉及部分商品，是否及于本案商品未能确定。',
            'The note speaks of some goods only; whether of these is not told.',
          )
        : ''
    return [
      {
        kind: 'paragraph',
        line: [
          {
            text: say(
              `仅依区分表注释与 ${groups} 类似：`,
              `Similar to ${groups} by a note of the classification only: `,
            ),
            isStrong: true,
          },
          noteText(input, first.note),
          ...(open === '' ? [] : [say(`　${open}`, ` ${open}`)]),
        ],
      },
    ]
  })
}

const eventsLine = ({ read, say }: ReportInput, { events }: ReportMark): Line => [
  events.map(event => `${event.date} ${read(event)}`).join(say('　→　', '  →  ')),
]

const overruling = ({ report, reasons, say }: ReportInput, hits: readonly number[]): Block[] =>
  hits.flatMap((hit): Block[] => {
    const reason = reasons.get(report.hits[hit]?.id ?? '')
    const name = report.names[report.hits[hit]?.name ?? -1]?.text ?? ''
    if (reason === undefined) return []
    return [
      {
        kind: 'paragraph',
        line: [
          {
            text: say(`人工判断（“${name}”）：不构成障碍。`, `Attorney’s judgement (“${name}”): no obstacle. `),
            isStrong: true,
          },
          reason,
        ],
      },
    ]
  })

const rulesList = ({ read }: ReportInput, hit: ReportHit): Line[] =>
  hit.rules.map(rule => [{ text: `${rule.id}　`, isFaint: true }, read(rule)])

const card = (input: ReportInput, { mark: index, verdict, hits, rows }: CardMark, place: number): CardBlock[] => {
  const { report, say } = input
  const mark = report.marks[index]
  if (!mark) return []
  const groups = rowCodes(input, rows)
  const ordered = hits.toSorted((a, b) => a - b).flatMap(hit => report.hits[hit] ?? [])
  const isOverruled = ordered.every(({ id }) => input.reasons.has(id))
  const shown: Verdict = verdict
  const rules = [
    ...new Map(ordered.flatMap(hit => rulesList(input, hit)).map(line => [JSON.stringify(line), line])).values(),
  ]
  return [
    {
      kind: 'card',
      id: cardTarget(index),
      number: cardNumber(place),
      title: markName(input, mark),
      mark: mark.name || say('图形', 'Device'),
      verdict: [
        verdictRun(input, shown),
        ...(isOverruled ? [say('（人工排除）', ' (overruled)')] : []),
        { text: `　${groups}`, isFaint: false },
      ],
      facts: recordFacts(input, mark),
      comparisons: ordered.map(hit => ({
        title: say(
          `与“${report.names[hit.name]?.text ?? ''}”比较`,
          `Compared with “${report.names[hit.name]?.text ?? ''}”`,
        ),
        table: aspectTable(input, hit),
      })),
      rest: [
        ...overruling(input, hits),
        ...noteBlocks(input, ordered),
        { kind: 'heading', level: 4, text: say('触发的规则', 'Rules that fired') },
        { kind: 'list', items: rules },
        { kind: 'heading', level: 4, text: say('可行的处理', 'Ways out') },
        waysOut(
          input,
          mark,
          ordered.some(({ similarity }) => similarity === 'identical'),
          groups,
        ),
        ...(mark.events.length > 0
          ? ([
              { kind: 'heading', level: 4, text: say('流程摘要', 'History in brief') },
              { kind: 'paragraph', line: eventsLine(input, mark) },
            ] satisfies Block[])
          : []),
      ],
    },
  ]
}

/** Writes a card for each mark that blocks or calls for caution, up to the most that are printed. */
export const cardBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  const marks = cardMarks(input)
  const rest = marks.length - MOST_CARDS
  const text = say('二、引证可能性较高的在先商标', '2. Earlier marks likely to be cited')
  if (marks.length === 0)
    return [
      { kind: 'heading', level: 2, text, id: 'cards' },
      { kind: 'paragraph', line: [say('没有这样的在先商标。', 'There is no such earlier mark.')] },
    ]
  return [
    { kind: 'heading', level: 2, text, id: 'cards', startsPage: true },
    ...(rest > 0
      ? [
          {
            kind: 'paragraph' as const,
            line: [
              say(
                `共 ${marks.length} 件，以下列最不利的 ${MOST_CARDS} 件，其余 ${rest} 件见附表。`,
                `${marks.length} in all: the ${MOST_CARDS} worst follow, the other ${rest} are in the annex.`,
              ),
            ],
          },
        ]
      : []),
    ...marks.slice(0, MOST_CARDS).flatMap((mark, place) => card(input, mark, place)),
  ]
}
