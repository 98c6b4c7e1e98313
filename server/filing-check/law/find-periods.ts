import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { periodsOn, REGULATION_PERIODS, type StatutoryPeriods } from '#domain/law/periods.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { countInEnglish, countOf } from '../counting.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

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

type LegalPeriodName = 'bar' | 'review' | 'supplement' | 'court' | 'nonUse' | 'opposition'

/** Places of a period in a clause, and the period of the law that belongs there. */
const PERIOD_PLACES: readonly { lead: RegExp; tail: RegExp; of: LegalPeriodName }[] = [
  {
    lead: /(收到|送达)[^，。；]{0,20}(之日|起|通知)[^，。；]{0,4}$/,
    tail: /^(之?内|以内|内)?[^。；]{0,24}(复审|分割)/,
    of: 'review',
  },
  {
    lead: /复审[^。；]{0,8}期限[^。；]{0,24}$|(?<![Dd]ecision on )[Rr]eview[^.;]{0,60}(?<!court )within $/,
    tail: /^/,
    of: 'review',
  },
  {
    lead: /\b(?:[Aa]ction|[Ss]uit|sue|appeal)\b[^.;]{0,80}\bwithin $/,
    tail: /^(?! of receipt of the notice)/,
    of: 'court',
  },
  { lead: /\b[Pp]eriod for (?:requesting |a )?review (?:is|of) $/, tail: /^/, of: 'review' },
  { lead: /法定的?$/, tail: /^的?期限[^。；]{0,40}复审/, of: 'review' },
  { lead: /依法在?$/, tail: /^(之?内|以内|内)?[^，。；]{0,6}(申请|提出|提起)复审/, of: 'review' },
  { lead: /(?:has|have) $/, tail: /^ from receipt[^.;]{0,40}review/, of: 'review' },
  { lead: /收到(?:驳回)?通知书?之日起$/, tail: /^$/, of: 'review' },
  {
    lead: /^(?!.*复审决定).*复审[^。；]{0,16}(收到|送达)[^，。；]{0,20}(之日|起)[^，。；]{0,4}$/,
    tail: /^(之?内|以内|内)?(?:向[^，。；]{0,12})?(?:提出|提交|申请|提起(?![^，。；]{0,4}诉讼))/,
    of: 'review',
  },
  { lead: /(?:决定|裁定)之日起$/, tail: /^/, of: 'court' },
  { lead: /注册(?:公告之日起)?满$/, tail: /^[^。；]{0,24}(?:不使用|撤销)/, of: 'nonUse' },
  { lead: /(?:失效|注销|撤销|无效|期满|发文)之日起$/, tail: /^[^。；]{0,24}(?:阻碍|障碍|不予核准|隔离)/, of: 'bar' },
  { lead: /隔离期[^。；\d]{0,6}$/, tail: /^/, of: 'bar' },
  { lead: /异议期[^。；]{0,20}$|公告之日起$/, tail: /^[^。；]{0,24}/, of: 'opposition' },
  { lead: /^(?!.*\b(?:action|court)\b).*within $/, tail: /^ (?:of|from|after) receipt of the notice/, of: 'review' },
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
const legalPeriods = ({ law }: CaseFacts): Record<LegalPeriodName, LegalPeriod> => {
  const { reviewDays, courtDays, nonUseMonths, oppositionMonths, barMonths, surrenderBarMonths } = periodsOn(law.from)
  const count = (number: number, zh: string, en: string): LegalPeriod => ({
    keys: [`${number} ${zh}`, `${number} ${en}`],
    zh: `${inWords(number).zh}${zh}`,
    en: `${inWords(number).en} ${en}s`,
  })
  const [days, months] = [inWords(reviewDays), inWords(REGULATION_PERIODS.supplementMonths)]
  return {
    review: { keys: [`${reviewDays} 日`, `${reviewDays} day`], zh: `${days.zh}日`, en: `${days.en} days` },
    court: count(courtDays, '日', 'day'),
    bar: count((barMonths ?? surrenderBarMonths ?? 0) / 12, '年', 'year'),
    nonUse: count(nonUseMonths / 12, '年', 'year'),
    opposition: count(oppositionMonths, '个月', 'month'),
    supplement: {
      keys: [`${REGULATION_PERIODS.supplementMonths} 个月`, `${REGULATION_PERIODS.supplementMonths} month`],
      zh: `${months.zh}个月`,
      en: `${months.en} months`,
    },
  }
}

/** Periods whose place in a clause tells what they are of. */
const placedPeriods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'period') return []
    const { before, after } = clauseAround(line.text, token.from, token.to)
    const place = PERIOD_PLACES.find(
      ({ lead, tail }) =>
        lead.test(before.trimEnd() === '' ? before : before.replace(/(?<=[起满])\s+$/, '')) && tail.test(after),
    )
    if (!place || (place.of === 'opposition' && !/异议/.test(before + after))) return []
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

const NUMBER = '([\\d一二三四五六七八九十两]{1,3})'
/** Words by which a clause tells of another case; the decision on review itself is of this one. */
const OF_OTHER_CASE = /判决|裁定|行终|行初|民终|民初|商评字|决定书〔|类案|先例|案例|另案|他案|precedent|judg(?:e)?ment/

/** A period that the law fixes, in the words it is stated with. */
interface Period {
  words: RegExp
  right: (periods: StatutoryPeriods) => number
  unit: { zh: string; en: string }
  zh: string
  en: string
}

/** The periods of the edition that a clause names, else of the one that governs the notice. */
const periodsOf = (clause: string, { law }: CaseFacts): StatutoryPeriods => {
  const isOf2026 = /2026/.test(clause) || (law.id === 'trademark-law-2026' && !/20(?:01|13|19)/.test(clause))
  return periodsOn(isOf2026 ? '2027-01-01' : '2019-11-01')
}

const YEARS = { zh: '年', en: 'years' }
const MONTHS = { zh: '个月', en: 'months' }
const DAYS = { zh: '日', en: 'days' }

const PERIODS: readonly Period[] = [
  {
    words: new RegExp(
      `注册商标的?有效期限?(?:为|是|系)?\\s*${NUMBER}\\s*年(?!\\d|底|\\s*\\d{1,2}\\s*月)|\\bregistration (?:is|remains|stays) valid for (\\w+) years|\\bterm of (?:a |the )?registration is (\\w+) years`,
      'g',
    ),
    right: ({ termYears }) => termYears,
    unit: YEARS,
    zh: '注册商标的有效期',
    en: 'the term of a registration',
  },
  {
    words: new RegExp(
      `分割[^。；，]{0,20}(?:收到|送达)[^。；，]{0,10}之日起${NUMBER}日内|divi(?:ded|sion)[^.;]{0,40} within (\\w+) days`,
      'g',
    ),
    right: () => REGULATION_PERIODS.divisionDays,
    unit: DAYS,
    zh: '申请分割的期限',
    en: 'the period for asking for division',
  },
  {
    words: new RegExp(`连续${NUMBER}年(?:不|未|没有)(?:实际)?使用|\\b(\\w+) consecutive years`, 'g'),
    right: ({ nonUseMonths }) => nonUseMonths / 12,
    unit: YEARS,
    zh: '连续不使用的期间',
    en: 'the period of non-use',
  },
  {
    words: new RegExp(
      `(?:收到[^。；，]{0,10}申请|申请)之日起${NUMBER}个月内[^。；，]{0,4}(?:作出|做出)(?:复审)?决定|${NUMBER}个月内作出决定(?=，有特殊情况|。|；)|decision (?:is due|shall be made|must be made) within (\\w+) months`,
      'g',
    ),
    right: ({ decisionMonths }) => decisionMonths,
    unit: MONTHS,
    zh: '复审的审理期限',
    en: 'the period for deciding the review',
  },
  {
    words: new RegExp(
      `提出异议的期限为${NUMBER}个月|公告之日起${NUMBER}个月内[^。；]{0,16}异议|oppositions?[^.;]{0,30} within (\\w+) months|\\bperiod (?:for|of) (?:an )?opposition is (\\w+) months`,
      'g',
    ),
    right: ({ oppositionMonths }) => oppositionMonths,
    unit: MONTHS,
    zh: '异议期限',
    en: 'the period for opposition',
  },
  {
    words: new RegExp(
      `补充(?:有关)?(?:证据|材料)(?:材料)?的?(?:期限|期间)(?:为|是|系)?${NUMBER}个月|补充(?:有关)?(?:证据|材料)[^。；，]{0,16}?${NUMBER}个月内|${NUMBER}个月内[^。；，]{0,8}补充(?:有关)?(?:证据|材料)|[Ss]upplement(?:ed|ary|ing|s)?[^.;]{0,40} within (\\w+) months`,
      'g',
    ),
    right: () => REGULATION_PERIODS.supplementMonths,
    unit: MONTHS,
    zh: '补充证据材料的期限',
    en: 'the period for supplementing evidence',
  },
  {
    words: new RegExp(`注册之日起${NUMBER}年内[^。；]{0,20}(?:宣告[^。；]{0,8}无效|无效宣告)`, 'g'),
    right: ({ invalidationYears }) => invalidationYears,
    unit: YEARS,
    zh: '请求宣告无效的期限',
    en: 'the period for requesting invalidation',
  },
  {
    words: new RegExp(
      `复审决定[^。；]{0,30}?${NUMBER}日内[^。；，]{0,10}(?:起诉|提起)|against the decision[^.;]{0,40} within (\\w+) days`,
      'g',
    ),
    right: ({ courtDays }) => courtDays,
    unit: DAYS,
    zh: '对复审决定起诉的期限',
    en: 'the period for suing against the decision',
  },
  {
    words: new RegExp(`期满前(?:的)?${NUMBER}个月(?=[^。；]{0,14}续展)`, 'g'),
    right: ({ renewalMonths }) => renewalMonths,
    unit: MONTHS,
    zh: '办理续展的期间',
    en: 'the period for renewal before the end of the term',
  },
  {
    words: new RegExp(
      `${NUMBER}个月的?宽展期|宽展期(?:为|是)?${NUMBER}个月|\\bgrace period (?:is|of) (\\w+) months|\\b(\\w+)[- ]months?(?:’)? grace period`,
      'g',
    ),
    right: ({ graceMonths }) => graceMonths,
    unit: MONTHS,
    zh: '续展的宽展期',
    en: 'the period of grace for renewal',
  },
]

/** A count of months, days or weeks by which evidence is to follow, or the length of the period for it. */
const SUPPLEMENTS = /补充|补交|补送|后补|续交|\bsupplement/i
const OF_EVIDENCE = /证据|材料|资料|\bevidence\b|\bmaterials?\b/i
const SUPPLEMENT_TIME = new RegExp(
  `(?:之?日起?|[后于在的内期为是起有共]|^)\\s*(?:的?(?:法定)?期限为?)?${NUMBER}\\s*(个月|天|日|周|个?星期)(?=的|之?内|以内|期限|期间|届满|，|。|$)|\\b(?:within|in|period of|have|has) (?:the )?(\\w+)[- ](months?|weeks?|days?)\\b|\\b(\\w+)-(month|week|day) period`,
  'g',
)
const NO_SUPPLEMENT =
  /九个月|9个月|作出|做出|使用|销售|起诉|复审期限|收到|近|延长|\bsales\b|\bused?\b|receipt|decision|decide/

/** A period for supplementary evidence that is not that of the regulations, in whatever words. */
const supplements = (line: CheckedLine): Finding[] =>
  matchesOf(line.text, SUPPLEMENT_TIME).flatMap(match => {
    const said = match[1] ?? match[3] ?? match[5] ?? ''
    const unit = match[2] ?? match[4] ?? match[6] ?? ''
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    const count = countOf(said)
    if (!SUPPLEMENTS.test(clause) || !OF_EVIDENCE.test(clause) || NO_SUPPLEMENT.test(clause)) return []
    if (!Number.isFinite(count) || count === 0 || OF_OTHER_CASE.test(clause)) return []
    const months = REGULATION_PERIODS.supplementMonths
    if (/个月|month/.test(unit) && count === months) return []
    const from = match.index + match[0].lastIndexOf(said)
    const words = inWords(months)
    return [
      findingAt(line, {
        kind: 'period',
        from,
        to: match.index + match[0].lastIndexOf(unit) + unit.length,
        mend: match[1] ? `${words.zh}个月` : `${words.en} months`,
        words: {
          zh: `补充证据材料的期限为${words.zh}个月，稿中为“${said}${unit}”。`,
          en: `The period for supplementing evidence is ${words.en} months; the draft says “${said} ${unit}”.`,
        },
      }),
    ]
  })

const REVIEW_TIME = new RegExp(
  `(?:之?日起?|[后于在为是起有共满]|期限|^)\\s*${NUMBER}\\s*(个月|天|日|周|个?星期|个?工作日)(?=的|之?内|以内|期限|期间|届满|，|。|$)|\\b(?:within|in|period of|has|have|is|(?:gives?|allows?|leaves?)(?: the)? \\w+) (?:the |a )?(\\w+)[- ](months?|weeks?|days?|working days)\\b|\\b(\\w+)-(month|week|day) period`,
  'g',
)
const ASKS_REVIEW =
  /(?:申请|提出|提起|请求|提交|办理)[^。；，]{0,4}(?:驳回)?复审|复审(?:申请)?[^。；，]{0,4}(?:期限|时限)|\b(?:appl\w+|ask\w*|request\w*|file\w*) [^.;,]{0,16}review\b|\bperiod for (?:the |requesting )?review\b/
const NO_REVIEW_TIME =
  /复审决定|起诉|诉讼|补充|证据|视为送达|作出|做出|审理|审结|使用|余|剩|还有|距|提前|异议|公告|撤销连续|答复|中止|缴纳|补正|\b(?:decision|decide[ds]?|court|sue|evidence|supplement\w*|deemed|left|remain\w*|oppos\w+|used?|sales|suspen\w+)\b/

/** A period in which review is said to be open that is not the one of the law. */
const reviewTimes = (line: CheckedLine, { law }: CaseFacts): Finding[] =>
  matchesOf(line.text, REVIEW_TIME).flatMap(match => {
    const said = match[1] ?? match[3] ?? match[5] ?? ''
    const unit = match[2] ?? match[4] ?? match[6] ?? ''
    const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
    const count = countOf(said)
    if (!ASKS_REVIEW.test(clause) || NO_REVIEW_TIME.test(clause) || speaksOfOthers(line, clause)) return []
    const days = periodsOn(law.from).reviewDays
    if (!Number.isFinite(count) || count === 0 || (/^(?:天|日|days?)$/.test(unit) && count === days)) return []
    const from = match.index + match[0].lastIndexOf(said)
    const { zh, en } = inWords(days)
    return [
      findingAt(line, {
        kind: 'period',
        from,
        to: match.index + match[0].lastIndexOf(unit) + unit.length,
        mend: match[1] ? `${zh}日` : `${en} days`,
        words: {
          zh: `申请复审的期限为${zh}日，稿中为“${said}${unit}”。`,
          en: `The period for applying for review is ${en} days; the draft says “${said} ${unit}”.`,
        },
      }),
    ]
  })

const writtenCount = (count: number, isEnglish: boolean): string =>
  isEnglish ? countInEnglish(count) : chineseNumeral(count)

/** Periods that are told with what they are of. */
const statedPeriods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  PERIODS.flatMap(({ words, right, unit, zh, en }) =>
    matchesOf(line.text, words).flatMap(match => {
      const said = match.slice(1).find(group => group !== undefined) ?? ''
      const from = match.index + match[0].indexOf(said)
      const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
      const count = countOf(said)
      const should = right(periodsOf(clause, facts))
      if (!Number.isFinite(count) || count === 0 || count === should || OF_OTHER_CASE.test(clause)) return []
      return [
        findingAt(line, {
          kind: 'period',
          from,
          to: from + said.length,
          mend: writtenCount(should, /[a-z]/i.test(said)),
          words: {
            zh: `${zh}为${writtenCount(should, false)}${unit.zh}，稿中为“${said}${unit.zh}”。`,
            en: `${en[0]?.toUpperCase()}${en.slice(1)} is ${writtenCount(should, true)} ${unit.en}; the draft says “${said}”.`,
          },
        }),
      ]
    }),
  )

const EXTENDED =
  /(?:可以?|能够?|有权|应当?|拟|将)(?:依法|另行|向[^，。；]{0,10})?(?:申请|请求|要求)?(?:予以|准予|适当)?(?:延长|延期|展期)|(?:申请|请求)(?:予以|准予)?(?:延长|延期)|\b(?:may|can|could) be extended|\bextension of (?:time|the (?:period|deadline|time limit))/g
const OF_REVIEW =
  /复审|该期限|本期限|上述期限|十五日|15\s*日|(?:the|this) (?:period|deadline|time limit)|fifteen days|review/
/** The office may take longer to decide, evidence may follow, and a party may be hindered. */
const OTHER_EXTENSION =
  /不可|不能|不得|无法|不予|九个月|9个月|作出决定|批准|审限|补充证据|举证|\bcannot\b|\bnot\b|nine months|decide|decision|evidence|approval/

/** Words by which the period for review can be extended: no rule allows it (Law Art. 34 of 2019). */
const extensions = (line: CheckedLine): Finding[] =>
  line.before?.text === line.text
    ? []
    : matchesOf(line.text, EXTENDED).flatMap(match => {
        const [from, to] = [match.index, match.index + match[0].length]
        const { clause } = clauseAround(line.text, from, to)
        const isOfReview = OF_REVIEW.test(clause) || /期限|Time limit/.test(line.chapter.split(' / ').at(-1) ?? '')
        if (!isOfReview || OTHER_EXTENSION.test(clause) || speaksOfOthers(line, clause)) return []
        return [
          findingAt(line, {
            kind: 'period',
            from,
            to,
            mend: /^extension/.test(match[0]) ? null : /[a-z]/.test(match[0]) ? 'cannot be extended' : '不得延长',
            words: { zh: '申请复审的期限不能延长。', en: 'The period for applying for review cannot be extended.' },
          }),
        ]
      })

const OTHER_UNIT =
  /复审[^。；，]{0,8}(?:期限|期间|时限)[^。；，\d一二三四五六七八九十两]{0,6}([\d一二三四五六七八九十两]+个?(?:周|星期|工作日))|\b(?:period|time limit|deadline) for (?:the |requesting )?review (?:is|of) (\w+ (?:weeks?|working days))/g

/** The period for review in weeks or working days, which make no fifteen days. */
const otherUnits = (line: CheckedLine, { law }: CaseFacts): Finding[] =>
  matchesOf(line.text, OTHER_UNIT).map(match => {
    const said = match[1] ?? match[2] ?? ''
    const from = match.index + match[0].lastIndexOf(said)
    const { zh, en } = inWords(periodsOn(law.from).reviewDays)
    return findingAt(line, {
      kind: 'period',
      from,
      to: from + said.length,
      mend: match[1] ? `${zh}日` : `${en} days`,
      words: {
        zh: `申请复审的期限为${zh}日，稿中为“${said}”。`,
        en: `The period for applying for review is ${en} days; the draft says “${said}”.`,
      },
    })
  })

/** A count before a unit of time. */
const COUNTED_TIME = /[\d一二三四五六七八九十两]\s*(?:年|个|日|周|星期|工作日)|(?:years?|months?|days?|weeks?)\b/

/** Returns periods of the law that are counted otherwise than the law counts them, and words by which the one for review is extended. */
export const findPeriods = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted) return []
  const isTyped = !isAsGenerated(line) && !facts.isCompanion && COUNTED_TIME.test(line.text)
  return [
    ...placedPeriods(line, facts),
    ...extensions(line),
    ...(isTyped
      ? [...statedPeriods(line, facts), ...supplements(line), ...reviewTimes(line, facts), ...otherUnits(line, facts)]
      : []),
  ]
}
