import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedDraft, type Finding, findingAt } from '../finding.ts'
import { keptMatches } from '../memory.ts'
import { readTokens } from '../tokens.ts'

const CONCEDES =
  /(申请商标|两商标)与引证商标[\d一二三四五六七八九十]*(?:“[^”]*”)?(?:的?(?:标志|商标|标识))?(?:均|都|已)?(?:近似|(?:完全|基本)?相同)(?=[，。；])|应当?承认[^。；]{0,50}?(?:相同|近似|一致|混淆|误认|缺乏显著|通用名称|直接表示|不良影响|理由成立|并无不当)|[Mm]arks?(?: applied for)? and cited marks? [\d, and]+ are (?:confusingly )?(?:similar|identical|the same)|\b(?:is|are) (?:(?:confusingly|deceptively|highly|very|closely|almost|virtually) )?(?:similar|identical) to cited marks?|[Ii]t (?:must be|is) (?:admitted|conceded|accepted|acknowledged) that [^.;]{0,80}?(?:similar|identical|confus|misle|descriptive|generic|not distinctive|lacks? distinct)|(申请商标|两商标|双方商标|二者)[^。；，]{0,30}(构成|属于|系|已构成)[^。；，]{0,20}(近似商标|近似|类似商品)|(易|容易|足以|会|将)[^。；，不未]{0,12}(导致|造成|产生|引起)[^。；，]{0,8}(混淆|误认)|(?:通用名称|近似(?:商标)?|误认|不良影响|缺乏显著(?:特征|性)|直接表示[^。；，]{0,12})，?[^。；，]{0,4}申请人(?:对此|就此)?(?:并?无异议|(?:表示|予以)(?:认可|认同))|申请商标(?:的注册申请)?(?:确实|的确|已经?|显然)?(?:违反了?|属于)(?:《[^》]*》)?(?:（[^）]*）)?第[一二三四五六七八九十百]+条|the marks? (?:are|is) (?:similar|identical)/g
const DISTANCED =
  /不|未|无(?!明显|异|区别)|没有(?!明显|区别)|虽|尽管|固然|纵|认为|认定|主张|即使|即便|假使|held|如果|是否|通知书|引证理由|并非|hold|finds?|even if|even though|although|while|whether|where|when|not /

/** Whether a sentence has so far told what the notice says, and not what the applicant says of it. */
const isReported = (before: string): boolean =>
  /(?:通知书|贵局|审查员|驳回决定|驳回理由|商标局)[^。；]{0,12}(?:认为|认定|称|指出|主张|以)|\b(?:Office|notice|examiner|refusal)\b[^.;]{0,20}(?:holds?|held|finds?|found|says|states|considers?)/.test(
    before,
  ) &&
  !/申请人(?:亦|也|同样)?(?:认为|承认|认可|同意|认同)|确实|的确|\bindeed\b|applicant (?:agrees|admits|accepts)/.test(
    before,
  )

/** Whether the words stand in a rule or as its condition: 以容易导致混淆为要件, 容易导致混淆的，属侵犯. */
const isCondition = (before: string, after: string): boolean =>
  /《[^》]*》[^。；]*(?:规定|第[^。；，]{1,20}[条款项])|(?:以|须|需|要求|取决于|标准)[^，。；]{0,16}$|\b(?:requires?|only where|condition)\b/.test(
    before,
  ) || /^(?:的|为|之|与否|作为|才|方|时|者)/.test(after)

const ASPECT = '(?:文字|读音|呼叫|发音|音节|含义|外观|字形|文字构成|构图|视觉效果)'
/** An aspect in which the two marks are said to be alike. */
const ALIKE = new RegExp(
  `(?:申请商标|两商标|双方商标|二者|两者)[^。；，]{0,20}${ASPECT}(?:上|方面)?(?:均|都|也|亦)?(?:完全|基本|十分|非常|高度|较为|极为)?(?:相同|一致|相近|近似|无异|无区别|没有区别|没有明显区别|无明显区别)|\\b(?:[Tt]he marks?|[Tt]he two marks|[Tt]he mark applied for)\\b[^.;,]{0,40}\\b(?:sounds? (?:exactly )?(?:the same|alike|identical)|(?:is|are) (?:phonetically|visually|conceptually) (?:identical|similar|the same)|(?:is|are) identical in (?:sound|meaning|appearance)|(?:has|have) the same (?:sound|meaning|pronunciation|appearance))`,
  'g',
)
const [alikeIn, concessionsIn] = [keptMatches(ALIKE), keptMatches(CONCEDES)]

const ASPECTS: readonly (readonly [words: RegExp, verdict: RegExp])[] = [
  [/读音|呼叫|发音|音节|sound|phonetic|pronunciation/, /^citedMark\d+SoundVerdict#/],
  [/含义|meaning|conceptual/, /^citedMark\d+MeaningVerdict#/],
  [/外观|字形|构图|视觉|appearance|visual/, /^citedMark\d+(?:Look|Impression)Verdict#/],
]

/** The draft's own table has an aspect as close, so that a sentence may say so. */
const isHeldClose = ({ lines }: CheckedDraft, said: string): boolean =>
  ASPECTS.some(
    ([words, verdict]) =>
      words.test(said) &&
      lines.some(
        ({ isOff, text, pieces }) =>
          !isOff &&
          pieces.some(
            ({ field, from, to }) =>
              verdict.test(field ?? '') && /^(?:相近|相同|close|same)/.test(text.slice(from, to)),
          ),
      ),
  )

const OF_MARKS = /近似|相同|一致|similar|identical|the same/

/** The likeness of marks may be granted where nothing in the draft denies it: the case of that mark is argued on its goods alone. */
const isNotArgued = (draft: CheckedDraft, said: string, clause: string): boolean => {
  const cited = readTokens(clause).flatMap(({ kind, key }) => (kind === 'citedMark' ? [key] : []))
  const { reason } = draft.switches
  return (
    OF_MARKS.test(said) &&
    cited.length > 0 &&
    cited.every(key => {
      const own = reason.filter(({ name }) => name === `citedMark${key}Dissimilar`)
      return own.length > 0 && own.every(({ isOn, isOff }) => !isOn || isOff)
    })
  )
}

/** Returns sentences of the reasons that give the point away. */
export const findConcessions = (draft: CheckedDraft): Finding[] =>
  draft.lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff || line.isQuoted || line.kind === 'heading') return []
    if (line.before !== null && line.before.text === line.text) return []
    const alike = alikeIn(line.text).filter(([said]) => !isHeldClose(draft, said))
    return [...concessionsIn(line.text), ...alike].flatMap(match => {
      const [from, to] = [match.index, match.index + match[0].length]
      const { clause, before, after } = clauseAround(line.text, from, to)
      const own = before.slice(-30) + match[0]
      if (DISTANCED.test(own) || isReported(before) || isCondition(before, after) || speaksOfOthers(line, clause))
        return []
      if (isNotArgued(draft, match[0], clause)) return []
      return [
        findingAt(line, {
          kind: 'opposite',
          from,
          to,
          words: {
            zh: `“${match[0]}”承认了驳回理由，与主张相反。`,
            en: `“${match[0]}” concedes the refusal; it is the opposite of what is argued.`,
          },
        }),
      ]
    })
  })
