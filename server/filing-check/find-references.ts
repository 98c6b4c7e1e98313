import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { SUPPLEMENT_MONTHS } from '#domain/law/deadline.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { writtenDate } from '../drafting/language.ts'
import { NUMBER_UNITS } from '../notice/facts/written-numbers.ts'
import { editDistance } from '../similarity/edit-distance.ts'
import type { CaseFacts, DayRole, KnownNumber } from './case-facts.ts'
import { type Clause, clauseAround, isAboutOthers, speaksOfOthers } from './context.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { citedNumber, type Token } from './tokens.ts'

const COUNTED_MARKS = new RegExp(`([${NUMBER_UNITS}]+)\\s*[件个枚]引证商标`, 'g')
const COUNTED_MARKS_EN = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) cited marks/gi
const ENGLISH_COUNT = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Returns cited marks that the notice does not have: one of a number beyond the last, or more of them than it cites. */
export const findUncited = (line: CheckedLine, { notice, isCompanion }: CaseFacts): Finding[] => {
  const count = notice.citedMarks.length
  if (isCompanion) return []
  const named = line.tokens
    .filter(({ kind, key }) => kind === 'citedMark' && Number(key) > Math.max(count, 1))
    .map(({ from, to, text }) => ({ from, to, text }))
  const counted = [...line.text.matchAll(COUNTED_MARKS), ...line.text.matchAll(COUNTED_MARKS_EN)]
    .filter(([, written = '']) => {
      const english = ENGLISH_COUNT.indexOf(written.toLowerCase())
      return (english >= 0 ? english : citedNumber(written)) > count
    })
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }))
  const unknown =
    count > 0
      ? []
      : [...line.text.matchAll(/引证商标|\b[Cc]ited marks?\b/g)]
          .slice(0, 1)
          .map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }))
  return [...named, ...counted, ...unknown].flatMap(({ from, to, text }) =>
    speaksOfOthers(line, clauseAround(line.text, from, to).clause)
      ? []
      : [
          findingAt(line, {
            kind: 'number',
            from,
            to,
            words:
              count === 0
                ? {
                    zh: `通知书没有引证商标，稿中写到“${text}”。`,
                    en: `The notice cites no mark; the draft says “${text}”.`,
                  }
                : {
                    zh: `通知书共引证${count}件商标，稿中写到“${text}”。`,
                    en: `The notice cites ${count} mark${count === 1 ? '' : 's'}; the draft says “${text}”.`,
                  },
          }),
        ],
  )
}

/** A slip of one digit, or two neighbours swapped. */
const isOneSlipOff = (a: string, b: string): boolean => a !== b && editDistance([...a], [...b], 1) === 1

const OWN_BEFORE = /(申请商标|本申请|申请号(?:为|：|:)?|本件商标)[^，。；“”]{0,8}$|[Aa]pplication (?:no\.?|number)\s*$/
const CITED_BEFORE = /引证商标\s*([\d一二三四五六七八九十]*)[^，。；“”\d]{0,8}$|[Cc]ited mark (\d+)[^.;,\d]{0,12}$/
const CITED_AFTER = /^号商标，即引证商标\s*([\d一二三四五六七八九十]+)/
const LABELLED = /(第|注册号|申请号|[Nn]os?\.?|注册\/申请号)\s*[:：]?\s*$/

/** Which of the case's numbers belongs at a place of a clause, by the words before it; null where any may stand. */
const expectedNumber = (facts: CaseFacts, { before, after }: Clause): KnownNumber | null => {
  const cited = CITED_BEFORE.exec(before) ?? CITED_AFTER.exec(after)
  if (cited) {
    const ordinal = cited[1] || cited[2]
    const place = ordinal ? citedNumber(ordinal) - 1 : null
    return place === null
      ? null
      : (facts.numbers.find(number => number.role === 'cited' && number.cited === place) ?? null)
  }
  return OWN_BEFORE.test(before) ? (facts.numbers.find(({ role }) => role === 'application') ?? null) : null
}

const differs = (line: CheckedLine, token: Token, known: KnownNumber): Finding =>
  findingAt(line, {
    kind: 'number',
    from: token.from,
    to: token.to,
    fact: known.fact,
    mend: known.number,
    words: {
      zh: `此处应为${known.role === 'application' ? '申请号' : known.role === 'cited' ? `引证商标${(known.cited ?? 0) + 1}的号码` : '通知书所载号码'}“${known.number}”，稿中为“${token.text}”。`,
      en: `${known.role === 'application' ? 'The application number' : known.role === 'cited' ? `The number of cited mark ${(known.cited ?? 0) + 1}` : 'The number in the notice'} is “${known.number}”; the draft says “${token.text}”.`,
    },
  })

/** Returns numbers that the notice does not have, that are a digit off, or that stand where another of its numbers belongs. */
export const findNumbers = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'number' && token.kind !== 'dispatchNo') return []
    const around = clauseAround(line.text, token.from, token.to)
    const { before, clause } = around
    const expected = expectedNumber(facts, around)
    const known = facts.numbers.filter(({ number }) => number === token.key)
    if (known.length > 0) {
      const isRight = !expected || known.some(({ number }) => number === expected.number)
      return isRight ? [] : [differs(line, token, expected)]
    }
    if (
      /(电话|手机|备案|网站|许可证|邮编|邮政编码|信用代码|证号|账号|金额|发票|合同号|流水|[Tt]el)[^。；]{0,12}$/.test(
        before,
      )
    )
      return []
    const near = facts.numbers.find(({ number }) => isOneSlipOff(number, token.key))
    if (expected && !isAboutOthers(clause)) return [differs(line, token, expected)]
    if (near) return [differs(line, token, near)]
    const isNamed = token.kind === 'dispatchNo' || LABELLED.test(before) || /^\s*号/.test(line.text.slice(token.to))
    if (!isNamed || speaksOfOthers(line, clause)) return []
    return [
      findingAt(line, {
        kind: 'number',
        from: token.from,
        to: token.to,
        words: {
          zh: `通知书中没有“${token.text}”这个号码。`,
          en: `The notice has no number “${token.text}”.`,
        },
      }),
    ]
  })

const DAY_ROLES: readonly [DayRole, RegExp, RegExp][] = [
  [
    'served',
    /(收到|送达)(日期|之日|日)?[^，。；\d]{0,10}$|(?:received|served)[^.;,\d]{0,40}$|Date received\s*$/,
    /^[^，。；\d]{0,4}(收到|签收|送达)|^[^.;,\d]{0,8}\b(?:was|were) (?:received|served)/,
  ],
  [
    'dispatch',
    /(发文日期|落款日期|发文日|作出日期)[^，。；\d]{0,6}$|(Dispatch date|dispatched on|(?:issued|dispatched)[^.;,]{0,40} on|Notification of (?:Partial )?Refusal[^.;,]{0,60} of)\s*$/,
    /^[^，。；\d]{0,3}(作出|发出|下发|签发|发文)|^的(?:部分)?(?:驳回)?(?:决定|通知书)/,
  ],
  [
    'filing',
    /(?<!引证商标[^，。；]{0,12})(申请日期|申请日)[^，。；\d]{0,4}$|(Filing date|(?<!must be )filed (?:the |an )?application[^.;]{0,80} on)\s*$/,
    /^[^，。；\d]{0,16}(提出|提交|递交)[^，。；]{0,8}注册申请/,
  ],
  [
    'due',
    /(最迟(?:应当|应|须)?[于在]?|届满日?[为是]?|截止[日期于至]*|不晚于|期限[至为]|应当[于在])[^，。；\d]{0,4}$|(at the latest on|must be filed (?:by|on)|no later than|not later than|deadline (?:is|of))\s*$/,
    /^(之?前|以前|届满|截止)|^ at the latest/,
  ],
]

const ROLE_WORDS: Record<DayRole, { zh: string; en: string }> = {
  served: { zh: '收到日期', en: 'date of receipt' },
  dispatch: { zh: '发文日期', en: 'dispatch date' },
  filing: { zh: '申请日期', en: 'filing date' },
  due: { zh: '复审期限', en: 'last day for review' },
}

/** Returns dates that stand for the filing, the dispatch, the receipt or the deadline and are another day. */
export const findDates = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'date') return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    if (isAboutOthers(clause) || /引证商标|[Cc]ited mark|专用权|注册有效/.test(before.slice(-60) + after.slice(0, 20)))
      return []
    const role = DAY_ROLES.find(([, lead, tail]) => lead.test(before) || tail.test(after))?.[0]
    // Other things than the review have last days, too: a term, an opposition, a contract.
    if (role === 'due' && !/复审|本申请|review/.test(clause)) return []
    if (!role || facts.days[role].length === 0 || facts.days[role].includes(token.key)) return []
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

/** Returns classes that neither the application nor a cited mark is in. */
export const findClasses = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (facts.notice.classes.length === 0) return []
  return line.tokens.flatMap(token => {
    if (token.kind !== 'class') return []
    const { before, clause } = clauseAround(line.text, token.from, token.to)
    const isOwn = /(申请商标|本申请)[^。；]{0,30}$/.test(before) && !/引证商标/.test(before)
    const isKnown = isOwn ? facts.notice.classes.includes(Number(token.key)) : facts.classes.has(Number(token.key))
    if (isKnown || speaksOfOthers(line, clause)) return []
    const [only, ...others] = facts.notice.classes
    const should = facts.notice.classes.join('、')
    return [
      findingAt(line, {
        kind: 'class',
        from: token.from,
        to: token.to,
        fact: 'classes.0',
        mend: only !== undefined && others.length === 0 ? (facts.isEn ? `Class ${only}` : `第${only}类`) : null,
        words: {
          zh: `通知书所载类别为第${should}类，稿中为“${token.text}”。`,
          en: `The notice is about class ${facts.notice.classes.join(', ')}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })
}

/** The count of a period in words, as the law and the drafts write it. */
const inWords = (count: number): { zh: string; en: string } => ({
  zh: chineseNumeral(count),
  en: ENGLISH_NUMBERS[count] ?? String(count),
})
const ENGLISH_NUMBERS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  15: 'fifteen',
  30: 'thirty',
}

/** Places of a period in a clause, and the period of the law that belongs there. */
const PERIOD_PLACES: readonly { lead: RegExp; tail: RegExp; of: 'review' | 'supplement' }[] = [
  {
    lead: /(收到|送达)[^，。；]{0,20}(之日|起|通知)[^，。；]{0,4}$/,
    tail: /^(之?内|以内|内)?[^。；]{0,24}(复审|分割)/,
    of: 'review',
  },
  { lead: /复审[^。；]{0,8}期限[^。；]{0,24}$|[Rr]eview[^.;]{0,60}(?<!court )within $/, tail: /^/, of: 'review' },
  { lead: /法定的?$/, tail: /^的?期限[^。；]{0,40}复审/, of: 'review' },
  { lead: /within $/, tail: /^ (?:of|from|after) receipt of the notice/, of: 'review' },
  {
    lead: /(提出|提交)[^，。；]{0,16}(之日|起|申请)[^，。；]{0,6}$/,
    tail: /^(之?内|以内|内)?[^。；]{0,10}(补充|提交)[^。；]{0,8}(证据|材料)/,
    of: 'supplement',
  },
]

interface LegalPeriod {
  keys: readonly string[]
  zh: string
  en: string
}

/** Returns the periods of the law in force on the notice's date, as tokens and in words. */
const legalPeriods = ({ law }: CaseFacts): Record<'review' | 'supplement', LegalPeriod> => {
  const { reviewDays } = periodsOn(law.from)
  const [days, months] = [inWords(reviewDays), inWords(SUPPLEMENT_MONTHS)]
  return {
    review: { keys: [`${reviewDays} 日`, `${reviewDays} day`], zh: `${days.zh}日`, en: `${days.en} days` },
    supplement: {
      keys: [`${SUPPLEMENT_MONTHS} 个月`, `${SUPPLEMENT_MONTHS} month`],
      zh: `${months.zh}个月`,
      en: `${months.en} months`,
    },
  }
}

/** Returns periods of the law that are counted otherwise than the law counts them. */
export const findPeriods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'period') return []
    const { before, after } = clauseAround(line.text, token.from, token.to)
    const place = PERIOD_PLACES.find(({ lead, tail }) => lead.test(before) && tail.test(after))
    if (!place) return []
    const { keys, zh, en } = legalPeriods(facts)[place.of]
    if (keys.includes(token.key)) return []
    return [
      findingAt(line, {
        kind: 'period',
        from: token.from,
        to: token.to,
        mend: facts.isEn ? en : zh,
        words: {
          zh: `法律规定的期限为${zh}，稿中为“${token.text}”。`,
          en: `The period by law is ${en}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })

const OFFICIAL = /(规费|官费|评审费|复审费|受理费|[Oo]fficial fee)/

/** Returns amounts of official fees that the fee list does not have for this case. */
export const findFees = (line: CheckedLine, allowed: ReadonlySet<string>): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'amount' || allowed.has(token.key)) return []
    const { clause } = clauseAround(line.text, token.from, token.to)
    if (!OFFICIAL.test(clause)) return []
    return [
      findingAt(line, {
        kind: 'fee',
        from: token.from,
        to: token.to,
        words: {
          zh: `收费标准中没有与本案类别数相符的“${token.text}”。`,
          en: `The list of fees has no “${token.text}” for the classes of this case.`,
        },
      }),
    ]
  })
