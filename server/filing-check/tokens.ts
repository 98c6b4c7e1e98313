import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { matchesOf } from './matches.ts'
import { keptByText } from './memory.ts'

/** The kinds of words of a draft that a fact, a law table or another place of the draft can say, too. */
export type TokenKind =
  | 'date'
  | 'monthDay'
  | 'number'
  | 'dispatchNo'
  | 'article'
  | 'class'
  | 'citedMark'
  | 'amount'
  | 'period'
  | 'quote'
  | 'edition'
  | 'group'
  | 'weekday'
  | 'extent'
  | 'service'
  | 'stance'

/** A stretch of text that states something; `key` is the same for every way to write the same thing. */
export interface Token {
  kind: TokenKind
  from: number
  to: number
  text: string
  key: string
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const UNITS = `[${NUMBER_UNITS}]`
const ENGLISH_COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve fifteen thirty'.split(' ')

const countOf = (written: string): string => {
  if (written === '两') return '2'
  const english = ENGLISH_COUNTS.indexOf(written.toLowerCase())
  if (english >= 0) return String(english === 13 ? 15 : english === 14 ? 30 : english)
  return String(numberOf(written) ?? written)
}

const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/

/** Digits and letters of full width as those of half width, each in its place. */
const halfWidth = (text: string): string =>
  !FULL_WIDTH.test(text)
    ? text
    : text.replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, one => String.fromCharCode(one.charCodeAt(0) - 0xfee0))

const DIGITS = '零一二三四五六七八九'
const digitsOf = (written: string): string =>
  [...written].map(one => (one === '〇' || one === '○' ? 0 : DIGITS.indexOf(one))).join('')

const dayKey = (year: string, month: string | number, date: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1

interface TokenRule {
  kind: TokenKind
  /** A sign without which the pattern fits nothing. */
  sign?: RegExp
  pattern: RegExp
  key: (match: RegExpMatchArray) => string
}

const ENGLISH_MONTH = `(${MONTHS.map(month => month[0]?.toUpperCase() + month.slice(1)).join('|')})`

/** The number of a cited mark in a draft: figures, or numerals that make one number (七三件 is 七 and 三件). */
export const ORDINAL =
  '(?:\\d+|[二三四五六七八九]?十(?=一[旦直并律般致样经向贯同])|[二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])'

const [YEAR, MONTH, DIGIT, ORDINAL_SIGN] = [/年/, /月/, /\d/, /第/]
const ENGLISH_MONTH_SIGN = new RegExp(ENGLISH_MONTH)
const [ARTICLE_SIGN, CITED_SIGN, SPAN_SIGN] = [/Art/, /引证商标/, /[日天月年]/]
const [ENGLISH_CITED_SIGN, ENGLISH_SPAN_SIGN] = [/ited mark/, /[- ](?:day|month|year)/i]

/** Rules in order: what one has taken, those after it do not see. */
const RULES: readonly TokenRule[] = [
  {
    kind: 'date',
    sign: YEAR,
    pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/g,
    key: ([, year = '', month = '', date = '']) => dayKey(year, month, date),
  },
  {
    kind: 'date',
    sign: YEAR,
    pattern: /([一二][〇○零一二三四五六七八九]{3})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/g,
    key: ([, year = '', month = '', date = '']) => dayKey(digitsOf(year), countOf(month), countOf(date)),
  },
  {
    kind: 'date',
    sign: DIGIT,
    pattern: /(?<!\d)((?:19|20)\d{2})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g,
    key: ([, year = '', month = '', date = '']) => dayKey(year, month, date),
  },
  {
    kind: 'date',
    sign: ENGLISH_MONTH_SIGN,
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${ENGLISH_MONTH},? (\\d{4})\\b`, 'g'),
    key: ([, date = '', month = '', year = '']) => dayKey(year, monthOf(month), date),
  },
  {
    kind: 'date',
    sign: ENGLISH_MONTH_SIGN,
    pattern: new RegExp(`\\b${ENGLISH_MONTH} (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})\\b`, 'g'),
    key: ([, month = '', date = '', year = '']) => dayKey(year, monthOf(month), date),
  },
  {
    kind: 'monthDay',
    sign: MONTH,
    pattern: /(?<![\d年]|年 )(\d{1,2})月(\d{1,2})日/g,
    key: ([, month = '', date = '']) => `${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  },
  {
    kind: 'monthDay',
    sign: MONTH,
    pattern: /(?<![年〇○零一二三四五六七八九十]|年 )([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/g,
    key: ([, month = '', date = '']) => `${countOf(month).padStart(2, '0')}-${countOf(date).padStart(2, '0')}`,
  },
  {
    kind: 'monthDay',
    sign: ENGLISH_MONTH_SIGN,
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${ENGLISH_MONTH}\\b(?!,? \\d{4})`, 'g'),
    key: ([, date = '', month = '']) => `${String(monthOf(month)).padStart(2, '0')}-${date.padStart(2, '0')}`,
  },
  {
    kind: 'edition',
    sign: /年修|as (?:amended|revised) in /,
    pattern: /(\d{4})年(?:修正|修订)|as (?:amended|revised) in (\d{4})/g,
    key: ([, zh, en]) => zh ?? en ?? '',
  },
  {
    kind: 'extent',
    sign: /驳回|efusal/,
    pattern: /(部分)?驳回(?=决定|通知书)|\b([Pp]artial )?[Rr]efusal\b/g,
    key: ([, zh, en]) => ((zh ?? en) ? 'partial' : 'full'),
  },
  {
    kind: 'dispatchNo',
    sign: DIGIT,
    pattern: /(?<![A-Za-z\d])[A-Z]{2,6}\d{6,20}[A-Z]{2,6}\d{0,8}(?![A-Za-z\d])/g,
    key: ([text]) => text,
  },
  {
    kind: 'amount',
    sign: /元|CNY|RMB|￥|¥/,
    pattern: /\d[\d,]*(?:\.\d+)?\s*元|(?:CNY|RMB|￥|¥)\s*\d[\d,]*(?:\.\d+)?/g,
    key: ([text]) => text.replaceAll(/[^\d.]/g, ''),
  },
  {
    kind: 'article',
    sign: ORDINAL_SIGN,
    pattern: new RegExp(
      `第\\s*(${UNITS}+)\\s*条(?:之[一二三])?(?:第?\\s*(${UNITS}+)\\s*款)?(?:、?第?\\s*[（(]?\\s*(${UNITS}+)\\s*[）)]?\\s*项)?`,
      'g',
    ),
    key: ([, ...levels]) =>
      levels
        .filter(level => level !== undefined)
        .map(level => countOf(level))
        .join('.'),
  },
  {
    kind: 'article',
    sign: ARTICLE_SIGN,
    pattern: /\bArt(?:icles?|s?\.)\s*(\d+)((?:\(\d+\))*)/g,
    key: ([, article = '', levels = '']) => [article, ...(levels.match(/\d+/g) ?? [])].join('.'),
  },
  {
    kind: 'class',
    sign: ORDINAL_SIGN,
    pattern: new RegExp(`第\\s*(${UNITS}+)\\s*类(?!似|别商品)`, 'g'),
    key: ([, written = '']) => countOf(written),
  },
  {
    kind: 'article',
    sign: ARTICLE_SIGN,
    pattern: /(?<=\bArticles? \d[^.;：:]{0,60}(?:, | and |, and ))(\d{1,3})((?:\(\d+\))*)(?=[,.;]| and\b| of the\b)/g,
    key: ([, article = '', levels = '']) => [article, ...(levels.match(/\d+/g) ?? [])].join('.'),
  },
  { kind: 'class', sign: /Class/, pattern: /\bClass(?:es)?\s+(\d{1,2})\b/g, key: ([, written = '']) => written },
  {
    kind: 'class',
    sign: /Classes/,
    pattern: /(?<=\bClasses \d{1,2}(?:, \d{1,2})*(?:, and | and |, ))(\d{1,2})\b(?! [a-z])/g,
    key: ([, written = '']) => written,
  },
  {
    kind: 'citedMark',
    sign: CITED_SIGN,
    // 引证商标三个汉字 tells how many characters it has.
    pattern: new RegExp(`引证商标\\s*(${ORDINAL})(?![\\d一二三四五六七八九十]{0,3}\\s*[个枚项种字])`, 'g'),
    key: ([, written = '']) => countOf(written),
  },
  {
    kind: 'citedMark',
    sign: ENGLISH_CITED_SIGN,
    pattern: /\b[Cc]ited marks? (\d+)/g,
    key: ([, written = '']) => written,
  },
  {
    kind: 'citedMark',
    sign: ENGLISH_CITED_SIGN,
    pattern: /(?<=\b[Cc]ited marks \d{1,2}(?:, \d{1,2})*(?: to | and |, | or |–|-))(\d{1,2})\b/g,
    key: ([, written = '']) => written,
  },
  {
    kind: 'number',
    sign: DIGIT,
    pattern: /(?<![\dA-Za-z.,￥¥-])(?:[GＧ]\d{6,8}|\d{6,9})[A-Z]?(?![\dA-Za-z]|\.\d|\s*元)/g,
    key: ([text]) => text.replace('Ｇ', 'G'),
  },
  {
    kind: 'period',
    sign: SPAN_SIGN,
    pattern: new RegExp(
      `(${UNITS}+)\\s*(日|天|个月|年)(?=内|之内|以内|届满|的?期限|后|之后|期满|，|。|、|且|提出|不使用|未满|$)`,
      'g',
    ),
    key: ([, count = '', unit = '']) => `${countOf(count)} ${unit === '天' ? '日' : unit}`,
  },
  {
    kind: 'group',
    sign: /\d{4}/,
    pattern:
      /(?<![\d.])(?:0[1-9]|[1-3]\d|4[0-5])\d{2}(?=\s(?!年)\p{Script=Han}|(?:(?:、|和|及|与)\s?\d{4})*(?:[两一二三四五六七八九十\d]{1,3}个)?类似群)/gu,
    key: ([text]) => text,
  },
  {
    kind: 'weekday',
    sign: /[期周]/,
    pattern: /星期[一二三四五六日天]|周[一二三四五六日](?=[，。；）)]|$)/g,
    key: ([text]) => text.slice(-1).replace('天', '日'),
  },
  {
    kind: 'service',
    sign: /送达|信封|paper|electronic|envelope/,
    pattern: /电子送达(?:凭证)?|纸质送达|信封|\b(?:on paper|electronically|envelope|proof of electronic service)\b/g,
    key: ([text]) => (/电子|electronic/.test(text) ? 'electronic' : 'paper'),
  },
  { kind: 'weekday', sign: /day\b/, pattern: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, key: ([text]) => text },
  {
    kind: 'period',
    sign: /加/,
    pattern: /(?<=加\s?)(\d+)\s*(日)/g,
    key: ([, count = '', unit = '']) => `${count} ${unit}`,
  },
  {
    kind: 'period',
    sign: ENGLISH_SPAN_SIGN,
    pattern: new RegExp(`\\b(${ENGLISH_COUNTS.join('|')}|\\d{1,2})[- ](day|month|year)s?\\b`, 'gi'),
    key: ([, count = '', unit = '']) => `${countOf(count)} ${unit.toLowerCase()}`,
  },
]

const QUOTE = /[“"]([^“”"]{1,600})[”"]/g

const STANCES: readonly { sign: RegExp; pattern: RegExp }[] = [
  { sign: /涉及/, pattern: /(仅|只|不)?(涉及)(?!权利)/g },
  { sign: /延长/, pattern: /(不得|不可|不能|不)?(延长)/g },
  { sign: /be extended/, pattern: /\b(cannot |not )?(be extended)/g },
  { sign: /获准注册/, pattern: /(尚未|未|不能)?(获准注册)/g },
  {
    sign: /欺骗|表示|构成|属于|近似|类似|相同|违反|误认|混淆|显著|不良/,
    pattern:
      /(并不|不会|不能|不应|不|未|无|没有|并非|非)?(带有欺骗性|仅直接表示|构成|属于|近似|类似|相同|违反|误认|混淆|欺骗性|显著特征|显著性|直接表示|不良影响)/g,
  },
  {
    sign: /similar|mislead|decepti|descripti|distincti|identical|confus|fall under|adverse/i,
    pattern:
      /\b(not |no |non-|neither |without |cannot |dis|un)?(similar|mislead(?:ing)?|deceptive|descriptive|distinctive|identical|confus(?:ion|ing)|fall under|adverse)/gi,
  },
]

/** Returns what a line states: numbers, dates, articles, classes, amounts, periods, in order. Overlaps go to the first rule. */
export const readTokens = keptByText((text): readonly Token[] => {
  const taken: Token[] = []
  const read = halfWidth(text)
  const found = new Map<RegExp, boolean>()
  const isFound = (sign: RegExp): boolean => {
    const isThere = found.get(sign) ?? sign.test(read)
    found.set(sign, isThere)
    return isThere
  }
  for (const { kind, sign, pattern, key } of RULES) {
    if (sign && !isFound(sign)) continue
    for (const match of matchesOf(read, pattern)) {
      const lead = match[0].length - match[0].trimStart().length
      const [from, to] = [match.index + lead, match.index + match[0].length]
      if (to > from && !taken.some(token => token.from < to && from < token.to)) {
        taken.push({ kind, from, to, text: text.slice(from, to), key: key(match) })
      }
    }
  }
  return taken.sort((a, b) => a.from - b.from)
})

/** Returns what stands between quotation marks, without them. */
export const readQuotes = keptByText((text): readonly Token[] =>
  matchesOf(text, QUOTE).map(match => {
    const said = match[1] ?? ''
    const from = match.index + 1
    return { kind: 'quote', from, to: from + said.length, text: said, key: said }
  }),
)

/** Returns the words that say yes or no to what a review is about: 不近似, 构成, 不会误认. */
export const readStances = keptByText((text): readonly Token[] =>
  STANCES.filter(({ sign }) => sign.test(text)).flatMap(({ pattern }) =>
    matchesOf(text, pattern).map(match => ({
      kind: 'stance' as const,
      from: match.index,
      to: match.index + match[0].length,
      text: match[0],
      key: `${match[1] ? 'no' : 'yes'} ${(match[2] ?? '').toLowerCase()}`,
    })),
  ),
)

/** Returns the number by which a draft calls a cited mark, the first being 1; 0 for what is no number. */
export const citedNumber = (written: string): number => numberOf(written) ?? 0
