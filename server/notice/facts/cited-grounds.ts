import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { groundAt, lawOn } from '#domain/law/articles.ts'
import { findGround } from '#domain/law/grounds.ts'
import { quotationsIn } from '../layout/brackets.ts'
import { type Found, find, join, slice, type TracedText } from '../layout/traced-text.ts'

/** A recognised number may have gaps between its digits. */
const NUMBER = `[${NUMBER_UNITS}](?: ?[${NUMBER_UNITS}]){0,3}`
const PLAIN = '\\d(?: ?\\d)?'
const ITEM = `第?\\s*[（(]?\\s*${NUMBER}\\s*[）)]?\\s*项?`
const AND = '(?:以及|[、，,和及与])+'
/** 第十条第一款第（七）项, 第10条第1款第7项, 第十条一款七项, 第十三条第二款、第三款, 第（一）项以及第（二）项, 10.1.7, 10(1)(7). */
const ARTICLE = new RegExp(
  [
    `第\\s*(?<article>${NUMBER})\\s*条`,
    `(?:\\s*第?\\s*(?<paragraph>${NUMBER})\\s*款(?<more>(?:${AND}第?\\s*${NUMBER}\\s*款)+(?!\\s*${ITEM}(?<=项)))?)?`,
    `(?<items>\\s*${ITEM}(?:${AND}${ITEM})*(?<=项))?`,
    `|(?<=[》、，,和及与第] ?)(?<dotted>${PLAIN}(?:\\.${PLAIN}){1,2})(?![\\d.年月/-])条?`,
    `|(?<=[》、，,和及与第] ?)(?<bracketed>${PLAIN}(?: ?[（(]${PLAIN}[）)]){1,2})条?`,
    `|《(?<law>[^》]{2,30}(?:法|条例|规则|规定|办法|解释))》`,
  ].join(''),
  'gu',
)

interface Citation {
  address: string
  /** Written as 15.8, which may leave out the paragraph before an item. */
  isDotted: boolean
  source: TracedText
}

const writtenNumber = (written: string): number | null => numberOf(written.replaceAll(' ', ''))

const numbersIn = (list = ''): number[] =>
  [...list.matchAll(new RegExp(NUMBER, 'gu'))].flatMap(([written]) => writtenNumber(written) ?? [])

const addressesOf = (groups: Record<string, string | undefined>): string[] => {
  const plain = groups['dotted'] ?? groups['bracketed']
  if (plain) return [(plain.replaceAll(' ', '').match(/\d+/g) ?? []).join('.')]
  const article = writtenNumber(groups['article'] ?? '')
  if (article === null) return []
  const paragraph = groups['paragraph'] ? writtenNumber(groups['paragraph']) : null
  const items = numbersIn(groups['items'])
  if (items.length > 0) return items.map(item => [article, paragraph ?? 1, item].join('.'))
  if (paragraph === null) return [String(article)]
  return [paragraph, ...numbersIn(groups['more'])].map(number => [article, number].join('.'))
}

/** As far as a sentence is looked at on both sides of an article. */
const SENTENCE = 80
/** 不服的，可依照第三十四条…, 根据第三十四条的规定，申请人如果对本决定不服…: whatever its number, this is no ground. */
const BEFORE_REVIEW = /不服[^。\n]*$/u
const AFTER_REVIEW = /^[^。，,\n]{0,6}[，,][^。，,\n]{0,24}不服/u

const isOfReview = (body: string, start: number, end: number): boolean =>
  BEFORE_REVIEW.test(body.slice(Math.max(0, start - SENTENCE), start)) ||
  AFTER_REVIEW.test(body.slice(end, end + SENTENCE))

/** The end of a line within the number of an article: 第三十|一条. */
const CUT_NUMBER = /(?<=第[一二三四五六七八九十百〇零\d]{1,4})\n(?=[一二三四五六七八九十百〇零\d]{1,4}[条款项])/gu

const withNumbersWhole = (body: TracedText): TracedText => {
  const cuts = [...body.text.matchAll(CUT_NUMBER)].map(({ index }) => index)
  if (cuts.length === 0) return body
  return join([0, ...cuts.map(cut => cut + 1)].map((start, index) => slice(body, start, cuts[index])))
}

/**
 * Articles of the Trademark Law itself that the decision rests on: those of the implementing regulations or another law
 * are left out, and so is the one that allows the review.
 */
const citationsIn = (printed: TracedText): Citation[] => {
  const body = withNumbersWhole(printed)
  let isTrademarkLaw = true
  const quotations = quotationsIn(body.text)
  return [...body.text.matchAll(ARTICLE)].flatMap(match => {
    const groups = match.groups ?? {}
    const law = groups['law']
    if (law !== undefined) isTrademarkLaw = /商标法$/u.test(law)
    const end = match.index + match[0].length
    // A mark may be called as an article is.
    if (
      quotations.some(
        quotation =>
          quotation.start < match.index &&
          end <= quotation.end &&
          end - match.index >= quotation.end - quotation.start - 3,
      )
    )
      return []
    if (/条例\s*$/u.test(body.text.slice(Math.max(0, match.index - 6), match.index))) return []
    if (law !== undefined || !isTrademarkLaw || isOfReview(body.text, match.index, end)) return []
    const source = slice(body, match.index, end)
    return addressesOf(groups).map(address => ({ address, isDotted: groups['dotted'] !== undefined, source }))
  })
}

/** 第三十条第一款 is 第三十条, 第十六条 its first paragraph, and 15.8 an item of it, where the law's table has only the other form. */
const nearAddresses = (address: string, isDotted = false): string[] => {
  const [article = '', paragraph, item] = address.split('.')
  if (item !== undefined) return [address]
  if (paragraph === undefined) return [address, `${article}.1`]
  return [address, ...(isDotted ? [`${article}.1.${paragraph}`] : []), article]
}

/** A day under the law of 2019, for notices whose date is unknown. */
const DEFAULT_DAY = '2026-12-31'

const groundOf = ({ address, isDotted }: Citation, day: string | null): string | null => {
  const law = lawOn(day ?? DEFAULT_DAY)
  const ground = nearAddresses(address, isDotted)
    .map(near => groundAt(law, near))
    .find(candidate => candidate !== null)
  return ground && findGround(ground) ? ground : null
}

/** What the reasons say where only article 10 or 11 is named, without its item (docs/law.md §1.4). */
const WORDING: readonly { article: string; ground: string; expression: RegExp }[] = [
  { article: '10', ground: '10.1.7', expression: /产生误认|欺骗性/u },
  { article: '10', ground: '10.1.8', expression: /不良(?:社会)?影响/u },
  { article: '10', ground: '10.2', expression: /县级以上行政区划|外国地名/u },
  { article: '11', ground: '11.1.1', expression: /通用(?:名称|图形|型号)/u },
  { article: '11', ground: '11.1.2', expression: /直接表示/u },
  { article: '11', ground: '11.1.3', expression: /缺乏显著(?:特征|性)/u },
]

const groundsByWording = (body: TracedText, address: string): Found<string>[] =>
  WORDING.filter(({ article }) => /^1[01](?:\.1)?$/.test(address) && address.startsWith(article)).flatMap(
    ({ ground, expression }) => {
      const source = find(body, expression)
      return source ? [{ value: ground, source, isInferred: true }] : []
    },
  )

/**
 * Whether the reasons name an article that the law's table does not know, neither as a ground nor as procedure, and that
 * no ground was read from: one may then be missing.
 */
export const namesUnknownArticle = (body: TracedText, day: string | null, grounds: readonly string[]): boolean => {
  const law = lawOn(day ?? DEFAULT_DAY)
  // 违反同条同款第（二）项 leaves to the reader which article it is of.
  if (/同条(?:同款)?第|同款第/u.test(body.text)) return true
  return citationsIn(body).some(
    ({ address, isDotted }) =>
      nearAddresses(address, isDotted).every(near => groundAt(law, near) === null) &&
      !grounds.some(ground => ground.startsWith(`${address}.`)),
  )
}

const EARLIER_MARK = new Set(['30', '31'])

interface Decision {
  /** The day that decides which law's numbering the notice uses; null if unknown. */
  day: string | null
  hasCitedMarks: boolean
  /** Every cited mark was merely filed earlier: under the law of 2026 one article covers both cases. */
  areAllFiledEarlier: boolean
  /** The standing of every cited mark is known, and each was merely filed earlier or has ended. */
  areNoneRegistered?: boolean
}

/** The law of 2026 has one article for registered and earlier-filed marks. */
const isRenumberedOnly = (grounds: readonly Found<string>[]): boolean =>
  grounds.every(({ value, isInferred }) => value !== '30' || isInferred === true) &&
  !grounds.some(({ value }) => value === '31' || value === '50')

/** Article 30 as what is violated, and not as the power to refuse. */
const VIOLATED =
  /(?:违反|不符合|有悖于?)(?:了)?(?:《[^》]*商标法》)?[^。；，条]{0,12}第(?:三十|30)条(?![^。；]{0,20}根据)/u

/** A sentence that compares the mark applied for with others. */
const COMPARES = /(?:该|本|申请|上述)商标[^。；]{0,200}与[^。；]{0,120}(?:商标|标识)[^。；]{0,120}近似/u

/**
 * The grounds of refusal as addresses of the law of 2019, in the order named. Article 34 (review) is none. Article 30
 * beside an absolute ground, with no mark cited, is the power to refuse (docs/law.md §1.1) and none either.
 */
export const readGrounds = (body: TracedText, decision: Decision): Found<string>[] => {
  const citations = citationsIn(body)
  const named = citations.flatMap((citation): Found<string>[] => {
    const { address, isDotted, source } = citation
    const ground = groundOf(citation, decision.day)
    if (ground === null) return []
    const isRenumbered = !nearAddresses(address, isDotted).includes(ground)
    return [
      ground === '30' && isRenumbered && decision.areAllFiledEarlier
        ? { value: '31', source, isInferred: true }
        : { value: ground, source, isInferred: isRenumbered },
    ]
  })
  const worded = citations
    .filter(({ address }) => !named.some(ground => ground.value.startsWith(`${address}.`)))
    .flatMap(({ address }) => groundsByWording(body, address))
  const grounds = [...named, ...worded].filter(
    ({ value }, index, all) => all.findIndex(other => other.value === value) === index,
  )
  const isPowerOnly = !decision.hasCitedMarks && grounds.some(ground => !EARLIER_MARK.has(ground.value))
  // Beside the article on earlier filings or on ended marks, with no other mark cited, it is the power too.
  const others = grounds.map(({ value }) => value)
  const isForOthersOnly =
    decision.areNoneRegistered === true &&
    !VIOLATED.test(body.text) &&
    (others.includes('31') || others.includes('50')) &&
    !isRenumberedOnly(grounds)
  // Named more than once, article 30 may be a ground of its own after all.
  const isNamedAgain = named.filter(({ value }) => value === '30').length > 1
  const isUnsure = isForOthersOnly && isNamedAgain
  // The letter compares marks, though no number was read: the ground stands, to be confirmed.
  if (isPowerOnly && COMPARES.test(body.text))
    return grounds.map(ground => (ground.value === '30' ? { ...ground, isUnsure: true } : ground))
  return isPowerOnly || isForOthersOnly
    ? grounds.filter(ground => ground.value !== '30').map(ground => (isUnsure ? { ...ground, isUnsure } : ground))
    : grounds
}
