import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { addressOf, articleName } from '#domain/law/articles.ts'
import { SUPPLEMENT_MONTHS } from '#domain/law/deadline.ts'
import { periodsOn, type StatutoryPeriods } from '#domain/law/periods.ts'
import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround } from '../context.ts'
import { countInEnglish, countOf } from '../find-totals.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { isOfTrademarkLaw } from './find-law.ts'

/** A statement of law that is wrong whatever the case, by the words it is made with. */
interface WrongClaim {
  words: RegExp
  /** Words of the clause by which it is no such statement. */
  unless?: RegExp
  zh: string
  en: string
}

const NUMBER = '([\\d一二三四五六七八九十两]{1,3})'
/** Words by which a clause tells of another case; the decision on review itself is of this one. */
const OF_OTHER_CASE = /判决|裁定|行终|行初|民终|民初|商评字|决定书〔|类案|先例|案例|另案|他案|precedent|judg(?:e)?ment/
const isOfOtherCase = (clause: string): boolean => OF_OTHER_CASE.test(clause)
const NOT_SO = /不能|不得|并非|不因|无法|难以|不可|不会|尚未|未[能及]|\bnot\b|\bcannot\b|\bnever\b|\bno\b/
/** The same, and that something does not suffice. */
const NOT_ENOUGH = new RegExp(`${NOT_SO.source}|不足以|并不`, 'i')

/** Statements that no wording of the law bears out, each with what the law says (docs/law.md §1, §4). */
const WRONG_CLAIMS: readonly WrongClaim[] = [
  {
    words:
      /(?:使用|知名度|显著特征|显著性)[^。；]{0,30}(?:克服|消除|治愈|弥补|排除|突破)[^。；]{0,24}(?:第十条|不良影响|欺骗|误认|地名)|\b(?:use|distinctiveness)\b[^.;]{0,60}\b(?:cure[sd]?|overc(?:o|a)mes?|remed(?:y|ies|ied)|removes?d?)\b[^.;]{0,60}(?:Article 10\b|adverse influence|decepti)/i,
    unless: NOT_SO,
    zh: '第十条的禁止不因使用而消除；经使用取得显著特征只对缺乏显著特征的标志有意义（第十一条第二款）。',
    en: 'Use does not cure the prohibitions of Article 10; distinctiveness acquired through use matters only for signs that lack it (Article 11(2)).',
  },
  {
    words:
      /(?:即使|即便|纵使)[^。；]{0,20}使用[^。；]{0,16}显著特征[^。；]{0,10}(?:也|亦|仍)[^。；]{0,8}不(?:得|能|予)[^。；]{0,8}注册|even [^.;]{0,40}acquired [^.;]{0,30}(?:may never|cannot|may not) be registered/i,
    unless: /第十条|Article 10\b/,
    zh: '缺乏显著特征的标志经过使用取得显著特征并便于识别的，可以作为商标注册（第十一条第二款）。',
    en: 'Signs that have acquired distinctive character through use may be registered (Article 11(2)).',
  },
  {
    words:
      /初步审定(?:并?公告)?的?商标[^。；，]{0,6}(?:享有|取得|具有|获得)[^。；，]{0,8}专用权|preliminarily approved (?:trade)?marks? (?:enjoys?|has|have|confers?) [^.;]{0,20}exclusive right/i,
    unless: NOT_SO,
    zh: '商标专用权自核准注册起享有，初步审定的商标尚无专用权（第三条）。',
    en: 'The exclusive right begins with registration; a mark that is preliminarily approved has none yet (Article 3).',
  },
  {
    words:
      /第十条[^。；，]{0,24}(?:标志|标识|情形|地名)[^。；，]{0,12}使用[^。；，]{0,16}显著(?:特征|性)的?，?[^。；，]{0,6}(?:可以|得以|即可|能够)[^。；]{0,8}注册|\b(?:place names?|Article 10)\b[^.;]{0,80}\bregist(?:rable|ered)\b[^.;]{0,60}\bdistinctive/i,
    unless: /不因|不能|并非|仍不|未|不涉及|\bnot\b|\bcannot\b|\bnever\b/,
    zh: '第十条的标志不得作为商标使用，经使用取得显著特征也不能注册；第十一条第二款只对缺乏显著特征的标志适用。',
    en: 'Signs under Article 10 may not be used as marks, and distinctiveness acquired through use does not help them; Article 11(2) is for signs that lack it.',
  },
  {
    words: /第十一条第一款[^。；]{0,12}(?:规定|所列|所指|针对)[^。；]{0,10}不得作为商标使用/,
    unless: /第十条|并非|而非|不是/,
    zh: '第十一条第一款规定的是不得作为商标注册的标志，不得作为商标使用的标志规定在第十条。',
    en: 'Article 11(1) is about signs that may not be registered; those that may not be used are in Article 10.',
  },
  {
    words: /第十条第二款[^。；]{0,8}(?:禁止|规定|针对|所指|所列)[^。；]{0,20}(?:国家名称|国名|国旗|国徽)/,
    unless: /并非|而非|不是|第一款/,
    zh: '第十条第二款规定的是县级以上行政区划的地名和公众知晓的外国地名，国家名称规定在第十条第一款。',
    en: 'Article 10(2) is about names of administrative divisions and foreign places; names of states are in Article 10(1).',
  },
  {
    words:
      /注册商标的?有效期限?(?:为|是|系)?(?!\s*(?:十|10)\s*年)\s*[一二三四五六七八九十\d]{1,3}\s*年(?!\d|底|\s*\d{1,2}\s*月)|\bregistration is valid for (?!ten\b|10\b)\w+ years/,
    zh: '注册商标的有效期为十年，自核准注册之日起计算。',
    en: 'A registration is valid for ten years from the day on which it is granted.',
  },
  {
    words:
      /(?:在先使用|使用在先|先使用)[^。；]{0,12}(?:克服|排除|突破|豁免)[^。；]{0,16}第三十一?条|第三十一?条[^。；]{0,12}因[^。；]{0,8}(?:在先使用|使用在先)[^。；]{0,8}不(?:再)?适用/,
    unless: NOT_ENOUGH,
    zh: '第三十条对在先注册或者初步审定的商标适用，申请人在先使用并不排除它。',
    en: 'Article 30 protects marks registered or approved earlier; earlier use by the applicant does not set it aside.',
  },
  {
    words:
      /著作权登记(?:证书)?[^。；]{0,10}(?:足以|当然|即可|单独)[^。；]{0,16}(?:应予|应当|可以|得以)[^。；]{0,6}注册/,
    unless: NOT_ENOUGH,
    zh: '著作权登记只是权属的初步证据，不能据以认定商标应予注册。',
    en: 'A copyright record is only first evidence of ownership and no reason for registration.',
  },
  {
    words:
      /(?:申请在先|在先申请)[^。；]{0,12}依[^。；]{0,8}第三十[三二]条|第三十[三二]条[^。；]{0,8}(?:处理|规定|适用)[^。；]{0,10}(?:申请在先|在先申请)/,
    unless: /异议|抢先|在先权利/,
    zh: '申请在先的商标依第三十一条处理。',
    en: 'Marks filed earlier are dealt with by Article 31.',
  },
  {
    words: /复审(?:案件|申请)?由[^。；，]{0,8}法院[^。；，]{0,6}(?:审理|裁决|作出|决定)/,
    zh: '驳回复审由国家知识产权局审理；法院审理的是对复审决定的起诉（第三十四条）。',
    en: 'The review is decided by CNIPA; the courts hear actions against its decision (Article 34).',
  },
  {
    words:
      /不服[^。；，]{0,8}复审决定[^。；]{0,30}(?:再次|再行|重新|另行)?(?:申请复审|提出复审|提起复审|申请复议|行政复议)|against the decision on (?:the )?review[^.;]{0,40}(?:second|further|another) review/i,
    unless: NOT_SO,
    zh: '对复审决定不服的，自收到之日起三十日内向人民法院起诉，不能再次申请复审（第三十四条）。',
    en: 'Against a decision on review lies an action before the court within thirty days, and no second review (Article 34).',
  },
  {
    words: /不使用[^。；]{0,40}由?(?:撤销)?申请人[^。；，]{0,8}(?:承担|负)[^。；]{0,20}举证责任/,
    unless: /不由|并非/,
    zh: '连续三年不使用的撤销由商标注册人证明使用（《商标法实施条例》第六十六条）。',
    en: 'In a cancellation for non-use the registrant proves the use (Implementing Regulations, Article 66).',
  },
  {
    words:
      /以[^。；，]{0,6}(?:通知书|驳回决定)[^。；，]{0,4}(?:作出|发出)时[^。；，]{0,8}(?:事实|状态)[^。；，]{0,6}为准|不(?:予)?考虑评审时|as (?:they|it) stood (?:when|at the time) the notice was issued/i,
    unless: /不应以|不能以|并非/,
    zh: '驳回复审以评审时的事实状态为准（《商标法实施条例》第五十二条）。',
    en: 'The review goes by the facts at the time of the review (Implementing Regulations, Article 52).',
  },
  {
    words: /一年(?:的)?(?:期间|期限|内)?[^。；，]{0,10}自[^。；，]{0,10}(?:申请|注册|公告)之日起/,
    unless: /异议|优先权|展览会|三年|十年/,
    zh: '一年自商标被撤销、被宣告无效或者期满不再续展之日起计算。',
    en: 'The year counts from the day on which the mark was cancelled, declared invalid, or expired.',
  },
  {
    words: /同一?[天日]申请[^。；]{0,24}(?:初步审定|公告)[^。；]{0,6}(?:申请在先|先申请)/,
    zh: '同一天申请的，初步审定并公告使用在先的商标（第三十一条）。',
    en: 'Of marks filed on the same day the one used earlier is approved (Article 31).',
  },
  {
    words:
      /(?:恳请|请求|提请)[^。；]{0,30}维持[^。；]{0,8}驳回|(?:恳请|请求|提请)[^。；]{0,60}(?:申请商标|注册申请)[^。；]{0,8}(?:予以)?(?:宣告无效|驳回)(?=[。；，]|$)|(?:asks?|requests?|respectfully)[^.;]{0,40}(?:to )?(?:uphold|maintain|affirm) the (?:refusal|notice)/i,
    unless: /撤销[^。；]{0,10}驳回[^。；]{0,20}初步审定/,
    zh: '复审请求应为撤销驳回决定、对申请商标予以初步审定，此处所请求的是相反的结果。',
    en: 'A review asks for the refusal to be set aside and the mark to be approved; this asks for the opposite.',
  },
  {
    words:
      /申请人(?:认可|承认|同意)[^。；，]{0,10}申请商标(?:具有|带有|缺乏|构成|违反)[^。；，]{0,12}(?:欺骗|不良影响|显著特征|近似|误认|第)/,
    unless: /不|并非|部分|以外/,
    zh: '此句承认了通知书的驳回理由。',
    en: 'This concedes the ground of refusal.',
  },
]

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
      `补充(?:有关)?(?:证据|材料)[^。；，]{0,16}?${NUMBER}个月内|${NUMBER}个月内[^。；，]{0,8}补充(?:有关)?(?:证据|材料)|supplement[^.;]{0,30} within (\\w+) months`,
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

/** What articles are about, by the words that a sentence says so with; the rules by their address in the law of 2019. */
const TOPICS: readonly (readonly [words: RegExp, rules: readonly string[]])[] = [
  [/缺乏显著|显著特征|显著性|distinctive/i, ['11', '11.1', '11.1.3', '11.1.2', '11.1.1', '11.2', '9', '8', '12']],
  [/代理机构|trademark agenc|trade mark agent/i, ['19', '19.4', '18', '20', '68', '15']],
  [/欺骗|误认|decepti|mislead/i, ['10', '10.1', '10.1.7']],
  [/不良影响|道德风尚|adverse influence|morality/i, ['10', '10.1', '10.1.8']],
  [/地名|place name/i, ['10', '10.2']],
  [
    /近似|在先(?:注册|商标)|similar (?:to )?(?:earlier|prior)|earlier (?:registered )?marks?/i,
    ['30', '31', '13', '57', '50'],
  ],
  [/同一天|同日|先申请|first[- ]to[- ]file|same day/i, ['31']],
  [/地理标志|geographical indication/i, ['16', '16.1', '16.2', '3', '10', '10.2']],
  [/驰名|well-known/i, ['13', '13.2', '13.3', '14']],
]
const TELLS =
  /^(?:[^。；，]{0,4}(?:是|系)(?:关于|对|针对)|(?:规定|涉及|所指|禁止)的(?:是|系|为)|是指)([^。；，]{2,30})|^ (?:of the Trademark Law )?(?:concerns?|deals? with|is about|relates? to|governs?|is on) ([^.;,]{4,60})/

const topics = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'article') return []
    const { before, after, clause } = clauseAround(line.text, token.from, token.to)
    const tells = TELLS.exec(after)
    const said = tells?.[1] ?? tells?.[2] ?? ''
    if (said === '' || !isOfTrademarkLaw(before, after) || isOfOtherCase(clause)) return []
    const fitting = TOPICS.filter(([words]) => words.test(said))
    const [first] = fitting
    const addresses = fitting.flatMap(([, rules]) =>
      rules.flatMap(rule => addressOf(facts.law, rule) ?? (facts.law.id === 'trademark-law-2019' ? rule : [])),
    )
    const isRight = addresses.some(
      own => own === token.key || own.startsWith(`${token.key}.`) || token.key.startsWith(`${own}.`),
    )
    if (!first || addresses.length === 0 || isRight) return []
    const [right] = addresses
    const name = right === undefined ? null : articleName(right)
    return [
      findingAt(line, {
        kind: 'article',
        from: token.from,
        to: token.to,
        words: {
          zh: `《商标法》就“${said.slice(0, 12)}”所作规定${name ? `在${name.zh}` : '不在该条'}，稿中为“${token.text}”。`,
          en: `The Trademark Law deals with this ${name ? `in ${name.en}` : 'elsewhere'}; the draft says “${token.text}”.`,
        },
      }),
    ]
  })

const claims = (line: CheckedLine): Finding[] =>
  WRONG_CLAIMS.flatMap(({ words, unless, zh, en }) => {
    const match = words.exec(line.text)
    if (!match) return []
    const [from, to] = [match.index, match.index + match[0].length]
    const { clause } = clauseAround(line.text, from, to)
    if (isOfOtherCase(clause) || unless?.test(clause)) return []
    return [findingAt(line, { kind: 'statute', from, to, words: { zh, en } })]
  })

/** Returns statements of law that are wrong whatever the case: periods, what an article is about, what cures or follows what. */
export const findLegalClaims = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  line.isQuoted || isAsGenerated(line) || facts.isCompanion
    ? []
    : [...claims(line), ...periods(line, facts), ...topics(line, facts)]
