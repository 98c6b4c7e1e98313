import { writtenDate } from '../drafting/language.ts'
import type { CaseFacts } from './case-facts.ts'
import { isAsGenerated } from './changed-lines.ts'
import { clauseAround, isAboutOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import type { Token } from './tokens.ts'

/** What is still to be done for the review itself: it is filed, or what it needs is signed, sealed and sent. */
const TO_FILE =
  /(?:提交|递交|提出|提起|报送|申报|寄出|寄回|寄交|交寄|邮寄|递件|交局|交件|发出|送交|定稿|签字|签署|签章|盖章|用印|回传|返回|缴费|缴纳)|\b(?:fil(?:e|es|ed|ing)|lodg(?:e|ed|ing)|submit(?:s|ted)?|send|sent|return(?:ed)?|sign(?:ed)?|go(?:es)? out|post(?:ed)?|despatch(?:ed)?|dispatch(?:ed)? to the Office|pay|paid)\b/
/** Words by which a day is one to come. */
const TO_COME =
  /请|务必|须|需|应|拟|计划|打算|预计|准备|安排|将|会|最迟|至迟|最晚|不晚于|不迟于|之?前|以前|以便|及时|当日|截止|届时|\b(?:shall|will|must|should|please|plan(?:ned|s)?|intends?|to be|due|by|before|no later than|at the latest|expect(?:ed|s)?|have until|has until)\b/i
/** What the sentence is about where it is the review: named, or the papers that go with it. */
const OF_REVIEW =
  /复审|评审|申请书|理由书|委托书|文件|材料|本案|本件|我所|本所|我们|贵司|贵方|客户|网申|网上申请|签字|签署|盖章|定稿|\b(?:review|application|reasons|papers?|documents?|power of attorney|file|filing|lodge|submit|instructions)\b/
/** Other proceedings, other periods and what lies behind have days of their own. */
const OF_ELSE =
  /补充|续交|证据|起诉|诉讼|法院|判决|分割|撤销(?!对|驳回|该|上述)|撤三|无效|异议|续展|宽展|转让|变更|许可|公证|公告|答辩|质证|使用|销售|合同|作出|审结|审理|生效|施行|引证商标|另行申请|新申请|注册申请|曾|已于|\b(?:supplement\w*|evidence|court|sue|appeal|divi\w+|cancel\w*|invalid\w*|oppos\w*|renew\w*|assign\w*|notari\w*|sales?|sold|used?|contract|decision|decide[ds]?|cited|in force|was|were|had)\b/

/** The day of a month that stands without its year in the year that brings it nearest to another day. */
const nearestTo = (day: string, monthDay: string): string => {
  const year = Number(day.slice(0, 4))
  const distance = (one: string): number => Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`))
  return [year - 1, year, year + 1]
    .map(one => `${one}-${monthDay}`)
    .filter(one => !Number.isNaN(Date.parse(`${one}T00:00:00Z`)))
    .reduce((best, one) => (distance(one) < distance(best) ? one : best), day.slice(0, 5) + monthDay)
}

const dayOf = ({ kind, key }: Token, due: string): string | null =>
  kind === 'date' ? key : kind === 'monthDay' ? nearestTo(due, key) : null

/** Returns days by which the review, or what it needs, is planned or asked for, and that lie after its last day. */
export const findPlans = (line: CheckedLine, { deadline }: CaseFacts): Finding[] => {
  if (line.isQuoted || isAsGenerated(line) || line.kind === 'heading') return []
  return line.tokens.flatMap(token => {
    const day = dayOf(token, deadline.due)
    if (day === null || day <= deadline.due) return []
    const { clause } = clauseAround(line.text, token.from, token.to)
    const isPlan = TO_FILE.test(clause) && TO_COME.test(clause) && OF_REVIEW.test(clause)
    if (!isPlan || OF_ELSE.test(clause) || isAboutOthers(clause)) return []
    return [
      findingAt(line, {
        kind: 'date',
        from: token.from,
        to: token.to,
        words: {
          zh: `复审期限为${writtenDate(deadline.due, 0)}，此处所定的${token.text}在此之后。`,
          en: `The last day for review is ${writtenDate(deadline.due, 1)}; ${token.text}, which is set here, is after it.`,
        },
      }),
    ]
  })
}
