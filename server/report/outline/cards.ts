import type { ReportHit, ReportMark } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import { type Block, type CardBlock, type Line, type TableBlock, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { amountText, classText, rowCodes } from '../wording/labels.ts'
import { endText, markName, ownerName, statusWord, termText } from '../wording/mark-words.ts'
import { noteText } from '../wording/note-text.ts'
import { verdictRun } from '../wording/verdict-words.ts'
import { waysOut } from './ways-out.ts'

/** The most cards that are printed; the other marks stand in the annex. */
export const MOST_CARDS = 8

/** An earlier mark with the names it affects and its worst verdict for one of them, overruled or not. */
export interface CardMark {
  mark: number
  verdict: 'blocked' | 'caution'
  hits: number[]
  rows: number[]
}

/** Marks that say the same of the same names: the worst has the card, the others are listed on it. */
export interface CardGroup {
  first: CardMark
  others: CardMark[]
}

const isIdentical = (hits: readonly ReportHit[]): boolean => hits.some(({ similarity }) => similarity === 'identical')

/** Returns a text that is the same for marks of which a card would say the same, what can be done about them included. */
const sameness = (input: ReportInput, { mark, verdict, hits }: CardMark): string => {
  const { report, reasons } = input
  const found = report.marks[mark]
  const compared = hits.flatMap(hit => report.hits[hit] ?? [])
  const ways = found && waysOut(input, found, isIdentical(compared), '')
  return JSON.stringify([
    verdict,
    found?.name.toLowerCase(),
    found?.life,
    found?.status,
    found?.ownership,
    ways,
    compared.map(({ id, name, rules }) => [name, rules.map(rule => rule.id), reasons.get(id) ?? '']).sort(),
  ])
}

/** Returns the cards that are printed, worst first: marks of one wording that stand in the way alike share one. */
export const cardGroups = (input: ReportInput): CardGroup[] =>
  [...Map.groupBy(cardMarks(input), mark => sameness(input, mark)).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  )

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
  isDense: true,
  widths: [7, 17, 17, 48, 11],
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
  const end = endText(input, mark)
  const more = rest > 0 ? say(`；另有 ${rest} 项`, `; ${rest} more`) : ''
  return [
    ...(mark.register ? [[say('商标库', 'Register'), [read(mark.register)]] satisfies CardBlock['facts'][number]] : []),
    [say('权利人', 'Owner'), [ownerName(input, mark)]],
    [
      say('状态', 'Status'),
      [`${[statusWord(input, mark), end].filter(text => text !== '').join(say('；', '; '))}　${termText(mark)}`],
    ],
    [
      say('类似群与商品', 'Groups, goods'),
      [
        mark.groups.join(say('、', ', ')) || say('商标库未载类似群', 'groups not told by the register'),
        say('　', ' · '),
        goods.length === 0 ? say('商品未载明', 'goods not told') : goods.join(say('；', '; ')) + more,
      ],
    ],
  ]
}

/** Prints the notes of the classification through which alone the goods are similar, with the groups that they join. */
const noteBlocks = (input: ReportInput, hits: readonly ReportHit[]): Block[] => {
  const { say } = input
  const links = hits.flatMap(hit => hit.links).filter(({ note }) => note !== undefined)
  const byNote = Map.groupBy(links, ({ note, isOpen }) => `${isOpen === true} ${note}`)
  const lines = [...byNote.values()].flatMap((same): string[] => {
    const [first] = same
    if (!first?.note) return []
    const groups = rowCodes(input, [...new Set(same.map(({ row }) => row))])
    const open =
      first.isOpen === true
        ? say('（只涉及部分商品，是否及于本案商品未能确定）', ' (of some goods only; whether of these is not told)')
        : ''
    return [`${groups}${say('：', ': ')}${noteText(input, first.note)}${open}`]
  })
  if (lines.length === 0) return []
  return [
    {
      kind: 'paragraph',
      line: [
        { text: say('仅依区分表注释类似：', 'Similar by a note of the classification only: '), isStrong: true },
        lines.join(say('；', '; ')) + say('。', '.'),
      ],
    },
  ]
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

const rulesOf = ({ read }: ReportInput, hit: ReportHit): string[] =>
  hit.rules.map(rule => `${rule.id} ${read(rule).replace(/[。.]$/u, '')}`)

/** A card of several marks says whose history it prints. */
const historyLabel = ({ say }: ReportInput, { regNo }: ReportMark, others: readonly CardMark[]): string =>
  others.length === 0
    ? say('流程摘要：', 'History in brief: ')
    : say(`流程摘要（第${regNo}号）：`, `History in brief (No. ${regNo}): `)

const card = (input: ReportInput, { first, others }: CardGroup, place: number): CardBlock[] => {
  const { mark: index, verdict, hits, rows } = first
  const { report, say } = input
  const mark = report.marks[index]
  if (!mark) return []
  const groups = rowCodes(input, rows)
  const affected = [...new Set([first, ...others].flatMap(one => one.rows))].sort((a, b) => a - b)
  const ordered = hits.toSorted((a, b) => a - b).flatMap(hit => report.hits[hit] ?? [])
  const isOverruled = ordered.every(({ id }) => input.reasons.has(id))
  const shown: Verdict = verdict
  const rules = [...new Set(ordered.flatMap(hit => rulesOf(input, hit)))]
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
        ...othersTable(input, others),
        {
          kind: 'paragraph',
          line: [
            { text: say('触发的规则：', 'Rules that fired: '), isStrong: true },
            rules.join(say('；', '; ')) + say('。', '.'),
          ],
        },
        waysOut(input, mark, isIdentical(ordered), rowCodes(input, affected)),
        ...(mark.events.length > 0
          ? ([
              {
                kind: 'paragraph',
                line: [{ text: historyLabel(input, mark, others), isStrong: true }, ...eventsLine(input, mark)],
              },
            ] satisfies Block[])
          : []),
      ],
    },
  ]
}

/** Lists the other marks of a card with what differs between them. */
const othersTable = (input: ReportInput, others: readonly CardMark[]): Block[] => {
  const { report, say } = input
  if (others.length === 0) return []
  return [
    {
      kind: 'paragraph',
      opensNext: true,
      line: [
        {
          text: say(
            `同一文字、结论与规则相同的其他 ${others.length} 件：`,
            `${others.length} more of the same wording, with the same verdict and rules:`,
          ),
          isStrong: true,
        },
      ],
    },
    {
      kind: 'table',
      isDense: true,
      widths: [18, 32, 30, 20],
      head: [
        say('注册号 · 类', 'Number · class'),
        say('权利人', 'Owner'),
        say('申请日 / 专用期', 'Filed / term'),
        say('类似群', 'Groups'),
      ],
      rows: others.flatMap(({ mark: index, rows }) => {
        const mark = report.marks[index]
        return mark
          ? [
              [
                textCell(`${mark.regNo} · ${classText(mark.class)}`),
                textCell(ownerName(input, mark)),
                textCell(termText(mark)),
                textCell(rowCodes(input, rows)),
              ],
            ]
          : []
      }),
    },
  ]
}

/** Writes a card for each mark that blocks or calls for caution, up to the most that are printed. */
export const cardBlocks = (input: ReportInput): Block[] => {
  const { say } = input
  const marks = cardMarks(input)
  const groups = cardGroups(input)
  const shown = groups.slice(0, MOST_CARDS)
  const carded = shown.reduce((sum, { others }) => sum + 1 + others.length, 0)
  const rest = marks.length - carded
  const text = say('二、引证可能性较高的在先商标', '2. Earlier marks likely to be cited')
  if (marks.length === 0)
    return [
      { kind: 'heading', level: 2, text, id: 'cards' },
      { kind: 'paragraph', line: [say('没有这样的在先商标。', 'There is no such earlier mark.')] },
    ]
  return [
    { kind: 'heading', level: 2, text, id: 'cards' },
    ...(rest > 0
      ? [
          {
            kind: 'paragraph' as const,
            line: [
              say(
                `共 ${amountText(marks.length)} 件，以下列最不利的 ${carded} 件，其余 ${amountText(rest)} 件见附表。`,
                `${amountText(marks.length)} in all: the ${carded} worst follow, the other ${amountText(rest)} are in the annex.`,
              ),
            ],
          },
        ]
      : []),
    ...shown.flatMap((group, place) => card(input, group, place)),
  ]
}
