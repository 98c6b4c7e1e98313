import { addMonths } from '#domain/calendar-day.ts'
import { writtenDate } from '../../drafting/language.ts'
import { type CaseFacts, type CitedDayRole, endRoleOf } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { isOfOtherCase } from '../context.ts'
import { countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { readTokens } from '../tokens.ts'
import { placeOf, type Statement, statementsOf } from './find-cited-facts.ts'

const NAMES: Record<'filed' | 'registered', { zh: string; en: string }> = {
  filed: { zh: '申请日期', en: 'filing date' },
  registered: { zh: '注册日期', en: 'registration date' },
}

const dayOf = (facts: CaseFacts, cited: number, role: CitedDayRole): string | undefined =>
  facts.cited[cited]?.days[role][0]

/** A finding on a day of a cited mark. */
const onDay = (
  line: CheckedLine,
  at: { from: number; to: number },
  cited: number,
  told: Pick<Parameters<typeof findingAt>[1], 'words' | 'mend'>,
): Finding => findingAt(line, { kind: 'date', ...at, fact: `citedMarks.${cited}.regNo`, ...told })

const wrongDay = (
  line: CheckedLine,
  at: { from: number; to: number },
  cited: number,
  role: 'filed' | 'registered',
  day: string,
): Finding =>
  onDay(line, at, cited, {
    words: {
      zh: `引证商标${cited + 1}的${NAMES[role].zh}为${writtenDate(day, 0)}，稿中为“${line.text.slice(at.from, at.to)}”。`,
      en: `The ${NAMES[role].en} of cited mark ${cited + 1} is ${writtenDate(day, 1)}; the draft says “${line.text.slice(at.from, at.to)}”.`,
    },
  })

const IN_TIME =
  /(?:(?:早|远)?(?:在|于|自))?\s*(\d{4})年(?:(\d{1,2})月)?(?![\d]|\s*\d{1,2}[月日])(?:份)?(?:就|即|便|间|底|初)?(?:已经?)?[^，。；“”\d未]{0,4}?((?:提出|提交|递交)了?(?:注册)?申请|申请注册|获准注册|核准注册|获得注册|取得注册|注册(?!申请|人)|申请(?!人|商标))|\b(registered|filed|applied for) in (?:([A-Z][a-z]+) )?(\d{4})\b/

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A year, or a month of a year, in which a cited mark is said to have been filed or registered. */
const inTime = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = IN_TIME.exec(statement.text)
  const [cited, ...others] = statement.cited
  if (!match || cited === undefined || others.length > 0 || /申请商标|mark applied for/.test(statement.text)) return []
  const [year, what] = [match[1] ?? match[6] ?? '', match[3] ?? match[4] ?? '']
  const month = match[2] ?? (match[5] ? String(MONTHS.indexOf(match[5]) + 1) : undefined)
  const role = /申请|filed|applied/.test(what) ? 'filed' : 'registered'
  const day = dayOf(facts, cited, role)
  const said = month === undefined ? year : `${year}-${month.padStart(2, '0')}`
  if (day === undefined || facts.cited[cited]?.days[role].some(one => one.startsWith(said))) return []
  return [wrongDay(line, placeOf(statement, match), cited, role, day)]
}

const LESS =
  /(?:距|自)?(?:核准)?注册(?:公告)?(?:之日)?(?:至今)?(?:起)?(?:尚|还|仍)?(?:不满|未满|不足|不到)([一二三四五六七八九十两\d]+)年|\bregistered for less than (\w+) years/
const MORE =
  /注册(?:公告)?(?:至今|之日起)?(?:均|都)?(?:已|业已)?(?:经)?(?:满|逾|超过|达)([一二三四五六七八九十两\d]+)年|\bregistered for (?:more than|over) (\w+) years/

/** Finds wrong counts of the years since a cited mark was registered, up to the last day for review. */
const lasting = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const [less, more] = [LESS.exec(statement.text), MORE.exec(statement.text)]
  const match = less ?? more
  const years = match ? countOf(match[1] ?? match[2] ?? '') : Number.NaN
  if (!match || !Number.isFinite(years)) return []
  return statement.cited.flatMap(cited => {
    const day = dayOf(facts, cited, 'registered')
    if (day === undefined) return []
    const full = addMonths(day, years * 12)
    const isWrong = less ? full <= (facts.days.dispatch[0] ?? facts.deadline.served) : full > facts.deadline.due
    return isWrong ? [wrongDay(line, placeOf(statement, match), cited, 'registered', day)] : []
  })
}

const BESIDE =
  /(申请|注册)(?:日期?|时间)[^，。；\d]{0,4}?(不)?(早于|先于|晚于|迟于|在后|在先|在(?=申请商标[^，。；]{0,6}之[前后]))[^，。；]{0,4}申请商标(?:[^，。；]{0,6}(之[前后]))?|(?:^|，|商标[一二三四五六七八九十\d]*)(?:系|的)?(早于|先于|晚于|迟于)申请商标(?:提出)?(?:注册)?(?:的)?申请|\b(filed|registered) (before|after|earlier than|later than) the mark applied for/

/** A cited mark is said to be filed or registered before or after the mark applied for was filed. */
const beside = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = BESIDE.exec(statement.text)
  const [own] = facts.days.filing
  if (!match || own === undefined || match[2] !== undefined) return []
  const isEarlier = /早于|先于|在先|之前|before|earlier/.test(
    match[3] === '在' ? (match[4] ?? '') : (match[3] ?? match[5] ?? match[7] ?? ''),
  )
  const role = match[5] !== undefined || /申请|filed/.test(match[1] ?? match[6] ?? '') ? 'filed' : 'registered'
  return statement.cited.flatMap(cited => {
    const day = dayOf(facts, cited, role)
    const isSameDay = role === 'filed' && facts.notice.citedMarks[cited]?.status === 'same-day'
    if (day === undefined || (day === own && !isSameDay) || (day !== own && day < own === isEarlier)) return []
    return [wrongDay(line, placeOf(statement, match), cited, role, day)]
  })
}

const FILED_FIRST =
  /申请商标(?:的)?(?:申请(?:日期?|时间)?|注册申请)?[^，。；]{0,6}(?:早于|先于)[^，。；]{0,4}引证商标[^，。；]{0,12}(?:申请|提出|$)|引证商标[^，。；]{0,14}(?:晚于|迟于|后于)申请商标(?:的)?(?:提出)?(?:注册)?申请|\bmark applied for (?:was )?(?:filed|applied for) (?:before|earlier than|prior to) cited mark/

/** The mark applied for is said to be the earlier of the two, which the notice denies by citing the other; a priority may say so. */
const filedFirst = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = FILED_FIRST.exec(statement.text)
  if (!match || /使用|\bus(?:e|ed)\b/.test(match[0])) return []
  return statement.cited.flatMap(cited => {
    const { status, regNo } = facts.notice.citedMarks[cited] ?? {}
    const [own, day] = [facts.days.filing[0], dayOf(facts, cited, 'filed')]
    const isTold = own !== undefined && day !== undefined
    if (status === 'same-day' || status === undefined || (isTold && own <= day)) return []
    return [
      onDay(line, placeOf(statement, match), cited, {
        words: {
          zh: `通知书以引证商标${cited + 1}（第${regNo}号）为在先商标；申请商标申请在先的，须有申请日期或者优先权为据。`,
          en: `The notice cites mark ${cited + 1} (no. ${regNo}) as the earlier one; that the mark applied for was filed first needs its filing date or a priority.`,
        },
      }),
    ]
  })
}

/** The term of a cited mark, or the mark itself, is said to have ended on a day that the examiner does not name. */
const ended = (line: CheckedLine, { text, from, cited }: Statement, facts: CaseFacts): Finding[] => {
  const [only, ...others] = cited
  const { endsTold, record, days } = (only === undefined ? undefined : facts.cited[only]) ?? {}
  if (only === undefined || others.length > 0 || !endsTold || !days || record || days.ends.length > 0) return []
  if (/宽展期|一年|grace|one year/.test(text)) return []
  return readTokens(text).flatMap(token => {
    const role = token.kind === 'date' ? endRoleOf(text.slice(0, token.from), text.slice(token.to)) : null
    const told = role === null ? [] : endsTold[role]
    if (told.length === 0 || told.includes(token.key)) return []
    const [day, ...more] = told
    return [
      onDay(line, { from: from + token.from, to: from + token.to }, only, {
        mend: day !== undefined && more.length === 0 ? writtenDate(day, facts.isEn) : null,
        words: {
          zh: `通知书就此写明的日期为${told.map(one => writtenDate(one, 0)).join('、')}，稿中为${token.text}。`,
          en: `The notice gives ${told.map(one => writtenDate(one, 1)).join(', ')} for this; the draft says ${token.text}.`,
        },
      }),
    ]
  })
}

const GRACE_BEFORE = /宽展期[^，。；\d]{0,10}$|\bgrace period\b[^.;,\d]{0,30}$/

/** The grace period of a cited mark is said to end on another day. */
const grace = (line: CheckedLine, { text, from, cited }: Statement, facts: CaseFacts): Finding[] => {
  const [only, ...others] = cited
  const end = only === undefined || others.length > 0 ? null : (facts.cited[only]?.timeline.graceEnd ?? null)
  if (only === undefined || end === null || !/宽展期|grace period/.test(text)) return []
  return readTokens(text).flatMap(token => {
    if (token.kind !== 'date' || token.key === end || !GRACE_BEFORE.test(text.slice(0, token.from))) return []
    return [
      onDay(line, { from: from + token.from, to: from + token.to }, only, {
        mend: writtenDate(end, facts.isEn),
        words: {
          zh: `引证商标${only + 1}的宽展期至${writtenDate(end, 0)}届满，稿中为${token.text}。`,
          en: `The grace period of cited mark ${only + 1} ends on ${writtenDate(end, 1)}; the draft says ${token.text}.`,
        },
      }),
    ]
  })
}

const IN_TERM =
  /(?:专用权|有效期|专用期)[^，。；]{0,4}(?:尚未|还未|仍未|未)(?:届满|期满|到期)|(?:尚未|还未|仍未)(?:届满|期满|到期)|(?:仍|尚|还)在(?:专用权期限|有效期|专用期)内|\bterm (?:has not (?:yet )?(?:ended|expired)|is still running)/

/** The term of a cited mark is said to run still, and it is over on the last day for review. */
const inTerm = (line: CheckedLine, statement: Statement, facts: CaseFacts): Finding[] => {
  const match = IN_TERM.exec(statement.text)
  if (!match) return []
  return statement.cited.flatMap(cited => {
    const [end, ...others] = facts.cited[cited]?.days.ends ?? []
    const isOver = facts.cited[cited]?.timeline.state === 'in-grace' && others.length === 0
    if (end === undefined || !isOver || /宽展|grace/.test(statement.sentence)) return []
    return [
      onDay(line, placeOf(statement, match), cited, {
        words: {
          zh: `引证商标${cited + 1}的专用权期限已于${writtenDate(end, 0)}届满，尚在宽展期内。`,
          en: `The term of cited mark ${cited + 1} ended on ${writtenDate(end, 1)}; it is within its grace period.`,
        },
      }),
    ]
  })
}

/** Returns years, spans and orders of time that are told of cited marks and that their days do not bear out. */
export const findCitedDays = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.kind === 'heading' || isAsGenerated(line)) return []
  if (
    !/年|[早先晚迟]于|届满|期满|到期|期限|有效期|专用期|申请日|注册日|申请时间|\byears?\b|\b(?:19|20)\d\d\b|mark applied for/.test(
      line.text,
    )
  )
    return []
  return statementsOf(line, facts).flatMap(statement =>
    statement.cited.length === 0 || isOfOtherCase(statement.sentence) || /优先权|priority/.test(statement.sentence)
      ? []
      : [
          ...inTime(line, statement, facts),
          ...lasting(line, statement, facts),
          ...beside(line, statement, facts),
          ...filedFirst(line, statement, facts),
          ...ended(line, statement, facts),
          ...grace(line, statement, facts),
          ...inTerm(line, statement, facts),
        ],
  )
}
