import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { SUPPLEMENT_MONTHS } from '#domain/law/deadline.ts'
import { MISSTATEMENTS } from '#domain/law/misstatements.ts'
import { periodsOn, type StatutoryPeriods } from '#domain/law/periods.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround } from '../context.ts'
import { countInEnglish, countOf } from '../find-totals.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'

const NUMBER = '([\\d一二三四五六七八九十两]{1,3})'
/** Words by which a clause tells of another case; the decision on review itself is of this one. */
const OF_OTHER_CASE = /判决|裁定|行终|行初|民终|民初|商评字|决定书〔|类案|先例|案例|另案|他案|precedent|judg(?:e)?ment/
const isOfOtherCase = (clause: string): boolean => OF_OTHER_CASE.test(clause)

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

/** Years from registration for which a mark is registered (Law 2019 Art. 39, Law 2026 Art. 43). */
const TERM_YEARS = 10

const PERIODS: readonly Period[] = [
  {
    words: new RegExp(
      `注册商标的?有效期限?(?:为|是|系)?\\s*${NUMBER}\\s*年(?!\\d|底|\\s*\\d{1,2}\\s*月)|\\bregistration (?:is|remains|stays) valid for (\\w+) years|\\bterm of (?:a |the )?registration is (\\w+) years`,
      'g',
    ),
    right: () => TERM_YEARS,
    unit: YEARS,
    zh: '注册商标的有效期',
    en: 'the term of a registration',
  },
  {
    words: new RegExp(
      `分割[^。；，]{0,20}(?:收到|送达)[^。；，]{0,10}之日起${NUMBER}日内|divi(?:ded|sion)[^.;]{0,40} within (\\w+) days`,
      'g',
    ),
    right: ({ reviewDays }) => reviewDays,
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
    right: () => 9,
    unit: MONTHS,
    zh: '复审的审理期限',
    en: 'the period for deciding the review',
  },
  {
    words: new RegExp(
      `提出异议的期限为${NUMBER}个月|公告之日起${NUMBER}个月内[^。；]{0,16}异议|oppositions?[^.;]{0,30} within (\\w+) months`,
      'g',
    ),
    right: ({ oppositionMonths }) => oppositionMonths,
    unit: MONTHS,
    zh: '异议期限',
    en: 'the period for opposition',
  },
  {
    words: new RegExp(
      `补充(?:有关)?(?:证据|材料)[^。；，]{0,16}?${NUMBER}个月内|${NUMBER}个月内[^。；，]{0,8}补充(?:有关)?(?:证据|材料)|[Ss]upplement(?:ed|ary|ing|s)?[^.;]{0,40} within (\\w+) months`,
      'g',
    ),
    right: () => SUPPLEMENT_MONTHS,
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
]

const writtenCount = (count: number, isEnglish: boolean): string =>
  isEnglish ? countInEnglish(count) : chineseNumeral(count)

const periods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  PERIODS.flatMap(({ words, right, unit, zh, en }) =>
    [...line.text.matchAll(words)].flatMap(match => {
      const said = match.slice(1).find(group => group !== undefined) ?? ''
      const from = match.index + match[0].indexOf(said)
      const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
      const count = countOf(said)
      const should = right(periodsOf(clause, facts))
      if (!Number.isFinite(count) || count === 0 || count === should || isOfOtherCase(clause)) return []
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

const claims = (line: CheckedLine, { law }: CaseFacts): Finding[] =>
  MISSTATEMENTS.flatMap(({ words, unless, zh, en, until }) => {
    const match = words.exec(line.text)
    if (!match || (until !== undefined && law.from > until)) return []
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    if (isOfOtherCase(clause) || unless?.test(clause)) return []
    return [findingAt(line, { kind: 'statute', from, to, words: { zh, en } })]
  })

/** Returns statements of law that are wrong whatever the case: periods, what an article is about, what cures or follows what. */
export const findLegalClaims = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.isQuoted || isAsGenerated(line) || facts.isCompanion ? [] : [...claims(line, facts), ...periods(line, facts)]
