import { addMonths } from '#domain/calendar-day.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import { DECISION_PERIODS } from '#domain/law/periods.ts'
import { ruleName } from '../../drafting/language.ts'
import { type Block, type Line, textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { NEXT_LAW_DAY } from '../wording/ground-words.ts'
import { amountText, className } from '../wording/labels.ts'

/** The grounds whose articles move with the next law, in the notation of 2019. */
const MOVED_GROUNDS = ['30', '31', '10.1.1', '10.2', '11.1.1', '12', '4', '50'] as const

const articleOf = (address: string): string => address.split('.')[0] ?? ''

/** Says by which law the application will be examined, where another comes into force within the term of examination. */
const nextLaw = ({ report, read, say }: ReportInput): Block[] => {
  const [now, next] = [lawOn(report.day), lawOn(NEXT_LAW_DAY)]
  if (now === next || addMonths(report.day, DECISION_PERIODS.examination.months) < NEXT_LAW_DAY) return []
  const moved = MOVED_GROUNDS.flatMap(ground => {
    const [from, to] = [addressOf(now, ground), addressOf(next, ground)]
    return from === null || to === null ? [] : [[articleOf(from), articleOf(to)] as const]
  })
  // One article may go on as two.
  const list = [...Map.groupBy(moved, ([from]) => from)]
    .map(([from, all]) => {
      const after = [...new Set(all.map(([, to]) => read(articleName(to))))]
      return `${read(articleName(from))} → ${after.join(say('和', ' and '))}`
    })
    .join(say('、', ', '))
  return [
    {
      kind: 'paragraph',
      line: [
        say(
          `本次申请的审查可能在 2027 年 1 月 1 日以后进行，届时适用 2026 年修订的商标法；本报告所引条号对应为：${list}。过渡规则尚未公布。`,
          `The application may be examined after 1 January 2027, under the law as revised in 2026; articles named in this report become: ${list}. No transition rule is published.`,
        ),
      ],
    },
  ]
}

/** The sources of fees in English. */
const SOURCES_EN = new Map([
  [
    '发改价格〔2019〕914号',
    'Notice No. 914 [2019] of the National Development and Reform Commission and the Ministry of Finance',
  ],
])

/** Says what papers a natural person is asked for. No source is at hand, so that it is told as a thing to check. */
const applicantRemarks = ({ report, say }: ReportInput): Block[] => {
  if (report.applicant.type !== 1) return []
  const items: Line[] = [
    [
      say(
        '申请人为自然人：中国自然人申请通常须提交个体工商户营业执照、农村土地承包经营合同等经营资格文件，商品和服务以其经营范围为限；以主管部门现行办事须知为准，须先核实。',
        'The applicant is a natural person: a Chinese one is usually asked for papers of a business of his own (such as a licence or a land contract), for goods and services within its scope only. Check the office’s current instructions first.',
      ),
    ],
  ]
  return [{ kind: 'list', items }]
}

/** The fees of more classes than this are set densely. */
const MOST_AIRY = 4

/** Writes the official fees for filing by class with their sum, and the periods that run from filing. */
export const filingBlocks = (input: ReportInput): Block[] => {
  const { report, read, say } = input
  const { classes, source, from } = report.fees
  const names = report.names.length
  const sum = (kind: 'paper' | 'online'): number => classes.reduce((total, fee) => total + fee[kind], 0)
  const total = (label: string, times: number): ReturnType<typeof textCell>[] => [
    { lines: [[{ text: label, isStrong: true }]] },
    textCell(''),
    { lines: [[{ text: amountText(sum('paper') * times), isStrong: true }]] },
    { lines: [[{ text: amountText(sum('online') * times), isStrong: true }]] },
  ]
  return [
    { kind: 'heading', level: 2, text: say('五、申请的官费与期限', '5. Fees and periods for filing'), id: 'filing' },
    {
      kind: 'table',
      isDense: classes.length > MOST_AIRY,
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
          textCell(
            fee.items === null ? say('未指定，按10项以内计', 'not designated, up to 10') : amountText(fee.items),
          ),
          textCell(amountText(fee.paper)),
          textCell(amountText(fee.online)),
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
            `依据：${source}，自 ${from} 起；每类10项以内为一份，超出部分每项另计；未指定项目的类别，超出的费用无从预计。${names > 1 ? '合计为全部名称、全部类别均提交时的官费。' : ''}代理费未计入。`,
            `Source: ${SOURCES_EN.get(source) ?? source}, from ${from}; the fee covers ten items a class, each further item costs extra, which cannot be foreseen for a class without designated items.${names > 1 ? ' The sum is for all names in all classes.' : ''} Agents’ fees are not included.`,
          ),
          isFaint: true,
        },
      ],
    },
    ...nextLaw(input),
    ...applicantRemarks(input),
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
