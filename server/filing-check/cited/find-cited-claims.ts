import type { CitedMarkStatus } from '#contract/notice.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { CITED_STATUS_NAMES, isCalledEnded } from '#domain/mark/cited-facts.ts'
import type { ClosedReason } from '#domain/mark/cited-timeline.ts'
import { isInternationalNumber } from '#domain/mark/mark-life.ts'
import { writtenDate } from '../../drafting/language.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { type CheckedDraft, type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { readTokens } from '../tokens.ts'
import { placeOf, placeOfLine, SENTENCE, type Statement, statementsOf } from './find-cited-facts.ts'
import { findOwners } from './find-owners.ts'

/** A sentence that supposes, asks or plans tells no fact; one of history or of other people tells another one. */
const SUPPOSED =
  /(?<!例|假|诸|正|比|譬)如(?!上|下|前|此|实|期|何|今)|倘|假如|(?<![般假])若(?!干)|一旦|能否|是否|可能|或将|拟|即将|将[被会要]|待|依法可以?|可以?(?=[，。]|$)|尚未|未能|不会|并未|从未|没有|并非|不是|不属于|正在|等待|曾|原(?:由|名|为)?(?!因)|(?<![替代])他人|第三方|届时|\bif\b|whether|\bmay\b|\bmight\b|\bwould\b|\bwill\b|\bnot yet\b|\bhas not\b|\bhad\b|\bonce\b|\bunless\b|\buntil\b|\bpending\b|\b(?:does|do|did) not\b/

/** The fewer words that leave open what is said of a mark that is not registered. */
const IF =
  /(?<!例|假|诸|正|比|譬)如(?!上|下|前|此|实|期|何|今)|倘|假如|(?<![般假])若(?!干)|一旦|曾|(?<![替代])他人|第三方|\bif\b|whether|\bunless\b|\bhad\b/

const GAP = '(?:(?!申请|请求|提出|提起|提交|未|不|是否|能否)[^，。；]){0,10}?'

interface StatusClaim extends LawText {
  /** The states, any of which makes the words true. */
  statuses: readonly CitedMarkStatus[]
  /** What every form of the words holds, which is looked for first. */
  sign: RegExp
  words: RegExp
}

const claim = (status: CitedMarkStatus, sign: RegExp, words: RegExp): StatusClaim => ({
  ...CITED_STATUS_NAMES[status],
  statuses: [status],
  sign,
  words,
})

const CLAIMS: readonly StatusClaim[] = [
  claim(
    'not-renewed',
    /[期届续]|expired|lapsed|renewed/,
    /(?:期满|到期|届满)[^，。；]{0,6}(?:未(?!见)|没有|不再)[^，。；]{0,4}续展|因(?:期满|到期)[^，。；]{0,6}(?:失效|终止|注销)|未(?:按期|依法|及时|予)?续展|\b(?:has |was )?(?:expired|lapsed)\b|\bnot (?:been )?renewed\b/,
  ),
  claim(
    'invalidated',
    /无效|自始|invalid/,
    new RegExp(
      `(?:已|业|被|经)${GAP}宣告${GAP}无效(?!宣告)|(?:已|业)(?:经)?无效|自始(?:不存在|无效)|\\b(?:has been|was|were) (?:declared invalid|invalidated)`,
    ),
  ),
  claim(
    'cancelled',
    /撤销|cancel/,
    new RegExp(
      `(?:已|业|经|因|被|予以)${GAP}撤销(?!申请|程序|案|请求|连续|的?决定|之日|驳回)|\\b(?:has been|was|were) cancell?ed`,
    ),
  ),
  claim(
    'surrendered',
    /注销|surrender/,
    /(?:由|经|被)[^，。；]{0,8}申请注销|(?:主动|自行|自愿)[^，。；不未]{0,4}注销(?!主体|登记|营业|资格)|\b(?:has been|was|were) surrendered/,
  ),
  {
    // A mark that is not renewed is struck off, too.
    ...CITED_STATUS_NAMES.surrendered,
    statuses: ['surrendered', 'not-renewed'],
    sign: /注销/,
    words: new RegExp(`(?:已|业|经|被)${GAP}注销(?!主体|登记|营业|资格)`),
  },
  {
    statuses: ['not-renewed', 'cancelled', 'invalidated', 'surrendered'],
    sign: /[终灭失]|丧|不复|不再|无效|no longer|ceased|dead|extinct/,
    words:
      /(?:专用权|权利|效力|注册)[^，。；不未]{0,8}(?:终止|消灭|丧失|失效|灭失)|(?:早已|已|业已|已经)[^，。；不未]{0,6}(?:失效|不复存在|不再有效|归于消灭)|处于(?:无效|失效|失权)状态|\b(?:is|are) no longer (?:in force|valid|alive|registered)\b|\bceased to (?:exist|be valid|have effect)\b|\bis (?:dead|extinct)\b|\bno longer exists?\b/,
    zh: '已失效',
    en: 'ended',
  },
  claim(
    'same-day',
    /同一?[日天]|same day/,
    /(?:系|为|是|属于?)[^，。；不]{0,4}同(?:一)?[日天][^，。；]{0,4}申请|\bfiled on the same day\b/,
  ),
  {
    statuses: ['registered', 'not-renewed', 'cancelled', 'invalidated', 'surrendered'],
    sign: /注册/,
    words: /(?<![申请未])(?:获准|核准)?注册[于在自]\s*\d{4}年|[于在]\d{4}年[^，。；未]{0,8}(?:获准|核准)注册/,
    zh: '已注册',
    en: 'registered',
  },
  {
    statuses: ['registered', 'not-renewed', 'cancelled', 'invalidated', 'surrendered'],
    sign: /注册|since/,
    words: /(?:被|经|获|自)?(?:核准|获准)?注册(?:以来|至今|之?后)(?!续)|\bsince (?:its|it was) regist(?:ration|ered)\b/,
    zh: '已注册',
    en: 'registered',
  },
  {
    statuses: ['earlier-filed', 'same-day'],
    sign: /初步审定|approved/,
    words: /(?:尚|还|仍|并)未(?:经|获|被)?[^，。；]{0,2}初步审定|\bnot (?:yet )?(?:been )?preliminarily approved\b/,
    zh: '尚未初步审定',
    en: 'not approved yet',
  },
  claim('preliminary', /公告期/, /(?:仍|尚|正|还)?(?:在|处于)(?:初步审定|初审)公告期/),
  {
    statuses: ['preliminary', 'earlier-filed', 'same-day'],
    sign: /审查|待审|注册|申请|获|pending|examination|registered/,
    words:
      /(?:尚|仍|还|至今)(?:仍|未|处于|在|是|为)[^，。；]{0,10}(?:审查|待审|获准注册|核准注册|获得注册|取得注册|完成注册|申请(?:阶段|状态))|(?:是|为|系|属于?)[^，。；]{0,6}(?:待审|审查中|申请中)|(?:尚|还|仍|并)未(?:经|获|被|予)?(?:核准|获准)?注册|未获(?:准|核准|得)?(?:商标)?注册|自始未获核准|(?<!review |appeal |action |proceedings? |request )\b(?:is|remains) (?:still )?(?:pending|under examination)\b|\b(?:is|was|has) not (?:yet )?(?:been )?registered\b/,
    zh: '尚未注册',
    en: 'not registered yet',
  },
  claim(
    'registered',
    /注册|有效|专用权|in force|valid|registered|registration/,
    /(?:作为|系|是|为|属于?)[^，。；“”不未非尚]{0,8}注册的?商标|\b(?:as|being) (?:an? )?(?:earlier |prior |validly |duly )*registered (?:trade ?)?mark|(?:目前|仍|现|至今|继续|依然|处于)[^，。；不未]{0,8}(?:合法)?有效|(?:系|为|是)(?:合法)?有效|专用权[^，。；不未]{0,6}(?:有效|存续)|(?:已经?|业已|早已|早就)[^，。；不未]{0,4}(?:取得|获得|享有)[^，。；]{0,6}专用权|(?:早已|早就|业已)[^，。；不未]{0,4}注册(?!申请|人)|\b(?:remains?|still|is) (?:validly |duly )?(?:in force|valid|registered)\b|\b(?:has|having) (?:already )?been (?:validly |duly )?registered\b|\bthough registered\b|\bmatured (?:in)?to registration\b/,
  ),
]

/** A sign of the words of every claim. */
const TELLS_OF_STATE = /[期届续销效册审请核准权灭亡止失丧]|不存在|不复存在|消灭|[a-z]{2}/

/** A mark is said to live, or to have ended in a way, that is not the one of notice and register. */
const statuses = (line: CheckedLine, statement: Statement, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] => {
  if (!TELLS_OF_STATE.test(statement.text)) return []
  const claims = CLAIMS.flatMap(own => {
    const match = own.sign.test(statement.text) ? own.words.exec(statement.text) : null
    return match ? [{ own, match }] : []
  })
  const [first] = claims
  // A claim of its own may hold the words of a supposition: 尚未核准注册.
  const around = first && statement.text.replace(first.match[0], '')
  if (!first || around === undefined) return []
  const isOpen = first.own.statuses.includes('earlier-filed')
  if ((isOpen ? IF : SUPPOSED).test(around.replace(/注册人|申请人/g, ''))) return []
  const before = statement.text.slice(0, first.match.index)
  // What it no longer is, the mark is not said to be: 不再是有效的注册商标.
  if (/(?:不再|不|非|未)$/.test(before)) return []
  // It may be the firm that has ended, and a request against the mark that is pending.
  const isOfFirm =
    /注销|不复存在/.test(first.match[0]) && /(?:注册人|权利人|所有人|公司|主体|企业)[^，。；]{0,6}$/.test(before)
  const isOfRequest =
    /审查|pending|examination/.test(first.match[0]) &&
    /撤销|无效|异议|请求|程序|案|request|cancellation|proceeding|opposition/.test(statement.sentence)
  if (isOfFirm || isOfRequest) return []
  const claimed = claims.flatMap(({ own }) => own.statuses)
  return statement.cited.flatMap(cited => {
    const status = facts.notice.citedMarks[cited]?.status ?? 'unknown'
    const { record, timeline } = facts.cited[cited] ?? {}
    const isOver = timeline?.state === 'ended' || timeline?.state === 'barred'
    if (status === 'unknown' || claimed.includes(status)) return []
    // The register may know what the notice did not: that the mark has ended, or that it was registered since.
    const isEnd = first.own.statuses.some(one => isCalledEnded({ status: one }))
    if (isEnd && !isCalledEnded({ status }) && ((record && isOver) || lost.has(cited))) return []
    if (!isEnd && record && !isOver && !isCalledEnded({ status })) return []
    const should = CITED_STATUS_NAMES[status]
    const said = first.own
    return [
      findingAt(line, {
        kind: 'wording',
        ...placeOf(statement, first.match),
        fact: `citedMarks.${cited}.status`,
        words: {
          zh: `通知书所载引证商标${cited + 1}的状态为“${should.zh}”，此处称其“${said.zh}”。`,
          en: `The notice has cited mark ${cited + 1} as ${should.en.toLowerCase()}; this calls it ${said.en.toLowerCase()}.`,
        },
      }),
    ]
  })
}

const FILED = /已|正|请求|提出|提起|递交|尚在|审查中|\bhas\b|\bhave\b|\bfiled\b|\bpending\b|\basks?\b/
const IN_LAW = /可以|任何人|任何单位|不能|不得|无法|不可|如果|若|待|曾|他人|第三方|未|没有|\bmay\b|\bcannot\b|\bif\b/

const WHY_CLOSED: Partial<Record<ClosedReason, { zh: string; en: string }>> = {
  own: { zh: '属于申请人自己', en: 'is the applicant’s own' },
  ended: { zh: '已经失效', en: 'has ended' },
  'already-registered': { zh: '已经注册', en: 'is registered already' },
}

const ATTACKS = [
  {
    words: /异议(?!的?期)|\boppos(?:ed|ition|es)\b/,
    filing: 'opposition',
    zh: '异议',
    en: 'an opposition',
    notYet: { zh: '尚未初步审定公告', en: 'has not been published preliminarily' },
  },
  {
    words: /无效宣告|宣告[^，。；]{0,20}无效|\binvalidat(?:ion|e|ed)\b/,
    filing: 'invalidation',
    zh: '无效宣告',
    en: 'a request for invalidation',
    notYet: { zh: '尚未注册', en: 'is not registered yet' },
  },
] as const

/** An opposition to a mark that is registered or not published, an invalidation of one that is not registered or has ended. */
const attacks = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] =>
  ATTACKS.flatMap(({ words, filing, zh, en, notYet }) => {
    const match = words.exec(statement.text)
    if (!match || !FILED.test(statement.text) || IN_LAW.test(statement.text) || IF.test(statement.sentence)) return []
    return statement.cited.flatMap(cited => {
      const { why, isOpen } = facts.cited[cited]?.timeline.filings[filing] ?? { why: null, isOpen: true }
      const reason = why === null ? undefined : why === 'not-registered' ? notYet : WHY_CLOSED[why]
      // What has ended may have ended by it.
      if (isOpen || !reason || (why === 'ended' && /已被|已经?[^，。；]{0,4}无效|was|has been/.test(statement.text)))
        return []
      return [
        findingAt(line, {
          kind: 'proceedings',
          ...placeOf(statement, match),
          fact: `citedMarks.${cited}.status`,
          words: {
            zh: `引证商标${cited + 1}${reason.zh}，不能对其提出${zh}。`,
            en: `Cited mark ${cited + 1} ${reason.en}; ${en} is not open against it.`,
          },
        }),
      ]
    })
  })

const NATIONAL =
  /(?:并非|不是|非)国际注册|(?:国内|在中国|我国)[^，。；]{0,8}(?:直接)?(?:申请注册|注册)的?商标|\bnot an international registration\b|\bnational registration\b/
const INTERNATIONAL =
  /(?:系|为|是)(?:马德里)?国际注册(?:商标)?|(?:经由|通过)马德里|领土延伸|\bis an international registration\b|\bterritorial extension\b|\b(?:designat\w+|extended to) China\b/

/** An international registration is called a national one, or the other way round. */
const origins = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const [national, international] = [NATIONAL.exec(statement.text), INTERNATIONAL.exec(statement.text)]
  return statement.cited.flatMap(cited => {
    const mark = facts.notice.citedMarks[cited]
    const isInternational = mark !== undefined && (mark.international === true || isInternationalNumber(mark.regNo))
    const match = isInternational ? national : international
    if (!mark || !match || (!isInternational && national)) return []
    const [number, { regNo }] = [cited + 1, mark]
    return [
      findingAt(line, {
        kind: 'wording',
        ...placeOf(statement, match),
        fact: `citedMarks.${cited}.regNo`,
        words: {
          zh: `引证商标${number}（第${regNo}号）${isInternational ? '' : '不'}是国际注册。`,
          en: `Cited mark ${number} (no. ${regNo}) is ${isInternational ? 'an' : 'no'} international registration.`,
        },
      }),
    ]
  })
}

const FILES = /提出(?:注册)?申请|申请注册|申请日期?[^，。；\d]{0,4}$|\bfiled\b/
const OF_TIME = /于|后|later|after/
const LATER =
  /申请日期?[^，。；]{0,8}(?:晚于|迟于|在后)|(?:晚于|迟于)申请商标(?:的?申请日?期?|提出|递交)|在申请商标(?:的?申请日?期?)?之?后(?:才|方)?(?:提出|递交|提交)?的?(?:注册)?申请|\bfiled (?:later|after)\b|\blater (?:filing|application) than\b/

/** Several marks are said to have been filed on a day that is none of theirs, or an earlier one to be later. */
const filings = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { text, named, cited } = statement
  const days = (/提出|申请注册|申请日|filed/.test(text) ? readTokens(text) : []).filter(({ kind, from, to }) => {
    return kind === 'date' && (FILES.test(text.slice(to, to + 14)) || FILES.test(text.slice(0, from)))
  })
  const own = cited.map(one => facts.cited[one]?.days.filed ?? [])
  const isKnown = cited.length > 1 && own.every(filed => filed.length > 0)
  const wrong = isKnown ? days.filter(({ key }) => !own.some(filed => filed.includes(key))) : []
  const later = OF_TIME.test(text) ? LATER.exec(text) : null
  const isEarlier = named.some(one => facts.notice.citedMarks[one.cited]?.status === 'earlier-filed')
  const isLater = later && isEarlier && !/优先权|priority/.test(statement.sentence) && !/不|并非|未|\bnot\b/.test(text)
  const [day] = own.flat()
  return [
    ...wrong.map(token =>
      findingAt(line, {
        kind: 'date',
        from: statement.from + token.from,
        to: statement.from + token.to,
        mend: new Set(own.flat()).size === 1 && day ? writtenDate(day, facts.isEn) : null,
        words: {
          zh: `所述引证商标的申请日期为${[...new Set(own.flat())].map(one => writtenDate(one, 0)).join('、')}，稿中为${token.text}。`,
          en: `These marks were filed on ${[...new Set(own.flat())].map(one => writtenDate(one, 1)).join(', ')}; the draft says ${token.text}.`,
        },
      }),
    ),
    ...(isLater
      ? [
          findingAt(line, {
            kind: 'wording',
            ...placeOf(statement, later),
            words: {
              zh: '通知书称该引证商标申请在先，此处称其申请在后。',
              en: 'The notice calls this mark filed earlier; this calls it filed later.',
            },
          }),
        ]
      : []),
  ]
}

const NOT_FILED =
  /(?:尚未|还未|没有|未曾|拟|将)(?:正式)?(?:提出|提起|提交|递交)|\b(?:has|have) not (?:yet )?been filed|\bnot yet filed|\bwill be filed/
/** Suspension is asked for proceedings that are not filed. */
const unfiled = (line: CheckedLine): Finding[] =>
  (/中止|suspen/.test(line.text) ? matchesOf(line.text, SENTENCE) : []).flatMap(({ 0: sentence, index }) => {
    const match = NOT_FILED.exec(sentence)
    const isAsked =
      /中止|suspen/.test(sentence) && /无效|撤销|异议|转让|程序|invalidat|cancel|oppos|assign/.test(sentence)
    if (!match || !isAsked || /如|若|\bif\b/.test(sentence)) return []
    return [
      findingAt(line, {
        kind: 'suspension',
        from: index + match.index,
        to: index + match.index + match[0].length,
        words: {
          zh: '此处请求等待的程序尚未提出，没有可以等待的结果。',
          en: 'The proceedings to wait for are not filed: there is nothing to wait for.',
        },
      }),
    ]
  })

const SPEAKS = /引证|[Cc]ited|第\s*[GＧ]?\d{6}|[Nn]o\. ?G?\d{6}|“/

/** Returns the cited marks that the attorney has recorded as lost since the notice. */
export const lostMarks = ({ switches }: CheckedDraft): Set<number> =>
  new Set(
    switches.analysis.flatMap(({ name, isOn, isOff }) => {
      const number = isOn && !isOff ? /^citedMark(\d+)Lapsed$/.exec(name)?.[1] : undefined
      return number === undefined ? [] : [Number(number) - 1]
    }),
  )

/**
 * Returns what the attorney's own words say of a cited mark, whose it is, how it stands, who consents, what is pending
 * against it and which goods it concerns, where notice and register say otherwise. `lost` holds the marks that the
 * attorney has recorded as lost.
 */
export const findCitedClaims = (line: CheckedLine, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] => {
  if (line.isQuoted || line.kind === 'heading' || isAsGenerated(line)) return []
  if (!SPEAKS.test(line.text) && placeOfLine(line) === null) return []
  const ofMarks = statementsOf(line, facts).flatMap(statement =>
    statement.cited.length === 0
      ? []
      : [
          ...statuses(line, statement, facts, lost),
          ...findOwners(line, statement, facts),
          ...attacks(line, statement, facts),
          ...filings(line, statement, facts),
          ...origins(line, statement, facts),
        ],
  )
  return [...unfiled(line), ...ofMarks]
}
