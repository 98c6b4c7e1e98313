import { writePdf } from './pdf/write-pdf.ts'
import { type Block, type ReportOutline, textCell } from './report-block.ts'
import { writeReportWord } from './word/write-report-word.ts'

const TABLE = {
  kind: 'table',
  widths: [1, 1],
  head: ['', '商标'],
  rows: Array.from({ length: 20 }, (_, row) => [
    textCell(`0${row}01`),
    { lines: [['受阻 '], [{ text: 'Łódź 云杉', isMark: true, isStrong: true }]], tint: 'blocked' },
  ]),
} as const satisfies Block

const BLOCKS: readonly Block[] = [
  { kind: 'heading', level: 2, text: '结论 Conclusion', id: 'conclusion' },
  { kind: 'statement', text: '未见障碍' },
  { kind: 'facts', rows: [['商标库', ['0']]] },
  { kind: 'list', items: [['甲'], ['乙']], isOrdered: true },
  { kind: 'heading', level: 2, text: '一', id: 'cards', startsPage: true },
  TABLE,
  {
    kind: 'card',
    id: 'mark-0',
    number: '2.1',
    title: '云杉',
    mark: '云杉',
    verdict: ['有风险'],
    facts: [['权利人', ['—']]],
    comparisons: [{ title: '比较', table: TABLE }],
    rest: [{ kind: 'paragraph', line: ['—'] }],
  },
]

const OUTLINE: ReportOutline = {
  title: '商标检索报告',
  names: ['云杉'],
  isLettered: false,
  subject: '云杉',
  number: '0',
  firm: '',
  day: '2026-01-01',
  register: '',
  notice: '',
  cover: BLOCKS.slice(0, 4),
  body: BLOCKS.slice(4),
}

/** Writes an empty report, so that fonts are read and the code of both formats is compiled before the first order. */
export const warmUp = async (): Promise<void> => {
  await writePdf(OUTLINE, { isEn: 0 })
  await writeReportWord(OUTLINE, { isEn: 0 })
}
