import { numberOf } from '#domain/chinese-numeral.ts'
import { type FeeId, feesOn } from '#domain/law/fees.ts'
import type { CaseFacts } from './case-facts.ts'
import { clauseAround, isOfOtherCase } from './context.ts'
import { countOf } from './counting.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'
import { matchesOf } from './matches.ts'

const COUNT =
  /([\d一二三四五六七八九十两]+)个类别|\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) class(?:es)?\b/
const ENGLISH = 'zero one two three four five six seven eight nine ten'.split(' ')

/** The official fee of a review: the classes its label counts, and the amount, follow the classes of the application. */
const reviewFee = (line: CheckedLine, { notice, deadline }: CaseFacts): Finding[] => {
  const { amount, text } = line
  if (amount === null || !/评审费|[Oo]fficial fee for review/.test(text) || notice.classes.length === 0) return []
  const match = COUNT.exec(text)
  const english = ENGLISH.indexOf(match?.[2] ?? '')
  const said = match?.[1] === '两' ? 2 : english > 0 ? english : numberOf(match?.[1] ?? match?.[2] ?? '')
  const { paper, online } = feesOn(deadline.served).fees.review
  const most = notice.classes.length
  const isCount = said === null || (notice.kind === 'full' ? said === most : said >= 1 && said <= most)
  const counts = notice.kind === 'full' ? [most] : Array.from({ length: most }, (_, index) => index + 1)
  const allowed = (isCount && said !== null ? [said] : counts).flatMap(count => [paper * count, online * count])
  const isAmount = !/^\d/.test(amount) || allowed.includes(Number(amount.replaceAll(',', '')))
  if (isCount && isAmount) return []
  const right = allowed.join('、')
  const found = findingAt(line, {
    kind: 'fee',
    from: isCount ? 0 : (match?.index ?? 0),
    to: isCount ? text.length : (match?.index ?? 0) + (match?.[0].length ?? 0),
    words: {
      zh: `本案${notice.kind === 'full' ? '' : '至多'}${most}个类别，评审费应为${right}元，稿中为${isCount ? `${amount}元` : `“${match?.[0]}”`}。`,
      en: `The case is in ${notice.kind === 'full' ? '' : 'at most '}${most} class${most === 1 ? '' : 'es'}: the fee for review is CNY ${allowed.join(' or ')}; the draft has ${isCount ? amount : `“${match?.[0]}”`}.`,
    },
  })
  return [isCount ? { ...found, quote: amount } : found]
}

const feesOfItems = (line: CheckedLine): Finding[] => {
  const { before, amount, text } = line
  if (before === null || amount === null || before.amount === amount || before.amount === null) return []
  if (!/^\d/.test(before.amount)) return []
  return [
    {
      kind: 'fee',
      document: line.document,
      block: line.block,
      from: 0,
      to: text.length,
      quote: amount,
      fact: null,
      mend: null,
      field: null,
      words: {
        zh: `收费标准中此项为${before.amount}元，稿中为${amount}元。`,
        en: `The list of fees has CNY ${before.amount} for this; the draft has CNY ${amount}.`,
      },
    },
  ]
}

/** Returns items of the list of fees whose amount is not that of the official list for the classes of the case. */
export const findFeeItems = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const ofReview = reviewFee(line, facts)
  return ofReview.length > 0 ? ofReview : feesOfItems(line)
}

const OFFICIAL = /(规费|官费|评审费|复审费|受理费|缴费|[Oo]fficial fee)/

const FEE_NAMES =
  /规费|官费|评审费|复审费|受理费|缴费|代理费|律师费|服务费|翻译费|公证费|认证费|差旅费|检索费|[Oo]fficial fees?|[Aa]gency fees?|[Ss]ervice fees?|[Aa]ttorney(?:’s|s’)? fees?|[Pp]rofessional fees?/g

const OF_FEE: readonly (readonly [words: RegExp, fee: FeeId])[] = [
  [/撤销[^。；，]{0,12}(?:不使用|注册商标|引证商标)|撤三|non-use|cancellation/i, 'cancellation'],
  [/异议|opposition/i, 'opposition'],
  [/无效宣告|宣告无效|invalidation/i, 'invalidation'],
  [/转让|assignment/i, 'assignment'],
  [/续展|renewal/i, 'renewal'],
  [/复审|评审费|本案|review/i, 'review'],
]
const PER_CLASS = /每(?:个|一)?(?:类|类别|商品类别)|(?:per|for each|a) class/i
const IN_ALL = /共计?|合计|总计|总共|一共|\bin all\b|\btotal\b|altogether/
const CLASSES = /([\d一二三四五六七八九十两]+)个?(?:商品)?(?:和服务)?类别?(?!似)|\b([a-z]+|\d+) classes\b/i
const ONLINE = /网上|电子申请|在线|线上|\bonline\b|electronic/i
const ON_PAPER = /纸质|书面|邮寄|直接递交|\bon paper\b|paper filing/i

/** The amounts that a sentence on an official fee may name: of one class, or of all that it counts. */
const rightAmounts = (clause: string, before: string, { notice, deadline }: CaseFacts): readonly number[] | null => {
  const fee = OF_FEE.find(([words]) => words.test(clause))?.[1]
  const table = feesOn(deadline.served).fees
  // A sum that does not say which fee it is of may be that of any.
  if (fee === undefined && !IN_ALL.test(clause)) return null
  const ofFees = fee === undefined ? Object.values(table) : [table[fee]]
  const [paper, online] = [ofFees.map(one => one.paper), ofFees.map(one => one.online)]
  const rates =
    ONLINE.test(clause) === ON_PAPER.test(clause) ? [...paper, ...online] : ONLINE.test(clause) ? online : paper
  if (PER_CLASS.test(before) || PER_CLASS.test(clause.slice(before.length))) return IN_ALL.test(before) ? null : rates
  const counted = CLASSES.exec(clause)
  const count = counted ? countOf(counted[1] ?? counted[2] ?? '') : Number.NaN
  if (!Number.isFinite(count)) return null
  // The classes of the review are those of the notice.
  const isCount =
    fee !== 'review' ||
    (count <= notice.classes.length && (notice.kind === 'partial' || count === notice.classes.length))
  if (!isCount) return []
  return IN_ALL.test(clause) || fee === 'review'
    ? rates.map(rate => rate * count)
    : [...rates, ...rates.map(rate => rate * count)]
}

/** Returns amounts of official fees that the fee list does not have for this case. */
export const findFees = (line: CheckedLine, facts: CaseFacts, allowed: ReadonlySet<string>): Finding[] =>
  line.tokens.flatMap(token => {
    if (token.kind !== 'amount') return []
    const { clause, before } = clauseAround(line.text, token.from, token.to)
    const typed = line.before?.text !== line.text && !isOfOtherCase(clause) && line.amount === null
    const finding = (zh: string, en: string) =>
      findingAt(line, { kind: 'fee', from: token.from, to: token.to, words: { zh, en } })
    // The fee that is named last before an amount is the one it is of.
    const named = matchesOf(before, FEE_NAMES).at(-1)?.[0]
    const amounts = typed && OFFICIAL.test(named ?? '') ? rightAmounts(clause, before, facts) : null
    if (amounts !== null && !amounts.includes(Number(token.key))) {
      const right = [...new Set(amounts)].slice(0, 4)
      const { length: classes } = facts.notice.classes
      return [
        finding(
          `按收费标准此处应为${right.length > 0 ? `${right.join('或')}元` : `${classes}个类别的费用`}，稿中为“${token.text}”。`,
          `By the list of fees this is ${right.length > 0 ? `CNY ${right.join(' or ')}` : `the fee for ${classes} classes`}; the draft says “${token.text}”.`,
        ),
      ]
    }
    if (amounts !== null || allowed.has(token.key) || !OFFICIAL.test(named ?? clause)) return []
    return [
      finding(
        `收费标准中没有与本案类别数相符的“${token.text}”。`,
        `The list of fees has no “${token.text}” for the classes of this case.`,
      ),
    ]
  })
