import type { Block } from '../report-block.ts'
import { textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { classText } from '../wording/labels.ts'
import { ownerName, statusWord, termText } from '../wording/mark-words.ts'

/**
 * Lists the applicant's own earlier marks among those found near. They are marks of no other and stand in nobody's way (Law
 * 2019 art. 30, 31: 他人).
 */
export const ownMarkBlocks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const own = report.marks.filter(({ ownership }) => ownership === 'own')
  if (own.length === 0) return []
  return [
    {
      kind: 'heading',
      level: 3,
      text: say('申请人自己的在先商标', 'The applicant’s own earlier marks'),
      id: 'own-marks',
    },
    {
      kind: 'paragraph',
      line: [
        say(
          '权利人与申请人（或其曾用名）一致，不属“他人”的商标，不计入结论。名义尚未变更的，宜先核实。',
          'The owner is the applicant, or bears a name that it bore before: these are no marks of another and do not count. Where the register still has a former name, check it first.',
        ),
      ],
    },
    {
      kind: 'table',
      widths: [16, 20, 28, 18, 18],
      head: [
        say('注册号', 'Number'),
        say('商标', 'Mark'),
        say('权利人', 'Owner'),
        say('状态', 'Status'),
        say('申请日 / 专用期', 'Filed / term'),
      ],
      rows: own.map(mark => [
        textCell(`${mark.regNo} · ${classText(mark.class)}`),
        { lines: [[{ text: mark.name || say('图形', 'device'), isMark: true }]] },
        textCell(ownerName(input, mark)),
        textCell(statusWord(input, mark)),
        textCell(termText(mark)),
      ]),
    },
  ]
}
