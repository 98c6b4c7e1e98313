import type { CitedMarkStatus } from '#contract/notice.ts'
import { addMonths, daysBetween } from '#domain/calendar-day.ts'
import { CITED_STATUS_NAMES, isCalledEnded } from '#domain/mark/cited-facts.ts'
import { writtenDate } from '../../drafting/language.ts'
import type { CaseFacts } from '../case-facts.ts'
import { COUNT, COUNT_EN, countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { readTokens } from '../tokens.ts'
import { daysApartIn, type EventClaim, eventsIn, type MarkEvent, toldOf } from './read-events.ts'
import { placeOfMatch, type Statement, subjectAt } from './read-statements.ts'

/** The states that a mark may be in to which something has come to pass. */
const STATES: Record<MarkEvent, readonly CitedMarkStatus[]> = {
  filed: [
    'registered',
    'preliminary',
    'earlier-filed',
    'same-day',
    'not-renewed',
    'cancelled',
    'invalidated',
    'surrendered',
  ],
  preliminary: ['preliminary', 'registered', 'not-renewed', 'cancelled', 'invalidated', 'surrendered'],
  registered: ['registered', 'not-renewed', 'cancelled', 'invalidated', 'surrendered'],
  term: ['not-renewed', 'surrendered'],
  cancelled: ['cancelled'],
  invalidated: ['invalidated'],
  surrendered: ['surrendered', 'not-renewed'],
}

const EVENT_NAMES: Record<MarkEvent, { zh: string; en: string }> = {
  filed: { zh: '提出申请', en: 'filed' },
  preliminary: CITED_STATUS_NAMES.preliminary,
  registered: CITED_STATUS_NAMES.registered,
  term: CITED_STATUS_NAMES['not-renewed'],
  cancelled: CITED_STATUS_NAMES.cancelled,
  invalidated: CITED_STATUS_NAMES.invalidated,
  surrendered: CITED_STATUS_NAMES.surrendered,
}

const ENDS: readonly MarkEvent[] = ['term', 'cancelled', 'invalidated', 'surrendered']

/** Whether the register, or the attorney's own record, may know of a mark what the notice did not. */
const mayBeNewer = (facts: CaseFacts, place: number, event: MarkEvent, lost: ReadonlySet<number>): boolean => {
  const { record, timeline } = facts.cited[place] ?? {}
  const isOver = timeline?.state === 'ended' || timeline?.state === 'barred'
  const isEndedByNotice = isCalledEnded({ status: facts.notice.citedMarks[place]?.status ?? 'unknown' })
  if (ENDS.includes(event)) return !isEndedByNotice && ((Boolean(record) && isOver) || lost.has(place))
  return Boolean(record) && !isOver && !isEndedByNotice
}

/** The state of a cited mark by the notice, or by what its reasons tell where the notice names none. */
const statusOf = (facts: CaseFacts, place: number): CitedMarkStatus => {
  const status = facts.notice.citedMarks[place]?.status ?? 'unknown'
  if (status !== 'unknown') return status
  const told = toldOf(facts)[place]?.events
  const ended = BY_EVENT.find(([event]) => told?.has(event))
  return ended?.[1] ?? 'unknown'
}

/** What the last of a mark's events makes of it, the last first. */
const BY_EVENT: readonly (readonly [MarkEvent, CitedMarkStatus])[] = [
  ['surrendered', 'surrendered'],
  ['cancelled', 'cancelled'],
  ['invalidated', 'invalidated'],
  ['term', 'not-renewed'],
  ['registered', 'registered'],
  ['preliminary', 'preliminary'],
]

/** Something that is said to have come to pass with a mark that is in another state. */
const states = (line: CheckedLine, claim: EventClaim, facts: CaseFacts, lost: ReadonlySet<number>): Finding[] =>
  claim.cited.flatMap(place => {
    const status = statusOf(facts, place)
    if (status === 'unknown' || STATES[claim.event].includes(status)) return []
    if (mayBeNewer(facts, place, claim.event, lost)) return []
    const [should, said] = [CITED_STATUS_NAMES[status], EVENT_NAMES[claim.event]]
    return [
      findingAt(line, {
        kind: 'wording',
        from: claim.from,
        to: claim.to,
        fact: `citedMarks.${place}.status`,
        words: {
          zh: `通知书所载引证商标${place + 1}的状态为“${should.zh}”，此处称其“${said.zh}”。`,
          en: `The notice has cited mark ${place + 1} as ${should.en.toLowerCase()}; this calls it ${said.en.toLowerCase()}.`,
        },
      }),
    ]
  })

/** Words that deny that something has come to pass, each with the states in which it has. */
const DENIALS: readonly { words: RegExp; statuses: readonly CitedMarkStatus[]; zh: string; en: string }[] = [
  {
    words:
      /未(?:经|获|被|予|获得|能|通过)*(?:初步审定|初审)|(?:在|处于)(?:实质)?审查(?:阶段|之中|中)|\b(?:not (?:yet )?(?:been )?preliminarily approved|still under substantive examination)\b/,
    statuses: ['preliminary'],
    zh: '尚未初步审定',
    en: 'not approved yet',
  },
  {
    words:
      /(?<!届时|期满|再)未(?:经|获|被|予|获得|取得|能|获准|核准|准)*注册(?!申请|人|商标专|[于在])|\b(?:is|was|has) not (?:yet )?(?:been )?registered\b/,
    statuses: ['registered'],
    zh: '尚未注册',
    en: 'not registered yet',
  },
]
const OF_OTHER_TIME =
  /类|当时|此前|届时|之前|申请日|如|若|倘|一旦|是否|最终|终将|撤销|无效|异议|\b(?:if|when|then|Class)\b/

/** Something that is denied of a mark with which it has come to pass. */
const denials = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] =>
  DENIALS.flatMap(({ words, statuses, zh, en }) => {
    const match = OF_OTHER_TIME.test(statement.bare) ? null : words.exec(statement.bare)
    const cited = match ? (subjectAt(statement, match.index)?.cited ?? []) : []
    const wrong = cited.find(place => statuses.includes(statusOf(facts, place)) && !facts.cited[place]?.record)
    if (!match || wrong === undefined || /如|若|倘|一旦|\bif\b/.test(statement.sentence)) return []
    const should = CITED_STATUS_NAMES[statusOf(facts, wrong)]
    return [
      findingAt(line, {
        kind: 'wording',
        ...placeOfMatch(statement, match),
        fact: `citedMarks.${wrong}.status`,
        words: {
          zh: `通知书所载引证商标${wrong + 1}的状态为“${should.zh}”，此处称其“${zh}”。`,
          en: `The notice has cited mark ${wrong + 1} as ${should.en.toLowerCase()}; this calls it ${en}.`,
        },
      }),
    ]
  })

/** A day on which something is said to have come to pass with a mark, and that is another one or another mark's. */
const days = (line: CheckedLine, { event, cited, day }: EventClaim, facts: CaseFacts): Finding[] => {
  if (!day) return []
  const told = toldOf(facts)
  const wrong = cited.find(place => {
    const known = told[place]?.days.get(event) ?? []
    const isOfAnother = told.some(
      (other, index) => !cited.includes(index) && [...other.days.values()].flat().includes(day.key),
    )
    const isItsOwn = [...(told[place]?.days.values() ?? [])].flat().includes(day.key)
    return known.length > 0 ? !known.includes(day.key) : isOfAnother && !isItsOwn
  })
  if (wrong === undefined) return []
  const known = told[wrong]?.days.get(event) ?? []
  const [only, ...others] = known
  const name = EVENT_NAMES[event]
  const said = line.text.slice(day.from, day.to)
  return [
    findingAt(line, {
      kind: 'date',
      from: day.from,
      to: day.to,
      fact: `citedMarks.${wrong}.regNo`,
      mend: only !== undefined && others.length === 0 ? writtenDate(only, facts.isEn) : null,
      words:
        known.length > 0
          ? {
              zh: `引证商标${wrong + 1}（${name.zh}）的日期为${known.map(one => writtenDate(one, 0)).join('、')}，稿中为${said}。`,
              en: `The day of this (${name.en.toLowerCase()}) for cited mark ${wrong + 1} is ${known.map(one => writtenDate(one, 1)).join(', ')}; the draft says ${said}.`,
            }
          : {
              zh: `${said}在通知书中是另一件引证商标的日期，不是引证商标${wrong + 1}的。`,
              en: `In the notice ${said} is a day of another cited mark and not of cited mark ${wrong + 1}.`,
            },
    }),
  ]
}

/** A count of days between the filing of two marks that is not the one of their days or of the notice. */
const apart = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const claim = daysApartIn(statement)
  if (!claim) return []
  const { daysApart = [], days: ofEvents } = toldOf(facts)[claim.cited] ?? {}
  const [own] = facts.days.filing
  const between = own === undefined ? [] : (ofEvents?.get('filed') ?? []).map(day => Math.abs(daysBetween(day, own)))
  const known = [...new Set([...between, ...daysApart])]
  if (known.length === 0 || known.includes(claim.days)) return []
  return [
    findingAt(line, {
      kind: 'date',
      ...placeOfMatch(statement, claim.match),
      fact: `citedMarks.${claim.cited}.regNo`,
      words: {
        zh: `引证商标${claim.cited + 1}与申请商标的申请日期相差${known.join('、')}日，稿中为“${claim.match[0]}”。`,
        en: `Cited mark ${claim.cited + 1} and the mark applied for were filed ${known.join(', ')} days apart; the draft says “${claim.match[0]}”.`,
      },
    }),
  ]
}

const OF_BAR = /一年(?:期间|隔离期|期限|期|内)?|隔离期|第五十条|\bone[- ]year\b|\bArticle 50\b|\bbar\b/
const BAR_ENDS =
  /(?:至|于|到|最迟|截至|届满日(?:为|是)?)[^，。；\d]{0,4}$|\b(?:until|on|by|ends?|expires?)(?: on| at)? (?:the latest )?$/

/** The last day of the year in which an ended mark bars others, that is said to be another one. */
const bars = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  if (!OF_BAR.test(statement.sentence)) return []
  const tokens = readTokens(statement.bare).filter(({ kind }) => kind === 'date')
  return tokens.flatMap(token => {
    const lead = statement.bare.slice(0, token.from)
    const tail = statement.bare.slice(token.to)
    const isEnd =
      /^[^，。；\d]{0,6}(?:届满|期满|止|到期)/.test(tail) ||
      (/届满|期满|ends?\b|expires?\b|runs? /.test(lead) && BAR_ENDS.test(lead))
    const isOfTerm = /有效期|专用权期|专用期/.test(lead)
    const subject = subjectAt(statement, token.from)
    const [place, ...more] = subject?.cited ?? []
    if (!isEnd || isOfTerm || place === undefined || more.length > 0) return []
    const { timeline } = facts.cited[place] ?? {}
    const until = timeline?.bar?.until
    const ofTerm = (toldOf(facts)[place]?.days.get('term') ?? []).map(day => addMonths(day, 12))
    const ofEnd = ENDS.flatMap(event => toldOf(facts)[place]?.days.get(event) ?? []).map(day => addMonths(day, 12))
    // What the reasons say of marks together is a day of each of them.
    const { term = [], mark = [] } = facts.cited[place]?.endsTold ?? {}
    const together = [...term, ...mark].map(day => addMonths(day, 12))
    const known = [...new Set([...(until ? [until] : []), ...ofTerm, ...ofEnd, ...together])]
    const should = until ?? known[0]
    if (should === undefined || known.includes(token.key)) return []
    return [
      findingAt(line, {
        kind: 'date',
        from: statement.from + token.from,
        to: statement.from + token.to,
        mend: writtenDate(should, facts.isEn),
        words: {
          zh: `引证商标${place + 1}失效后的一年期间至${writtenDate(should, 0)}届满，稿中为${token.text}。`,
          en: `The year after cited mark ${place + 1} ended runs until ${writtenDate(should, 1)}; the draft says ${token.text}.`,
        },
      }),
    ]
  })
}

const DRAWN = /抽签|drawing of lots|\blots?\b/
const WON =
  /由(?<who>[^，。；]{1,24}?)(?:继续申请|保留|中签|抽中|胜出|取得|获得)|(?<first>申请人|申请商标|我方)[^，。；不未]{0,6}(?:中签|抽中|胜出)|\bthe applicant (?:won|drew|was drawn)/

/** The applicant is said to have drawn the lot that the notice gives to the other side. */
const lots = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  if (!DRAWN.test(statement.sentence)) return []
  const match = WON.exec(statement.text)
  const who = match?.groups?.['who'] ?? match?.groups?.['first'] ?? 'applicant'
  const drawn = (facts.notice.reasons ?? []).find(({ text }) => DRAWN.test(text))
  const winner = drawn ? WON.exec(drawn.text)?.groups?.['who'] : undefined
  const isOwn = (name: string): boolean => /申请人|申请商标|我方|applicant/.test(name) && !/引证/.test(name)
  if (!match || winner === undefined || isOwn(winner) || !isOwn(who)) return []
  return [
    findingAt(line, {
      kind: 'wording',
      ...placeOfMatch(statement, match),
      words: {
        zh: `通知书载明经抽签“由${winner}”取得，此处称由申请人取得。`,
        en: `By the notice the lot fell to the other side; this gives it to the applicant.`,
      },
    }),
  ]
}

const COUNTED = new RegExp(
  `${COUNT}[件个枚](?:引证商标|商标|标志)?(?:均|都|皆|已|目前|现)*(?:是|为|系|属于?)?(?:已|经|被|有效的?|合法的?|尚|仍|在先)*(?<state>注册商标|获准注册|核准注册|注册|初步审定|初审|申请在先|被?撤销|被?宣告无效|无效|期满未续展|注销)|\\b${COUNT_EN} (?:of (?:them|these|the cited marks) )?(?:are|is|were|was|have been|has been) (?<stateEn>registered|preliminarily approved|cancelled|invalidated|expired|surrendered)\\b`,
  'g',
)
const COUNTED_STATES: readonly (readonly [words: RegExp, statuses: readonly CitedMarkStatus[]])[] = [
  [/初步审定|初审|preliminarily/, ['preliminary']],
  [/申请在先/, ['earlier-filed']],
  [/撤销|cancelled/, ['cancelled']],
  [/无效|invalid/, ['invalidated']],
  [/续展|expired/, ['not-renewed']],
  [/注销|surrendered/, ['surrendered', 'not-renewed']],
  [/注册|registered/, ['registered']],
]

/** A count of the cited marks in a state that is not the one of the notice. */
const counts = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const { citedMarks, doubtful } = facts.notice
  const isOfCited = /引证|\bcited marks?\b/.test(statement.sentence) && !/“/.test(statement.text)
  if (!isOfCited || citedMarks.length < 2 || doubtful.includes('citedMarks')) return []
  if (statement.mentions.some(({ cited }) => cited.length > 0) || facts.cited.some(({ record }) => record)) return []
  const states = citedMarks.map((_, place) => statusOf(facts, place))
  const open = states.filter(status => status === 'unknown').length
  return matchesOf(statement.text, COUNTED).flatMap(match => {
    const written = match[1] ?? match[3] ?? ''
    const state = match.groups?.['state'] ?? match.groups?.['stateEn'] ?? ''
    const statuses = COUNTED_STATES.find(([words]) => words.test(state))?.[1] ?? []
    const right = states.filter(status => statuses.includes(status)).length
    const count = countOf(written)
    const lead = statement.text.slice(0, match.index)
    if (
      !Number.isFinite(count) ||
      (count >= right && count <= right + open) ||
      /未|不|尚|他人|另|其他/.test(lead.slice(-4) + match[0])
    )
      return []
    const from = statement.from + match.index + match[0].indexOf(written)
    return [
      findingAt(line, {
        kind: 'number',
        from,
        to: from + written.length,
        words: {
          zh: `引证商标中${state}的有${right}件，稿中写“${written}”件。`,
          en: `${right} of the cited marks are so; the draft says “${written}”.`,
        },
      }),
    ]
  })
}

/** Words right behind a day that tell what came to pass on it: 抽签, 刊登. */
const COMES_TO_PASS = /^(?:的|被|由|经|已|进行|举行|即|就|予以|双方|我局|贵局|起)*(?<deed>\p{Script=Han}{2})/u
/** Deeds of which anybody may have done more than one. */
const OF_ANYTHING = /^(?:申请|注册|使用|提出|提交|递交|核准|公告|作出|收到|发出|发文|至今|以来|之前|之后|期间)/

const deedsIn = (text: string): { deed: string; key: string; from: number; to: number; text: string }[] =>
  readTokens(text).flatMap(({ kind, key, from, to, text: said }) => {
    const deed = kind === 'date' ? COMES_TO_PASS.exec(text.slice(to))?.groups?.['deed'] : undefined
    return deed === undefined || OF_ANYTHING.test(deed) ? [] : [{ deed, key, from, to, text: said }]
  })

/** A day on which something came to pass that the examiner tells with another day. */
const deeds = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const own = deedsIn(statement.bare)
  if (own.length === 0) return []
  const told = (facts.notice.reasons ?? []).flatMap(({ text }) => deedsIn(text))
  return own.flatMap(({ deed, key, from, to, text }) => {
    const known = [...new Set(told.filter(one => one.deed === deed).map(one => one.key))]
    if (known.length === 0 || known.includes(key)) return []
    const [only, ...others] = known
    return [
      findingAt(line, {
        kind: 'date',
        from: statement.from + from,
        to: statement.from + to,
        mend: only !== undefined && others.length === 0 ? writtenDate(only, facts.isEn) : null,
        words: {
          zh: `通知书就此写明的日期为${known.map(one => writtenDate(one, 0)).join('、')}，稿中为${text}。`,
          en: `The notice gives ${known.map(one => writtenDate(one, 1)).join(', ')} for this; the draft says ${text}.`,
        },
      }),
    ]
  })
}

/** Returns what statements tell of the life of cited marks otherwise than notice, register and the examiner's reasons do. */
export const findEvents = (
  line: CheckedLine,
  statements: readonly Statement[],
  facts: CaseFacts,
  lost: ReadonlySet<number>,
): Finding[] =>
  statements.flatMap(statement => {
    const told = eventsIn(statement).filter(({ isTold }) => isTold)
    return [
      ...told.flatMap(claim => [...states(line, claim, facts, lost), ...days(line, claim, facts)]),
      ...denials(line, statement, facts),
      ...apart(line, statement, facts),
      ...bars(line, statement, facts),
      ...lots(line, statement, facts),
      ...counts(line, statement, facts),
      ...deeds(line, statement, facts),
    ]
  })
