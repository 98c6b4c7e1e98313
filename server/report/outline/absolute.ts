import type { ReportScreening } from '#contract/search-report.ts'
import { addressOf, articleName, lawOn } from '#domain/law/articles.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { classList, hasLongNames, letterOf } from '../wording/labels.ts'
import { VERDICT_SIGNS } from '../wording/verdict-words.ts'

type Finding = ReportScreening['findings'][number]

const NEXT_LAW_DAY = '2027-01-01'
/** The findings that fit the first page; the method chapter has the rest. */
const SHOWN_FIRST = 6

/** Returns the article of a ground in the law of the day; one that only the next law has is told as that law's. */
const articleText = ({ report, read, say }: ReportInput, ground: string): string => {
  const address = addressOf(lawOn(report.day), ground)
  if (address !== null) return read(articleName(address))
  const next = addressOf(lawOn(NEXT_LAW_DAY), ground)
  if (next === null) return read(articleName(ground))
  return say(`2027年1月1日起${read(articleName(next))}`, `${read(articleName(next))} of the law from 1 January 2027`)
}

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
      `　${articleText(input, ground)}（${what}）${pointed}${where}，${grave}`,
      `  ${articleText(input, ground)} (${what})${pointed}${where}; ${grave}`,
    ),
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
    {
      kind: 'paragraph',
      line: [
        {
          text:
            more +
            say(
              `${findings.length === 0 ? '词表未命中。' : ''}已按词表（${asOf}）筛查：国名与国家机关、党政军、政府间国际组织、官方标志、红十字与奥林匹克、不良影响、质量与产地误认、县级以上地名、外国国名、本类通用名称与直接描述、数字与单个字母。未命中不等于符合第十条、第十一条。`,
              `${findings.length === 0 ? 'No list has a hit. ' : ''}Screened by lists of ${asOf}: names of states and their organs, Party and army, intergovernmental organisations, official signs, Red Cross and Olympics, adverse influence, misleading quality or origin, places at county level and above, foreign countries, generic and descriptive words of the class, numbers and single letters. A name without a hit is not cleared of Articles 10 and 11 by that.`,
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
