import { addDays } from '#domain/calendar-day.ts'
import { writtenDate } from '../drafting/language.ts'
import type { CaseFacts, DayRole } from './case-facts.ts'
import { clauseAround, isAboutOthers } from './context.ts'
import { type CheckedDraft, type CheckedLine, type Finding, fieldDays, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'
import type { Token } from './tokens.ts'

const DAY_ROLES: readonly [DayRole, RegExp, RegExp][] = [
  [
    'served',
    /(收到|送达(?!系统|平台|账户|凭证)|收悉|签收|收取|领取|拿到)(日期|之日|日)?[^，。；\d]{0,10}$|(?:视为送达)[^，。；\d]{0,4}$|复审(?:的)?期限[^，。；\d]{0,4}自$|(?:received|served|took delivery|delivered|got|reached)[^.;,\d]{0,40}$|\breached [^.;,\d]{0,30} on\s*$|Date received\s*$/,
    /^(?:[^，。；\d]{0,4}|(?:通过|经由?|以|从|在)[^，。；\d]{1,20})(收到|签收|送达|收悉|接到|收取|领取|拿到|视为送达)|^，(?:申请人|我方|我司|代理人|代理机构)[^，。；\d]{0,6}(?:收到|签收|收悉|接到|收取|领取|拿到)|^[^.;,\d]{0,8}\b(?:was|were) (?:received|served)/,
  ],
  [
    'dispatch',
    /(发文日期|落款日期|发文日|作出日期)[^，。；\d]{0,6}$|(Dispatch date|dispatched on|(?:issued|dispatched)[^.;,]{0,40} on|Notification of (?:Partial )?Refusal[^.;,]{0,60} (?:of|dated)|(?:notice|refusal) dated|\b[Tt]he (?:notice|refusal|decision) of)\s*$/,
    /^[^，。；\d]{0,3}(作出|发出|下发|签发|发文)(?!《(?!商标)|(?:审查意见|补正|说明))|^的(?:部分)?(?:驳回)?(?:决定|通知书)/,
  ],
  [
    'filing',
    /(?<!引证商标[^，。；]{0,12})(申请日期|申请日)[^，。；\d]{0,4}$|(Filing date|(?<!must be )filed (?:the |an )?application[^.;]{0,80} on|(?:applicant’s (?:own )?mark|mark applied for|[Tt](?:his|he) application(?: for registration)?|[Aa]pplication no\. \d+) was filed on)\s*$/,
    /^[^，。；\d]{0,16}(提出|提交|递交)[^，。；]{0,8}注册申请|^[^，。；\d]{0,3}同(?:一)?[日天][^，。；]{0,8}(?:提出|申请)/,
  ],
  [
    'due',
    /((?:最迟|至迟|最晚)(?:应当|应|须|可)?[于在]?|(?:届满|期满|到期)日?期?[为是]?|最后(?:的?(?:提交|递交)?(?:一[日天]|期限|时限|期日|日期?))[为是系]?|截[止至][日期于至]*[为是]?|不晚于|不迟于|(?<!内部)(?:期限|时限|官限)(?:至|为|是|：|:|将?[于在])|应当[于在]|逾(?:期|越)?)[^，。；\d]{0,4}$|(at the latest on|(?:[Tt]ime limit|[Dd]eadline|[Ll]ast day)(?: (?:for|to) (?:filing|file|review))?:|(?:must|has to|have to|needs? to|should|shall|to) be (?:filed|lodged|submitted) (?:by|on|before)|(?:must|has to|have to|needs? to|should|shall) (?:reach|arrive at|be with) [^.;,\d]{0,40}(?:by|on|before)|(?:ends|expires|runs out|runs|falls|lapses) (?:on|to|until)|no later than|not later than|(?:deadline|time limit) (?:is|of|falls on)|(?:deadline|time limit|last day) (?:for|to) [^.;,\d]{0,40} (?:is|falls on))\s*$/,
    /^(之?前|以前|届满|截止|到期|期满)|^(?:仍|尚)?未(?:依[^，。；]{0,12}|按期|及时)?(?:申请|提出|递交|提交)|^ at the latest/,
  ],
]

const ROLE_WORDS: Record<DayRole, { zh: string; en: string }> = {
  served: { zh: '收到日期', en: 'date of receipt' },
  dispatch: { zh: '发文日期', en: 'dispatch date' },
  filing: { zh: '申请日期', en: 'filing date' },
  due: { zh: '复审期限', en: 'last day for review' },
}

/** Whether what was received is named and is no notice: 签收快递, 收到样品. */
const isOfOtherPaper = (before: string, after: string): boolean => {
  const object = /^，?[^，。；\d]{0,10}(?:收到|签收)了?([^，。；]*)/.exec(after)?.[1] ?? ''
  return object !== '' && !/通知|驳回|决定|文书|^的/.test(object) && !/通知书|驳回|决定/.test(before)
}

/** The mark applied for stands before the day, and that it was applied for behind it. */
const [OWN_MARK_BEFORE, APPLIED_BEHIND] = [
  /申请商标[^，。；\d]{0,8}$/,
  /^[^，。；\d]{0,4}(?:(?:提出|提交|递交)了?申请|申请注册)(?!复审|评审)/,
]

const roleOf = (before: string, after: string): DayRole | undefined =>
  OWN_MARK_BEFORE.test(before) && APPLIED_BEHIND.test(after)
    ? 'filing'
    : DAY_ROLES.find(([, lead, tail]) => lead.test(before) || tail.test(after))?.[0]

/** The words let a day stand for the whole of the time before it: before 25 June is by 24 June. */
const BEFORE_DAY = /be (?:filed|lodged|submitted) before\s*$/

/** Whether the number that is named last before a date is that of a cited mark. */
const isOfCitedNumber = (line: CheckedLine, at: number, { numbers }: CaseFacts): boolean => {
  const number = line.tokens.findLast(({ kind, to }) => kind === 'number' && to <= at)
  const isCited = numbers.some(one => one.role === 'cited' && one.number === number?.key)
  return isCited && !/申请商标|本申请|[Mm]ark applied for/.test(line.text.slice(number?.to ?? 0, at))
}

/** Whether a date, or a day of a month without its year, is a day. */
const isDay = ({ kind, key }: Token, day: string): boolean => (kind === 'monthDay' ? day.endsWith(key) : day === key)

/** The application for review is said to be filed on a day. */
const FILED_BEFORE =
  /(?:本申请|本复审申请|本件复审申请|复审申请书?|评审申请书?)(?!期限)[^。；，\d]{0,8}$|申请人(?:已)?(?:于|在)\s*$|\b(?:[Tt]his application|application for review|request for review|this review|applicant)\b[^.;\d]{0,30}\b(?:filed|submitted|lodged|posted)\b[^.;\d]{0,20}\bon\s*$/
const FILED_AFTER = /^[^，。；\d]{0,8}(?:提交|提出|递交|寄出|寄交|交寄|提起|申请复审)(?![^，。；]{0,8}注册申请)/

/** The review is said to have been filed after its last day, or before the notice came. */
const filedOn = (line: CheckedLine, { deadline, days }: CaseFacts): Finding[] =>
  line.isQuoted || line.before?.text === line.text
    ? []
    : line.tokens.flatMap(token => {
        const { before, after, clause } = clauseAround(line.text, token.from, token.to)
        const isEnglish = /[a-z]\s*$/.test(before)
        const isOfReview = FILED_BEFORE.test(before) && (isEnglish || FILED_AFTER.test(after))
        if (token.kind !== 'date' || !isOfReview || isAboutOthers(clause)) return []
        if (
          !/本申请|复审|评审|[Tt]his application|review/.test(clause) ||
          /引证商标|撤销申请|无效|[Cc]ited mark|最迟|应当|must/.test(clause)
        )
          return []
        const [dispatch = ''] = days.dispatch
        if (token.key <= deadline.due && token.key >= dispatch) return []
        return [
          findingAt(line, {
            kind: 'dateAfterDue',
            from: token.from,
            to: token.to,
            words: {
              zh: `复审期限为${writtenDate(deadline.due, 0)}，此处称复审申请于${token.text}提出。`,
              en: `The last day for review is ${writtenDate(deadline.due, 1)}; this says that it was filed on ${token.text}.`,
            },
          }),
        ]
      })

/** Returns days of filing in the text that are another than the one in the field, where the notice has none. */
export const findOwnFilingDays = (draft: CheckedDraft, facts: CaseFacts): Finding[] => {
  const [own] = facts.days.filing.length > 0 ? [] : fieldDays(draft, /^applicationDate#/)
  if (!own) return []
  return draft.lines.flatMap(line => {
    if (line.isOff || line.isQuoted || line.before?.text === line.text) return []
    return line.tokens.flatMap(token => {
      const isOwnField = line.pieces.some(
        ({ field, from, to }) => field !== null && from <= token.from && token.to <= to,
      )
      const { before, after, clause } = clauseAround(line.text, token.from, token.to)
      if (token.kind !== 'date' || isOwnField || token.key === own.key || roleOf(before, after) !== 'filing') return []
      if (isAboutOthers(clause) || /引证商标|[Cc]ited mark/.test(before)) return []
      return [
        findingAt(line, {
          kind: 'values',
          from: token.from,
          to: token.to,
          words: {
            zh: `申请日期在别处填为${own.text}，此处为${token.text}。`,
            en: `The filing date is ${own.text} elsewhere and ${token.text} here.`,
          },
        }),
      ]
    })
  })
}

/** Returns dates that stand for the filing, the dispatch, the receipt or the deadline and are another day. */
export const findDates = (line: CheckedLine, facts: CaseFacts): Finding[] => [
  ...filedOn(line, facts),
  ...daysOfCase(line, facts),
]

/** Periods that begin with the review or run beside it. */
const FURTHER = [
  { words: /补充[^。；]{0,8}(?:证据|材料)|supplement/i, kind: 'supplement' },
  { words: /分割|\bdivi(?:de|sion)/i, kind: 'division' },
] as const
const furtherOf = (clause: string): (typeof FURTHER)[number]['kind'] | null =>
  FURTHER.find(({ words }) => words.test(clause))?.kind ?? null

/** A day that lies after the last possible one: of supplementary evidence where the review is filed on its last day, of division. */
const afterFurther = (
  line: CheckedLine,
  token: Token,
  kind: 'supplement' | 'division',
  { deadline, notice }: CaseFacts,
): Finding[] => {
  const rule = kind === 'supplement' ? 'Regs 2014 Art. 59' : 'Regs 2014 Art. 22'
  const last = deadline.further?.find(one => one.rule === rule)?.date
  if (!last || token.kind !== 'date' || token.key <= last || (kind === 'division' && notice.kind !== 'partial'))
    return []
  const [zh, en] = [writtenDate(last, 0), writtenDate(last, 1)]
  return [
    findingAt(line, {
      kind: 'date',
      from: token.from,
      to: token.to,
      words:
        kind === 'supplement'
          ? {
              zh: `补充证据材料最迟为${zh}（复审申请在最后一日提交时），稿中为${token.text}。`,
              en: `Supplementary evidence is due by ${en} (if the review is filed on its last day); the draft says ${token.text}.`,
            }
          : {
              zh: `分割申请最迟为${zh}，稿中为${token.text}。`,
              en: `Division can be requested until ${en}; the draft says ${token.text}.`,
            },
    }),
  ]
}

/** Words of a clause by which its last day is the one for review. */
const OF_REVIEW =
  /复审|本申请|申请人[^。；]{0,30}逾期|补充[^。；]{0,8}(?:证据|材料)|分割|review|supplement|官方期限|官限|^(?:[Tt]ime limit|[Dd]eadline|[Ll]ast day)\b|法定期限|最后的?(?:提交|递交)日|本案[^，。；]{0,4}期限|\b(?:[Oo]ur|client’s) (?:time limit|deadline|last day)\b|[Tt]h(?:e|is) application (?:must|has to|needs to|should) (?:be (?:filed|lodged|with)|reach|arrive)|last day for filing|(?:filing|official) deadline|deadline for filing/

const PLANNED =
  /内部|安排|建议|计划|拟|打算|争取|力争|提前|初稿|定稿|我所|我们|本所|预计|宜|最好|目标|\b(?:plan\w*|suggest\w*|aim\w*|internal\w*|target\w*|intend\w*|propose\w*|draft)\b/

/** Words beside a day by which it is the last one, whoever plans it. */
const LAST_BEFORE = /最迟|至迟|最晚|届满|截止|期限|不晚于|不迟于|最后|latest|no later|deadline|expires?|limit/
const LAST_BEHIND = /^(?:届满|截止|到期|期满)| at the latest/

const daysOfCase = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'date' && token.kind !== 'monthDay') return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    const own = before.slice(-60).replace(/^.*(?:申请商标|[Tt]he mark applied for)(?=[^。；]*$)/, '')
    if (
      isAboutOthers(clause) ||
      /引证商标|[Cc]ited mark|专用权|注册有效|stands? in the way|period of one year/.test(own)
    )
      return []
    if (isOfCitedNumber(line, token.from, facts)) return []
    const role = roleOf(before, after)
    // Other things than the review have last days, too: a term, an opposition, a contract.
    if (role === 'due' && !OF_REVIEW.test(clause)) return []
    const further = role === 'due' ? furtherOf(clause) : null
    if (further !== null) return afterFurther(line, token, further, facts)
    // A day of one's own before the last one is planned and no mistake: 我所拟于5月10日前提交.
    const isPlanned = token.key < (facts.days.due[0] ?? '').slice(-token.key.length) && PLANNED.test(clause)
    if (role === 'due' && isPlanned && !LAST_BEFORE.test(before.slice(-14)) && !LAST_BEHIND.test(after)) return []
    if (role === 'due' && BEFORE_DAY.test(before) && facts.days.due.some(one => isDay(token, addDays(one, 1))))
      return []
    if (role === 'served' && isOfOtherPaper(before, after)) return []
    if (!role || facts.days[role].length === 0 || facts.days[role].some(day => isDay(token, day))) return []
    const [day = ''] = facts.days[role]
    const should = writtenDate(day, facts.isEn)
    return [
      findingAt(line, {
        kind: 'date',
        from: token.from,
        to: token.to,
        fact: facts.dayFacts[role],
        mend: should,
        words: {
          zh: `${ROLE_WORDS[role].zh}为${writtenDate(day, 0)}，稿中为${token.text}。`,
          en: `The ${ROLE_WORDS[role].en} is ${writtenDate(day, 1)}; the draft says ${token.text}.`,
        },
      }),
    ]
  })

const ZH_DAYS = '日一二三四五六'
const EN_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const MONTH_OF_YEAR = /(?<!\d)(?:19|20)\d{2}年(\d{1,2})月(?!\s*\d)/g

/** Returns days that no calendar has, and days of the week that are another. */
export const findImpossibleDays = (line: CheckedLine, { deadline }: CaseFacts): Finding[] => {
  const year = deadline.due.slice(0, 4)
  const dates = line.tokens.flatMap(token =>
    token.kind === 'date' ? [token] : token.kind === 'monthDay' ? [{ ...token, key: `${year}-${token.key}` }] : [],
  )
  const dayOf = (key: string): Date | null => {
    const date = new Date(`${key}T00:00:00Z`)
    return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== key ? null : date
  }
  const impossible = dates.flatMap(({ from, to, text, key }) =>
    dayOf(key) === null
      ? [
          findingAt(line, {
            kind: 'date',
            from,
            to,
            words: { zh: `没有“${text}”这一天。`, en: `There is no ${text}.` },
          }),
        ]
      : [],
  )
  const months = matchesOf(line.text, MONTH_OF_YEAR).flatMap(({ 0: text, 1: month, index }) =>
    Number(month) >= 1 && Number(month) <= 12
      ? []
      : [
          findingAt(line, {
            kind: 'date',
            from: index,
            to: index + text.length,
            words: { zh: `没有“${text}”这个月。`, en: `There is no month “${text}”.` },
          }),
        ],
  )
  const weekdays = line.tokens.flatMap(({ kind, from, to, text, key }) => {
    if (kind !== 'weekday') return []
    // A day without its year is told apart by standing right before: 5月23日（星期六）.
    const beside =
      dates.find(date => date.to <= from && from - date.to <= 1) ??
      dates.find(date => date.kind === 'date' && (Math.abs(date.to - from) <= 12 || Math.abs(date.from - to) <= 12))
    const day = beside && dayOf(beside.key)
    if (!day) return []
    const isEnglish = EN_DAYS.includes(key)
    const right = isEnglish ? (EN_DAYS[day.getUTCDay()] ?? '') : (ZH_DAYS[day.getUTCDay()] ?? '')
    if (right === key) return []
    const mend = isEnglish ? right : text.slice(0, -1) + right
    return [
      findingAt(line, {
        kind: 'date',
        from,
        to,
        mend,
        words: {
          zh: `${beside?.text}是${mend}，稿中为“${text}”。`,
          en: `${beside?.text} is a ${mend}; the draft says “${text}”.`,
        },
      }),
    ]
  })
  return [...impossible, ...months, ...weekdays]
}
