import type { CaseFacts } from '../case-facts.ts'
import { goodsKey } from '../case-facts.ts'
import { clauseAround, isOfOtherCase } from '../context.ts'
import { type CheckedDraft, type CheckedLine, chosen, type Finding, findingAt, isOn } from '../finding.ts'
import { givenUpGoods, listedItems } from '../goods/goods-lists.ts'
import { matchesOf } from '../matches.ts'

const isAnyOn = ({ switches }: CheckedDraft, name: RegExp): boolean =>
  isOn([...switches.analysis, ...switches.reason], name)
const has = ({ switches }: CheckedDraft, name: RegExp): boolean => switches.reason.some(state => name.test(state.name))

/** A sentence of the attorney's own that says something about the request, and the choice that it runs against. */
interface Choice {
  kind: Finding['kind']
  said: readonly RegExp[]
  /** Words of the sentence before or behind the stretch that make it something else. */
  unless?: RegExp
  holds: (draft: CheckedDraft, facts: CaseFacts) => boolean
  zh: string
  en: string
}

const SUPPOSED = /如果|倘若|假如|若|一旦|曾|他人|权利人|是否|\bif\b|\bunless\b|\bwhether\b|\bshould\b/

const CHOICES: readonly Choice[] = [
  {
    kind: 'suspension',
    said: [
      /(?:请求|恳请|申请(?!人|商标)|要求|望|希望|(?<!申)请(?!求|人))(?:贵局|国家知识产权局)?(?:(?!不|无需|放弃|撤回)[^。；]){0,40}?(?:中止|暂缓|暂停)(?:对)?(?:本案|本件|本申请|复审|案件)?[^。；，]{0,6}(?:审理|评审|审查|复审|裁决)/,
      /\b(?:asks?|requests?|requested|asked)\b(?! (?:no|not)\b)[^.;]{0,40}\b(?:suspend|suspension of|stay of|to stay)\b[^.;]{0,30}/,
    ],
    unless: /不(?:再)?(?:请求|申请|要求)|无需|未请求|没有请求|\bdoes not\b|\bdid not\b|\bno longer\b/,
    holds: draft =>
      has(draft, /^requestSuspension$/) &&
      !isAnyOn(draft, /^requestSuspension$|Suspension$/) &&
      !isAnyOn(draft, /^suspensionByItem/),
    zh: '与评审请求不符：评审请求中没有请求中止审理',
    en: 'is not what is requested: the request does not ask for suspension',
  },
  {
    kind: 'suspension',
    said: [
      /(?:不(?:再)?|无需|并不|未|没有|放弃|撤回)(?:向贵局)?(?:请求|申请|要求|提出)?[^。；，]{0,12}(?:中止|暂缓|暂停)(?:对)?(?:本案|本件|案件)?[^。；，]{0,6}(?:审理|评审|审查|请求)?/,
      /\b(?:does not|do not|no longer|not)\b[^.;]{0,16}\b(?:ask|asks|request|requests|seek|seeks|need)\b[^.;]{0,40}\b(?:suspend\w*|suspension|stay)\b/,
    ],
    unless: /不(?:能|得|应|予)中止|如不中止|若不中止|不中止[^。；]{0,10}(?:将|会|则)/,
    holds: draft => isAnyOn(draft, /^requestSuspension$/),
    zh: '与评审请求相反：评审请求中请求中止审理',
    en: 'is the opposite of the request, which asks for suspension',
  },
  {
    kind: 'opposite',
    said: [
      /(?:不再|无需|不需要?|不拟|不打算|不会|没有|无|不|放弃)(?:再|另行|继续|于[^，。；]{0,14})?(?:需要?)?(?:补充|补交|另行提交|追加)[^，。；]{0,6}(?:证据|材料)|(?:证据|材料)[^，。；]{0,8}(?:不再|无需|不予|不作|不做)(?:补充|补交)|没有(?:需要|要)补充的|无补充(?:证据|材料)/,
      /\b(?:will not|does not intend to|has no|no)\b[^.;]{0,24}\b(?:file|submit|supplement|produce|further|additional|supplementary)\b[^.;]{0,24}\bevidence\b|\bno (?:further|additional|supplementary) evidence\b/,
    ],
    // The rule says what follows where nothing is filed in time.
    unless: /视为|期满未提交|\bdeemed\b/,
    holds: draft => chosen(draft.lines, /^supplement#/).some(({ text }) => /^(?:需要|will)$/.test(text)),
    zh: '与“需要补充证据材料”相反',
    en: 'contradicts the choice to supplement evidence',
  },
  {
    kind: 'opposite',
    said: [
      /(?:将|拟|会|另行|后续|随后)[^。；]{0,16}(?:补充(?:提交)?|另行提交|补交)[^。；]{0,10}(?:证据|材料)/,
      /\bwill (?:file|submit|supplement|produce)[^.;]{0,30}evidence\b/,
    ],
    unless: /不|未|\bnot\b/,
    holds: draft => {
      const said = chosen(draft.lines, /^supplement#/)
      return said.length > 0 && said.every(({ text }) => /^(?:不需要|will not)$/.test(text))
    },
    zh: '与“不需要补充证据材料”相反',
    en: 'contradicts the choice not to supplement evidence',
  },
]

const typedLines = ({ lines }: CheckedDraft): CheckedLine[] =>
  lines.filter(
    ({ document, isOff, isQuoted, kind, before, text, pieces }) =>
      document === 'reason' &&
      !isOff &&
      !isQuoted &&
      kind !== 'heading' &&
      before?.text !== text &&
      // An answer that was chosen is no sentence of the attorney's own.
      !pieces.some(({ field }) => field !== null && /^citedMark\d+Answer#/.test(field)),
  )

const againstChoices = (draft: CheckedDraft, facts: CaseFacts): Finding[] => {
  const typed = typedLines(draft)
  if (typed.length === 0) return []
  return CHOICES.filter(({ holds }) => holds(draft, facts)).flatMap(({ kind, said, unless, zh, en }) =>
    typed.flatMap(line =>
      said.flatMap(pattern => {
        const match = pattern.exec(line.text)
        if (!match || line.before?.text.includes(match[0])) return []
        const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
        if (unless?.test(clause) || SUPPOSED.test(clause) || isOfOtherCase(clause)) return []
        return [
          findingAt(line, {
            kind,
            from: match.index,
            to: match.index + match[0].length,
            words: { zh: `“${match[0]}”${zh}。`, en: `“${match[0]}” ${en}.` },
          }),
        ]
      }),
    ),
  )
}

const ONLY =
  /(?:仅|只)(?:请求|要求|申请)(?:贵局)?(?:对|就|在)([^。；]{1,80}?)(?:商品|服务|项目)?(?:上)?(?:予以|进行|提起)?复审|(?:仅|只)(?:就|对|针对|在|请求对|请求就)([^。；]{1,120}?)(?:商品|服务|类别|项目|类)?(?:上的?注册申请)?(?:申请|提出|提起|请求)(?:予以)?(?:驳回)?(?:注册)?复审|复审(?:请求|申请|范围)?(?:仅|只)(?:限于|涉及|包括|针对|就)([^。；]{1,120})|\b(?:review is|applicant) (?:sought|seeks review|asks for review|limits? (?:the|this) review|confines? (?:the|this) review)[^.;]{0,16}\b(?:only (?:for|in respect of|as regards)|to)\b([^.;]{1,120})/
const WITHDRAWS =
  /(?:撤回|放弃|取消|不再主张|不再请求|不再坚持)(?:了)?(?:申请商标)?(?:(?:在|对|就|针对)([^。；]{1,120}?)(?:上)?)?的?(?:驳回)?(?:复审(?:请求|申请)?|注册申请|评审请求)|\b(?:withdraws?|abandons?|gives? up|drops?)\b[^.;]{0,20}\b(?:review|application|request)\b[^.;]{0,12}\b(?:for|in|as regards|in respect of)\b([^.;]{1,120})/

/** The request is narrowed in a sentence while all of the goods are chosen. */
const narrowed = (draft: CheckedDraft, facts: CaseFacts): Finding[] => {
  const scopes = chosen(draft.lines, /^reviewScope#/)
  if (scopes.length === 0 || !scopes.every(({ text }) => /^(?:全部|all)/.test(text))) return []
  const reasons = draft.lines.filter(({ document }) => document === 'reason')
  const found = givenUpGoods(reasons, facts)
  return typedLines(draft).flatMap(line =>
    [ONLY, WITHDRAWS].flatMap(pattern => {
      const match = pattern.exec(line.text)
      if (!match) return []
      const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
      const [object = ''] = match.slice(1).filter(one => one !== undefined)
      const named = matchesOf(object, /“([^“”]+)”/g).flatMap(([, list = '']) => listedItems(list, 0, facts))
      const keys = new Set(named.map(({ text }) => goodsKey(text)))
      const isAll = keys.size > 0 && [...facts.refusedGoods].every(item => keys.has(item))
      const isTold = pattern === WITHDRAWS && [...keys].some(key => found.has(key))
      if (isAll || isTold || SUPPOSED.test(clause) || isOfOtherCase(clause)) return []
      if (
        /(?:未|没有|不|从未|并未|并不|不会)(?:仅|撤回|放弃|取消)|引证商标[^。；，]{0,16}(?:撤回|放弃)|全部|\b(?:not|never)\b/.test(
          clause,
        )
      )
        return []
      return [
        findingAt(line, {
          kind: 'scope',
          from: match.index,
          to: match.index + match[0].length,
          words: {
            zh: `评审请求为“${scopes[0]}”，此处只就其中一部分请求复审。`,
            en: `The request is for “${scopes[0]}”; this asks for a part of it only.`,
          },
        }),
      ]
    }),
  )
}

const REFUSAL_OBJECT = '(?:驳回(?:理由|决定|通知|结论|依据)?|认定|审查意见|审查结论|结论|理由|判断)'
const ACCEPTS: readonly RegExp[] = [
  new RegExp(
    `(?:对|对于|就)[^。；]{0,60}?${REFUSAL_OBJECT}[^。；，]{0,8}(?:不持异议|没有异议|无异议|不表异议|不持有异议|不作争辩|不予争辩|不再争辩|不争议|不再争议|表示接受|予以认可|表示认可|表示同意)`,
  ),
  new RegExp(
    `(?:认可|接受|同意|赞同|认同|承认|服从)(?:了)?(?:通知书|贵局|审查员|商标局|驳回)[^。；，]{0,30}?${REFUSAL_OBJECT}`,
  ),
  new RegExp(
    `(?:认可|接受|同意|赞同|认同|承认|服从)(?:了)?(?:关于|上述|该|本案|全部|所有)?[^。；，“”]{0,12}${REFUSAL_OBJECT}`,
  ),
  /\b(?:does not|do not|no longer) (?:contest|dispute|challenge|oppose|question)s? (?:the )?[^.;]{0,40}\b(?:refusal|finding|ground|objection|conclusion|assessment)|\b(?:accepts?|agrees? with|acknowledges?|concurs? with|concedes?) (?:the |this )?[^.;]{0,40}\b(?:refusal|finding|ground|objection|conclusion|assessment)/,
]
const NOT_ACCEPTED =
  /(?:不能|不予|难以|无法|不|未|并不|不会|不敢|歉难|不应|决不)(?:完全)?(?:认可|接受|同意|赞同|认同|承认|服从)|\b(?:cannot|can not|not) (?:accept|agree|acknowledge|concur|concede)/

/** A refusal that is argued against is said to be accepted. */
const accepted = (draft: CheckedDraft, facts: CaseFacts): Finding[] => {
  const argues = isAnyOn(draft, /^argue(?:Ground|Dissimilar|Goods)/)
  if (!argues) return []
  const given = givenUpGoods(
    draft.lines.filter(({ document }) => document === 'reason'),
    facts,
  )
  return typedLines(draft).flatMap(line =>
    ACCEPTS.flatMap(pattern => {
      const match = pattern.exec(line.text)
      if (!match) return []
      const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
      const quoted = matchesOf(clause, /“([^“”]{1,400})”/g).map(([, words = '']) => words)
      // Goods that are given up are not argued for, and a part of the mark may be conceded.
      const isOfGiven = quoted.some(words => listedItems(words, 0, facts).some(({ text }) => given.has(goodsKey(text))))
      const isOfPart = quoted.some(words => words !== facts.notice.mark && facts.notice.mark.includes(words))
      const isOfGoods =
        /类似/.test(match[0]) && !/商标[^。；，]{0,6}近似/.test(match[0]) && !isAnyOn(draft, /^argueGoods/)
      if (
        isOfGiven ||
        isOfPart ||
        isOfGoods ||
        NOT_ACCEPTED.test(clause) ||
        SUPPOSED.test(clause) ||
        isOfOtherCase(clause)
      )
        return []
      if (/(?:商标局|贵局|应当?|理应|应予|消费者|公众|法院)(?:亦|也|应当?|予以)?(?:认可|接受|同意|承认)/.test(clause))
        return []
      return [
        findingAt(line, {
          kind: 'opposite',
          from: match.index,
          to: match.index + match[0].length,
          words: {
            zh: `“${match[0]}”接受了驳回，与正文的主张相反。`,
            en: `“${match[0]}” accepts the refusal; the reasons argue against it.`,
          },
        }),
      ]
    }).slice(0, 1),
  )
}

/** Returns sentences that say the opposite of what the draft chose: suspension, evidence to follow, scope, and the refusal itself. */
export const findChoices = (draft: CheckedDraft, facts: CaseFacts): Finding[] => [
  ...againstChoices(draft, facts),
  ...narrowed(draft, facts),
  ...accepted(draft, facts),
]
