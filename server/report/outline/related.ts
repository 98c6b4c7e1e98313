import type { Block } from '../report-block.ts'
import { textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'

const ROWS_SHOWN = 120

/** Groups that the classification joins to the chosen ones, with its note, and whether they were searched too. */
export const relatedBlocks = (input: ReportInput): Block[] => {
  const { report, read, say } = input
  const heading: Block = { kind: 'heading', level: 2, text: say('四、关联群组', '4. Related groups'), id: 'related' }
  if (report.relations.length === 0)
    return [
      heading,
      {
        kind: 'paragraph',
        line: [
          say(
            '区分表注释未将所选群组与其他群组相关联。',
            'No note of the classification joins the chosen groups to others.',
          ),
        ],
      },
    ]
  const shown = report.relations.slice(0, ROWS_SHOWN)
  const rest = report.relations.length - shown.length
  return [
    heading,
    {
      kind: 'table',
      widths: [12, 26, 44, 18],
      head: [say('所选', 'Chosen'), say('关联群组', 'Related group'), say('注释', 'Note'), say('是否检索', 'Searched')],
      rows: shown.map(({ from, group, name, clause, row }) => [
        textCell(from),
        { lines: [[group], [{ text: read(name), isFaint: true }]] },
        textCell(clause),
        textCell(row === null ? say('未检索', 'no') : say('已检索，见第一部分', 'yes, see part 1')),
      ]),
    },
    ...(rest > 0
      ? [{ kind: 'paragraph' as const, line: [say(`另有 ${rest} 条注释未列。`, `${rest} more notes are not listed.`)] }]
      : []),
  ]
}
