import { addDays } from '#domain/calendar-day.ts'
import type { ClosedReason } from '#domain/mark/cited-timeline.ts'
import { nonUseFrom } from '#domain/mark/mark-life.ts'
import { writtenDate } from '../../drafting/language.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isCancelledBefore } from '../cited/find-cited-facts.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedDraft, type CheckedLine, type FieldDay, type Finding, fieldDays, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { keptMatches } from '../memory.ts'
import { citedNumber, readTokens } from '../tokens.ts'
import { findProceedings } from './find-proceedings.ts'

const isOn = ({ switches }: CheckedDraft, document: 'analysis' | 'reason', name: string): boolean =>
  switches[document].some(state => state.name === name && state.isOn && !state.isOff)

const CITED = /引证商标\s*([\d一二三四五六七八九十]+)|[Cc]ited mark (\d+)/g

const WHY: Record<ClosedReason, { zh: string; en: string }> = {
  own: { zh: '属于申请人自己', en: 'is the applicant’s own' },
  ended: { zh: '已经失效', en: 'has ended' },
  'in-grace': { zh: '专用权期限已满，处于宽展期', en: 'has expired and is in its grace period' },
  'not-registered': { zh: '尚未注册', en: 'is not registered yet' },
  'already-registered': { zh: '已经注册', en: 'is registered already' },
  'too-young': { zh: '注册未满三年', en: 'has been registered for less than three years' },
  'too-late': { zh: '已过期限', en: 'is past its period' },
  'registration-unknown': { zh: '注册日期未知', en: 'has no known registration date' },
  'protection-unknown': { zh: '驳回期限届满日未知', en: 'has no known end of its refusal period' },
  'publication-unknown': { zh: '公告日期未知', en: 'has no known day of publication' },
}

const CLOSED: readonly ClosedReason[] = ['own', 'ended', 'in-grace', 'not-registered', 'too-young']

const NON_USE = /连续(?:三|3)年(?:以上)?(?:不|未|没有)(?:实际)?使用|撤三|撤销连续(?:三|3)年|non-use/i
const nonUseIn = keptMatches(NON_USE)
const ATTACKS = /(?:申请|提出|提起|请求|已对|应对|将对|has (?:applied|filed)|applied for|will apply|撤销)/

const proceedings = (
  line: CheckedLine,
  cited: number,
  from: number,
  to: number,
  why: { zh: string; en: string },
): Finding =>
  findingAt(line, {
    kind: 'proceedings',
    from,
    to,
    fact: `citedMarks.${cited}.status`,
    words: {
      zh: `引证商标${cited + 1}${why.zh}，不能以连续三年不使用为由申请撤销。`,
      en: `Cited mark ${cited + 1} ${why.en}; it cannot be cancelled for non-use.`,
    },
  })

/** Cancellation for non-use of a mark that is not registered, not long enough, or no more. */
const nonUse = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const [match] = nonUseIn(line.text)
  if (!match || line.isQuoted || line.kind === 'heading' || facts.isCompanion) return []
  const { clause, before } = clauseAround(line.text, match.index, match.index + match[0].length)
  const isOwnDraft = line.document === 'analysis' && line.before?.text === line.text
  if (!ATTACKS.test(clause) || /^[^。；]{0,6}(?:如|若|满三年后|待)/.test(clause) || isOwnDraft) return []
  if (/不能|不得|无法|不可|cannot|may not/.test(clause)) return []
  if (isCancelledBefore(line, match.index, match.index + match[0].length, facts)) return []
  const said = /其|该商标|\bits\b/.test(clause) ? line.text : clause
  const named = matchesOf(said, CITED).map(one => citedNumber(one[1] ?? one[2] ?? '') - 1)
  const all =
    named.length > 0 ? [...new Set(named)] : facts.cited.length === 1 && /引证商标|cited mark/i.test(clause) ? [0] : []
  const start = line.text.indexOf(clause)
  const days = readTokens(said).filter(({ kind }) => kind === 'date')
  const registered = days.find(
    ({ to, from }) =>
      /^[^，。；\d]{0,4}(?:核准|获准)?注册/.test(said.slice(to)) || /registered on $/.test(said.slice(0, from)),
  )
  return all.flatMap(cited => {
    const filing = facts.cited[cited]?.timeline.filings.nonUse
    const opens = registered && /^\d{4}-\d{2}-\d{2}$/.test(registered.key) ? nonUseFrom(registered.key) : null
    const isYoung = opens !== null && opens > facts.deadline.due
    const why = filing?.why && CLOSED.includes(filing.why) ? filing.why : isYoung ? 'too-young' : null
    const from = match.index
    if (why === null || before.length > 160) return []
    return [proceedings(line, cited, Math.max(from, start), from + match[0].length, WHY[why])]
  })
}

/** The option of cancelling for non-use is on for a mark that the given registration date makes too young. */
const youngByField = (draft: CheckedDraft, { deadline }: CaseFacts): Finding[] =>
  draft.lines.flatMap(line =>
    line.pieces.flatMap(({ field, from, to }) => {
      const cited = field === null ? undefined : /^citedMark(\d+)RegistrationDate#/.exec(field)?.[1]
      const [day] = cited === undefined || line.isOff ? [] : readTokens(line.text.slice(from, to))
      if (cited === undefined || day?.kind !== 'date' || !isOn(draft, 'analysis', `citedMark${cited}NonUse`)) return []
      return nonUseFrom(day.key) > deadline.due
        ? [proceedings(line, Number(cited) - 1, from, to, WHY['too-young'])]
        : []
    }),
  )

interface Opposite {
  zh: string
  en: string
  isSaid: RegExp
  /** Words in the sentence that make it something else. */
  unless?: RegExp
  holds: (draft: CheckedDraft, facts: CaseFacts) => boolean
}

const hasGround = ({ notice }: CaseFacts, pattern: RegExp): boolean =>
  notice.grounds.some(ground => pattern.test(ground))

/** Sentences of the reasons that say the opposite of what is argued or chosen elsewhere. */
const OPPOSITES: readonly Opposite[] = [
  {
    isSaid:
      /(?:请求|恳请|敬请)(?:贵局|国家知识产权局|依法)*[^。；，不]{0,6}(?:核准|准予|初步审定|予以注册|维持)[^。；，“”驳]{0,4}引证商标|\b(?:asks?|requests?) [^.;]{0,30}to (?:approve|register|maintain) (?:the )?cited mark/,
    holds: () => true,
    zh: '请求核准或者维持引证商标，与复审请求相反',
    en: 'asks for the cited mark to be registered or kept, the opposite of what the review is for',
  },
  {
    isSaid:
      /(?:请求|恳请|敬请|请)(?:贵局|国家知识产权局|依法|予以)*(?:维持(?:原|该|上述)?驳回|驳回申请商标|驳回(?:该|本)?商标?(?:的)?注册申请)|\b(?:asks?|requests?) [^.;]{0,30}(?:to (?:uphold|maintain) the refusal|to refuse the mark)/,
    unless: /不应|不得|不能|\bnot\b/,
    holds: () => true,
    zh: '请求维持驳回或者驳回申请商标，与复审请求相反',
    en: 'asks for the refusal to stand, the opposite of what the review is for',
  },
  {
    isSaid:
      /申请商标(?:中?的?“[^”]{1,20}”)?(?:(?!不|未|非|没有|无|即使|是否)[^。；，“”]){0,6}(?:描述|表示|说明)了?[^。；，“”]{0,14}(?:原料|功能|质量|用途|特点|品质|内容|工艺)|申请商标(?:确实?|的确|虽|虽然|本)?(?:系|是|为|属于)(?:(?!不|未|非|没有|无|是否)[^。；，“”]){0,14}(?:直接)?(?:描述|说明|表示)(?=[。；，]|$)|申请商标(?:(?!不|未|非|没有|无|是否)[^。；，“”]){0,6}(?:缺乏|不具有?|不具备)显著|申请商标(?:确实?|的确|虽|虽然|本)?(?:为|是|系|属于)[^。；，“”不未非]{0,10}通用(?:名称|图形|型号)|[Tt]he mark (?:directly |indeed |does )?describes?/,
    unless: /不|未|非|没有|如果|即使|认为|认定|not|even if|hold/,
    holds: (_, facts) => hasGround(facts, /^(10\.1\.7|11)/),
    zh: '承认申请商标表示商品的特点或者为其通用名称，与主张相反',
    en: 'concedes that the mark describes or names the goods',
  },
  {
    isSaid:
      /申请人(?:确)?(?:系|为|是|属于)(?:(?!不|未|非|曾)[^。；，]){0,12}商标代理(?:机构|组织)(?!的?名单)|\bapplicant is (?:indeed )?an? [^.;,]{0,24}\btrademark agency\b/,
    unless: /不|未|非|曾|认为|认定|not|hold/,
    holds: (_, facts) => hasGround(facts, /^19\.4$/),
    zh: '承认申请人是商标代理机构，与主张相反',
    en: 'concedes that the applicant is an agency',
  },
  {
    isSaid:
      /(?:并?无|没有|缺乏|不具有)[^。；，]{0,8}使用[^。；，]{0,8}(?:意图|意思|目的)|no intention (?:to use|of using)/,
    unless: /他人|权利人|引证商标|cited/,
    holds: () => true,
    zh: '否认申请人有使用意图，于申请人不利',
    en: 'denies the intent to use',
  },
  {
    isSaid:
      /申请商标[^。；，]{0,8}(?:尚未|没有|从未|并未|还未)[^。；，]{0,6}(?:使用|投入)|the mark (?:has not (?:yet )?been|is not yet) used/i,
    unless: /他人|引证/,
    holds: draft => isOn(draft, 'reason', 'argueUse'),
    zh: '与“经使用”的主张相反',
    en: 'contradicts the argument from use',
  },
]

const OPPOSITES_IN = OPPOSITES.map(({ isSaid, ...opposite }) => ({ ...opposite, saidIn: keptMatches(isSaid) }))

const opposites = (draft: CheckedDraft, facts: CaseFacts): Finding[] =>
  OPPOSITES_IN.filter(({ holds }) => holds(draft, facts)).flatMap(({ saidIn, unless, zh, en }) =>
    draft.lines.flatMap(line => {
      if (line.document !== 'reason' || line.isOff || line.isQuoted || line.kind === 'heading') return []
      const [match] = saidIn(line.text)
      if (!match) return []
      const [from, to] = [match.index, match.index + match[0].length]
      const { clause } = clauseAround(line.text, from, to)
      if (
        unless?.test(clause.replace(/没有[^。；，]{0,8}使用|并?无[^。；，]{0,8}使用|尚未|不具有/g, '')) ||
        speaksOfOthers(line, clause)
      )
        return []
      return [
        findingAt(line, {
          kind: 'opposite',
          from,
          to,
          words: { zh: `“${match[0]}”${zh}。`, en: `“${match[0]}” ${en}.` },
        }),
      ]
    }),
  )

/** Options of the analysis that exclude one another for one cited mark. */
const EXCLUDED: readonly (readonly [string, string])[] = [
  ['Consent', 'NonUse'],
  ['Consent', 'Challenge'],
  ['Lapsed', 'NonUse'],
  ['Lapsed', 'Assignment'],
]

const lineOfSwitch = (
  { lines }: CheckedDraft,
  document: 'analysis' | 'reason',
  block: number,
): CheckedLine | undefined => lines.find(line => line.document === document && line.block === block)

/** Switches that say opposite things and are on together. */
const switchesTogether = (draft: CheckedDraft, { notice }: CaseFacts): Finding[] => {
  const state = (name: string) => draft.switches.analysis.find(one => one.name === name && one.isOn && !one.isOff)
  const pairs = notice.citedMarks.flatMap((_, index) =>
    EXCLUDED.map(
      ([one, other]) => [state(`citedMark${index + 1}${one}`), state(`citedMark${index + 1}${other}`)] as const,
    ),
  )
  const argues = draft.switches.reason.some(({ name, isOn: on, isOff }) => /^argue/.test(name) && on && !isOff)
  const drop = state('strategyDrop')
  const found = pairs.flatMap(([one, other]) => (one && other ? [{ one, other: other.label }] : []))
  const all = [...found, ...(drop && argues ? [{ one: drop, other: '' }] : [])]
  return all.flatMap(({ one, other }) => {
    const line = lineOfSwitch(draft, 'analysis', one.block)
    if (!line) return []
    const words =
      other === ''
        ? {
            zh: `分析建议“${one.label}”，而理由书请求复审。`,
            en: `The analysis says “${one.label}”, yet the reasons ask for review.`,
          }
        : {
            zh: `“${one.label}”与“${other}”互相排斥，却同时开启。`,
            en: `“${one.label}” and “${other}” exclude each other and are both on.`,
          }
    return [{ ...findingAt(line, { kind: 'opposite', from: 0, to: 0, words }), quote: one.label }]
  })
}

const ADVISES_AGAINST =
  /(?:建议|宜|倾向于?|不妨|可考虑|认为应当?)[^。；，不]{0,12}(?:放弃(?:本案|本次|驳回)?复审|不(?:再)?(?:申请|提出|提起|提交)(?:驳回)?复审)|不建议[^。；，]{0,8}(?:申请|提出|提起|提交)(?:驳回)?复审|\b(?:advise|recommend|suggest)s? (?:against|not) (?:asking for|filing|applying for|seeking|to (?:ask for|file|seek|apply for))[^.;]{0,20}review|\b(?:advise|recommend|suggest)s? (?:that )?(?:the client |to )?(?:drop|abandon|give up)[^.;]{0,12}review/
const adviceIn = keptMatches(ADVISES_AGAINST)

/** The analysis advises against the review that the reasons ask for. */
const advisedAgainst = ({ lines, switches }: CheckedDraft): Finding[] => {
  const isArgued = switches.reason.some(({ name, isOn: on, isOff }) => /^argue/.test(name) && on && !isOff)
  if (!isArgued) return []
  return lines.flatMap(line => {
    const [match] =
      line.document !== 'analysis' || line.isOff || line.before?.text === line.text ? [] : adviceIn(line.text)
    if (!match) return []
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    if (/如[果若]?|若|倘|除非|否则|\b(?:if|unless)\b/.test(clause)) return []
    return [
      findingAt(line, {
        kind: 'opposite',
        from: match.index,
        to: match.index + match[0].length,
        words: {
          zh: `分析写“${match[0]}”，而理由书请求复审。`,
          en: `The analysis says “${match[0]}”, yet the reasons ask for review.`,
        },
      }),
    ]
  })
}

const ASPECTS: readonly (readonly [aspect: string, words: RegExp])[] = [
  ['Meaning', /含义|meaning/i],
  ['Sound', /呼叫|读音|发音|sound|pronounc/i],
  ['Look', /外观|视觉|look|appearance/i],
  ['Impression', /视觉效果|impression/i],
]
const DIFFERS = /(?:截然|明显|完全|显著)?(?:不同|区别|差异|有别|迥异)|differ|distinct/i

/** An aspect is held to be close in the table and said to differ in the text. */
const verdictsAgainstText = (draft: CheckedDraft): Finding[] => {
  const close = draft.lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ field, from, to }) => {
          const match = field === null ? null : /^citedMark(\d+)(Meaning|Sound|Look|Impression)Verdict#/.exec(field)
          return match && /^(相近|close)$/.test(line.text.slice(from, to))
            ? [{ number: match[1] ?? '', aspect: match[2] ?? '' }]
            : []
        }),
  )
  if (close.length === 0) return []
  return draft.lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff || line.isQuoted || line.isInCell || line.kind === 'heading') return []
    if (line.before?.text === line.text) return []
    return ASPECTS.flatMap(([aspect, words]) => {
      const match = words.exec(line.text)
      if (!match) return []
      const { clause, after } = clauseAround(line.text, match.index, match.index + match[0].length)
      const numbers = matchesOf(clause, CITED).map(one => String(citedNumber(one[1] ?? one[2] ?? '')))
      const isClose = close.some(one => one.aspect === aspect && (numbers.length === 0 || numbers.includes(one.number)))
      if (!isClose || !DIFFERS.test(after.slice(0, 24)) || /不(?:足以)?(?:不同|区别)|并非/.test(clause)) return []
      return [
        findingAt(line, {
          kind: 'opposite',
          from: match.index,
          to: match.index + match[0].length,
          words: {
            zh: `比对表中该项为“相近”，此处称其不同。`,
            en: `The table calls this aspect close; this says that it differs.`,
          },
        }),
      ]
    })
  })
}

/** The day of signing lies before the notice was served. */
const signedTooEarly = (draft: CheckedDraft, { deadline, notice }: CaseFacts): Finding[] => {
  const first = notice.dispatchDate ?? addDays(deadline.served, -60)
  return fieldDays(draft, /^signingDate#/)
    .filter(({ line, key }) => line.document === 'reason' && key < first)
    .map(({ line, from, to, text }) =>
      findingAt(line, {
        kind: 'dateAfterDue',
        from,
        to,
        words: {
          zh: `落款日期${text}早于通知书的发文日期${writtenDate(first, 0)}。`,
          en: `The day of signing, ${text}, is before the notice was issued on ${writtenDate(first, 1)}.`,
        },
      }),
    )
}

/** Days that stand in fields and cannot follow one another so. */
const daysOutOfOrder = (draft: CheckedDraft, { notice }: CaseFacts): Finding[] => {
  const filed = fieldDays(draft, /^applicationDate#/).filter(
    ({ key }) => notice.applicationDate === null && notice.dispatchDate !== null && key > notice.dispatchDate,
  )
  const [signed] = fieldDays(draft, /^signingDate#/)
  const later = signed ? fieldDays(draft, /^citedMark\d+ProceedingsDate#/).filter(({ key }) => key > signed.key) : []
  const at = ({ line, from, to }: FieldDay, words: Finding['words']): Finding =>
    findingAt(line, { kind: 'dateAfterDue', from, to, words })
  return [
    ...filed.map(day =>
      at(day, {
        zh: `申请日期${day.text}晚于通知书的发文日期${writtenDate(notice.dispatchDate ?? '', 0)}。`,
        en: `The filing date, ${day.text}, is after the notice was issued on ${writtenDate(notice.dispatchDate ?? '', 1)}.`,
      }),
    ),
    ...later.map(day =>
      at(day, {
        zh: `所涉程序的提出日期${day.text}晚于落款日期${signed?.text}，而正文称其已经提出。`,
        en: `The proceedings are said to have been filed, yet on ${day.text}, after the day of signing, ${signed?.text}.`,
      }),
    ),
  ]
}

/** Returns what contradicts an argument, a choice, a date or the record of a cited mark. */
export const findOpposites = (draft: CheckedDraft, facts: CaseFacts): Finding[] => [
  ...draft.lines.flatMap(line => (line.isOff ? [] : nonUse(line, facts))),
  ...youngByField(draft, facts),
  ...opposites(draft, facts),
  ...switchesTogether(draft, facts),
  ...advisedAgainst(draft),
  ...verdictsAgainstText(draft),
  ...signedTooEarly(draft, facts),
  ...daysOutOfOrder(draft, facts),
  ...findProceedings(draft),
]
