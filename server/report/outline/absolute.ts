import { findGround } from '#domain/law/grounds.ts'
import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { type Finding, groundName } from '../wording/ground-words.ts'
import { amountText, classList, hasLongNames, letterOf } from '../wording/labels.ts'
import { VERDICT_SIGNS } from '../wording/verdict-words.ts'

/** The findings that fit the first page; the method chapter has the rest. */
const SHOWN_FIRST = 6

/** Findings of one ground by one word, and the names that have it. */
const foundTogether = ({ report }: ReportInput): Finding[][] => [
  ...Map.groupBy(
    report.screening?.findings ?? [],
    ({ ground, verdict, word, classes }) => `${ground} ${verdict} ${word} ${classes.join(',')}`,
  ).values(),
]

const findingLine = (input: ReportInput, same: readonly Finding[]): Line => {
  const { report, read, say } = input
  const [first] = same
  if (!first) return []
  const { ground, verdict, word, classes } = first
  const known = findGround(ground)
  const what = known ? read(known) : ''
  const own = same
    .map(({ name }) => (hasLongNames(input) ? letterOf(name) : `“${report.names[name]?.text ?? ''}”`))
    .join(say('、', ', '))
  const pointed = word === '' ? '' : say(`：“${word}”`, `: “${word}”`)
  const where =
    classes.length === 0 ? '' : say(`，${classList(input, classes)} 类`, `, class ${classList(input, classes)}`)
  const grave =
    verdict === 'blocked'
      ? say('属禁止或不得注册的情形', 'barred by its wording')
      : say('须由人判断', 'a person must judge')
  return [
    { text: `${VERDICT_SIGNS[verdict]}`, tone: verdict, isStrong: true },
    { text: own, isMark: true },
    say(
      `　${groundName(input, ground)}（${what}）${pointed}${where}，${grave}`,
      `  ${groundName(input, ground)} (${what})${pointed}${where}; ${grave}`,
    ),
  ]
}

/** So many applications of one applicant at once are a matter for Article 4 (2026: 19), which no list can screen. */
const MANY_FILINGS = 20

/** Says how many applications the search stands for, where they are many: whether they fit the applicant's business is for a person. */
const manyFilings = (input: ReportInput): Block[] => {
  const { report, say } = input
  const classes = new Set(report.rows.filter(({ origin }) => origin === 'chosen').map(row => row.class)).size
  const filings = classes * report.names.length
  if (filings < MANY_FILINGS) return []
  const article = groundName(input, '4')
  return [
    {
      kind: 'paragraph',
      line: [
        {
          text: say(
            `全部提交共 ${amountText(filings)} 件申请：数量与${report.applicant.type === 1 ? '个人' : '申请人'}的经营需要是否相称（${article}，不以使用为目的的申请），须由人判断。`,
            `All of it makes ${amountText(filings)} applications: whether that many fit the ${report.applicant.type === 1 ? 'individual’s' : 'applicant’s'} business (${article}, filing without intent to use) is for a person to judge.`,
          ),
          tone: 'caution',
        },
      ],
    },
  ]
}

/** Writes what lists of words say of absolute grounds, and that nothing more was screened (docs/law.md §4.7). */
export const absoluteBlocks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const { screening } = report
  if (!screening) return []
  const { asOf } = screening
  const findings = foundTogether(input)
  const rest = findings.length - SHOWN_FIRST
  const more = rest > 0 ? say(`另有 ${rest} 条，见“方法与局限”。`, `${rest} more are under “Method and limits”. `) : ''
  return [
    { kind: 'heading', level: 3, text: say('绝对理由（词表筛查）', 'Absolute grounds (screened by word lists)') },
    ...(findings.length > 0
      ? [{ kind: 'list' as const, items: findings.slice(0, SHOWN_FIRST).map(same => findingLine(input, same)) }]
      : []),
    ...manyFilings(input),
    {
      kind: 'paragraph',
      line: [
        {
          text:
            more +
            say(
              `${findings.length === 0 ? '词表未命中。' : ''}已按词表（${asOf}）筛查：国名与国家机关、党政军、政府间国际组织、官方标志、红十字与奥林匹克、不良影响、质量与产地误认、县级以上地名、外国国名和部分外国地名、本类通用名称与直接描述、数字与单个字母。未命中不等于符合第十条、第十一条。`,
              `${findings.length === 0 ? 'No list has a hit. ' : ''}Screened by lists of ${asOf}: names of states and their organs, Party and army, intergovernmental organisations, official signs, Red Cross and Olympics, adverse influence, misleading quality or origin, places at county level and above, foreign countries and some foreign places, generic and descriptive words of the class, numbers and single letters. A name without a hit is not cleared of Articles 10 and 11 by that.`,
            ),
          isFaint: true,
        },
      ],
    },
  ]
}

/** Writes the findings for which the first page has no room. */
export const furtherFindings = (input: ReportInput): Line[] =>
  foundTogether(input)
    .slice(SHOWN_FIRST)
    .map(same => findingLine(input, same))
