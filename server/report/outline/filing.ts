import { ruleName } from '../../drafting/language.ts'
import { type Block, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { className } from '../wording/labels.ts'

/** Writes the official fees for filing by class with their sum, and the periods that run from filing. */
export const filingBlocks = (input: ReportInput): Block[] => {
  const { report, read, say } = input
  const { classes, source, from } = report.fees
  const names = report.names.length
  const sum = (kind: 'paper' | 'online'): number => classes.reduce((total, fee) => total + fee[kind], 0)
  const total = (label: string, times: number): ReturnType<typeof textCell>[] => [
    { lines: [[{ text: label, isStrong: true }]] },
    textCell(''),
    { lines: [[{ text: String(sum('paper') * times), isStrong: true }]] },
    { lines: [[{ text: String(sum('online') * times), isStrong: true }]] },
  ]
  return [
    { kind: 'heading', level: 2, text: say('五、申请的官费与期限', '5. Fees and periods for filing'), id: 'filing' },
    {
      kind: 'table',
      widths: [34, 26, 20, 20],
      head: [
        say('类别', 'Class'),
        say('项目数', 'Items'),
        say('纸质（元）', 'Paper (CNY)'),
        say('网上（元）', 'Online (CNY)'),
      ],
      rows: [
        ...classes.map(fee => [
          textCell(className(input, fee.class)),
          textCell(fee.items === null ? say('未指定，按10项以内计', 'not designated, up to 10') : String(fee.items)),
          textCell(String(fee.paper)),
          textCell(String(fee.online)),
        ]),
        total(say('每件商标合计', 'Sum for one mark'), 1),
        ...(names > 1 ? [total(say(`${names} 件商标合计`, `Sum for ${names} marks`), names)] : []),
      ],
    },
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            `依据：${source}，自 ${from} 起；每类10项以内为一份，超出部分每项另计。代理费未计入。`,
            `Source: ${source}, from ${from}; the fee covers ten items a class, each further item costs extra. Agents’ fees are not included.`,
          ),
          isFaint: true,
        },
      ],
    },
    { kind: 'heading', level: 3, text: say('期限', 'Periods') },
    {
      kind: 'list',
      isOrdered: true,
      items: report.periods.map(period => [
        `${read(period)}${say('（', ' (')}${ruleName(input, period.rule)}${say('）。', ').')}`,
      ]),
    },
  ]
}
