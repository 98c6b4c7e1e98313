import type { ReportGoods } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import { type Cell as JudgedCell, worseVerdict } from '#domain/verdict/judge-report.ts'
import { type Block, type Cell, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { className, rowCode, rowCodes } from '../wording/labels.ts'
import { verdictRun } from '../wording/verdict-words.ts'

const CHINESE = /\p{Script=Han}/u
const ITEMS_IN_A_CELL = 60
const ITEMS_PROPOSED = 6
const NO_GROUP = { group: '', name: { zh: '', en: '' } }

const worstOfRow = (cells: readonly JudgedCell[]): Verdict => {
  const worst = cells.reduce<JudgedCell['verdict']>((known, { verdict }) => worseVerdict(known, verdict), 'dropped')
  return worst === 'dropped' ? 'not-searched' : worst
}

/** Returns the name of an item; in an English report one without an English name stands in Chinese with its code. */
const itemName = ({ isEn, read }: ReportInput, { code, name }: ReportGoods): string =>
  isEn && code !== '' && name.en === name.zh && CHINESE.test(name.zh) ? `${name.zh} (${code})` : read(name)

const itemNames = (input: ReportInput, row: number): string => {
  const { report, say } = input
  const names = report.goods.filter(item => item.row === row).map(item => itemName(input, item))
  const shown = names.slice(0, ITEMS_IN_A_CELL).join(say('；', '; '))
  const rest = names.length - ITEMS_IN_A_CELL
  return rest > 0 ? say(`${shown}；另有 ${rest} 项`, `${shown}; ${rest} more`) : shown
}

const substitutes = (input: ReportInput): Block[] => {
  const { report, read, say } = input
  if (report.substitutes.length === 0) return []
  // A group that several blocked ones could give way to is told once.
  const byGroup = [...Map.groupBy(report.substitutes, ({ group }) => group).values()]
  return [
    {
      kind: 'heading',
      level: 3,
      text: say('受阻类似群之外可考虑的项目', 'Items outside the blocked groups to consider'),
    },
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            '同类中未检出构成障碍的在先商标的类似群，项目按名称与受阻项目的接近程度列出；是否合乎业务须由人判断。',
            'Groups of the same class in which no earlier mark that stands in the way was found, with the items nearest in name; whether they serve the business is for a person to judge.',
          ),
          isFaint: true,
        },
      ],
    },
    {
      kind: 'table',
      widths: [16, 30, 54],
      head: [say('受阻', 'Blocked'), say('可考虑的类似群', 'Group to consider'), say('项目', 'Items')],
      rows: byGroup.map(list => {
        const [{ group, name } = NO_GROUP] = list
        const items = new Set(list.flatMap(substitute => substitute.items.map(item => read(item))))
        const shown = [...items].slice(0, ITEMS_PROPOSED)
        return [
          textCell(
            rowCodes(
              input,
              list.map(({ row }) => row),
            ),
          ),
          { lines: [[group], [{ text: read(name), isFaint: true }]] },
          textCell(shown.join(say('；', '; '))),
        ]
      }),
    },
  ]
}

/** Writes the goods applied for by group with their obstacles, and substitutes for those that are blocked. */
export const goodsBlocks = (input: ReportInput): Block[] => {
  const { report, judgement, say } = input
  const rows = [...report.rows.keys()].filter(row => report.goods.some(item => item.row === row))
  const line = (row: number): Cell[] => {
    const place = report.rows[row]
    if (!place) return []
    return [
      { lines: [[className(input, place.class)], [{ text: rowCode(input, place), isFaint: true }]] },
      textCell(itemNames(input, row)),
      { lines: [[verdictRun(input, worstOfRow(judgement.cells[row] ?? []))]] },
    ]
  }
  const listed: Block[] =
    rows.length === 0
      ? [
          {
            kind: 'paragraph',
            line: [
              say(
                '未指定商品或服务项目，以上结论适用于整个类似群。',
                'No goods or services were designated; the conclusions are for whole groups.',
              ),
            ],
          },
        ]
      : [
          {
            kind: 'table',
            widths: [18, 66, 16],
            head: [
              say('类别与类似群', 'Class and group'),
              say('申请的项目', 'Items applied for'),
              say('结论', 'Verdict'),
            ],
            rows: rows.map(line),
          },
        ]
  return [
    { kind: 'heading', level: 2, text: say('三、商品与服务', '3. Goods and services'), id: 'goods' },
    ...listed,
    ...substitutes(input),
  ]
}
