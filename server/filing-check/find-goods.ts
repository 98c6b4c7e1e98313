import { editDistance } from '../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey } from './case-facts.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { type CheckedLine, type DraftName, type Finding, findingAt } from './finding.ts'

interface ListedItem {
  from: number
  to: number
  text: string
}

const OPENING = '（([【《'
const CLOSING = '）)]】》'
const SEPARATORS = '；;、，,\n'

/** Returns the items of a list with their places; separators inside brackets do not part items. */
export const listedItems = (text: string, start: number): ListedItem[] => {
  const items: ListedItem[] = []
  let depth = 0
  let from = 0
  const close = (to: number): void => {
    const raw = text.slice(from, to)
    const item = raw.trim().replace(/[。.]$/, '')
    const lead = raw.length - raw.trimStart().length
    if (item !== '') items.push({ from: start + from + lead, to: start + from + lead + item.length, text: item })
    from = to + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (OPENING.includes(character)) depth += 1
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && SEPARATORS.includes(character)) close(at)
  }
  close(text.length)
  return items
}

/** Words by which a clause says that goods are under review, refused or designated by the application. */
const UNDER_REVIEW =
  /复审(商品|服务|项目)|驳回|请求[^。；]{0,40}初步审定|under review|refused|be approved preliminarily/
const APPROVED = /予以初步审定|已初步审定|初步审定部分|其余|未被驳回|preliminarily approved it for|not refused/
const NAMED_UNDER_REVIEW =
  /复审(商品|服务|项目)(包括|包含|为|有|即|：)?$|(goods|services) under review (include|are) ?$/
/** Follows goods for which review or registration is asked. */
const ASKED_FOR = /^[^，。；]{0,16}(商品|服务|项目)?[^，。；]{0,8}(复审|驳回|上的注册申请)/
const OF_GOODS = /(商品|服务|项目|goods|services)/
const GIVEN_UP = /^(abandonedGoods|narrowedGoods)/

const nearestGood = (item: string, facts: CaseFacts): string | null => {
  const key = goodsKey(item)
  const limit = key.length >= 10 ? 2 : 1
  const { refusedGoods, acceptedGoods, citedMarks } = facts.notice
  const known = [...refusedGoods, ...acceptedGoods, ...citedMarks.flatMap(({ goods }) => goods)]
  if (key.length < 2) return null
  return (
    known.find(good => {
      const other = goodsKey(good)
      if (Math.abs(other.length - key.length) > limit) return false
      const distance = editDistance([...other], [...key], limit)
      return distance > 0 && distance <= limit && (key.length > 2 || distance < key.length - 1 || other[0] === key[0])
    }) ?? null
  )
}

const goodsFinding = (
  line: CheckedLine,
  item: ListedItem,
  kind: Finding['kind'],
  words: Finding['words'],
  mend: string | null = null,
): Finding => findingAt(line, { kind, from: item.from, to: item.to, words, mend, fact: null })

interface GoodsList {
  items: ListedItem[]
  clause: string
  before: string
  after: string
  isGivenUp: boolean
}

const listsIn = (line: CheckedLine): GoodsList[] => {
  const field = line.pieces[0]?.field ?? ''
  if (line.kind === 'paragraphField' && GIVEN_UP.test(field)) {
    return [{ items: listedItems(line.text, 0), clause: line.text, before: '', after: '', isGivenUp: true }]
  }
  return [...line.text.matchAll(/[“"]([^“”"]{2,4000})[”"]/g)].map(match => {
    const [from, to] = [match.index, match.index + match[0].length]
    const around = clauseAround(line.text, from, to)
    return { items: listedItems(match[1] ?? '', from + 1), ...around, isGivenUp: false }
  })
}

/**
 * Returns goods that are a character off from the notice's, that the notice does not have, and accepted goods that are
 * said to be refused or under review.
 */
export const findGoods = (line: CheckedLine, facts: CaseFacts): Finding[] =>
  listsIn(line).flatMap(({ items, clause, before, after, isGivenUp }) => {
    const isKnown = ({ text }: ListedItem): boolean => {
      const key = goodsKey(text)
      return facts.refusedGoods.has(key) || facts.acceptedGoods.has(key) || facts.citedGoods.has(key)
    }
    const known = items.filter(isKnown).length
    const isNamedUnderReview = NAMED_UNDER_REVIEW.test(before)
    const isOfGoods =
      isGivenUp || isNamedUnderReview || (known > 0 && known * 2 >= items.length) || OF_GOODS.test(after.slice(0, 12))
    if (!isOfGoods || (speaksOfOthers(line, clause) && known === 0)) return []
    const isUnderReview =
      isGivenUp || isNamedUnderReview || (UNDER_REVIEW.test(clause) && !APPROVED.test(after.slice(0, 30)))
    return items.flatMap(item => {
      const key = goodsKey(item.text)
      const isAccepted = facts.acceptedGoods.has(key) && !facts.refusedGoods.has(key)
      const isAskedFor = isGivenUp || isNamedUnderReview || ASKED_FOR.test(after)
      if (isAccepted && isUnderReview && isAskedFor) {
        return [
          goodsFinding(line, item, 'goodsAccepted', {
            zh: `“${item.text}”已获初步审定，不在复审范围。`,
            en: `“${item.text}” has been approved and is not under review.`,
          }),
        ]
      }
      if (isKnown(item)) return []
      const near = nearestGood(item.text, facts)
      if (near !== null) {
        return [
          goodsFinding(
            line,
            item,
            'goods',
            {
              zh: `通知书中的项目为“${near}”，稿中为“${item.text}”。`,
              en: `The notice has “${near}”; the draft has “${item.text}”.`,
            },
            near,
          ),
        ]
      }
      if (!isUnderReview) return []
      return [
        goodsFinding(line, item, 'goods', {
          zh: `通知书驳回的项目中没有“${item.text}”。`,
          en: `The notice refuses no “${item.text}”.`,
        }),
      ]
    })
  })

/** Follows the words by which a reason is said to concern goods, up to their list. */
const REASON_CONCERNS = /(?:该|本|上述)(?:项)?(?:驳回)?理由(?:所?(?:仅|只)?(?:涉及?|针对))[^。；“]{0,12}$/

/** Returns refused goods that the answer to a ground says it concerns, and that the notice refuses under another. */
export const findGoodsOfOtherGrounds = (line: CheckedLine, { notice }: CaseFacts): Finding[] => {
  const ground = line.switches.map(name => /^argueGround(.+)$/.exec(name)?.[1]).find(name => name !== undefined)
  const own = (notice.reasons ?? []).filter(reason => reason.ground === ground)
  if (own.length === 0 || own.some(({ goods }) => goods.length === 0)) return []
  const tied = new Set(own.flatMap(({ goods }) => goods.map(goodsKey)))
  const refused = new Set(notice.refusedGoods.map(goodsKey))
  return listsIn(line)
    .filter(({ before }) => REASON_CONCERNS.test(before))
    .flatMap(({ items }) =>
      items
        .filter(({ text }) => refused.has(goodsKey(text)) && !tied.has(goodsKey(text)))
        .map(item =>
          goodsFinding(line, item, 'goods', {
            zh: `通知书没有依据该条驳回“${item.text}”。`,
            en: `The notice does not refuse “${item.text}” under this article.`,
          }),
        ),
    )
}

const whole = (
  document: DraftName,
  line: CheckedLine,
  kind: Finding['kind'],
  quote: string,
  words: Finding['words'],
  fact: string,
): Finding => ({
  kind,
  document,
  block: line.block,
  from: 0,
  to: 0,
  quote,
  fact,
  mend: null,
  field: null,
  words,
})

/** Returns one finding for the refused goods that the reasons name nowhere: the review would not reach them. */
export const findMissingGoods = (lines: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document, isOff }) => document === 'reason' && !isOff)
  const [first] = reasons
  if (!first || facts.notice.refusedGoods.length === 0) return []
  const said = reasons.map(({ text }) => goodsKey(text)).join('\n')
  const missing = facts.notice.refusedGoods.flatMap((item, index) =>
    said.includes(goodsKey(item)) ? [] : [{ item, index }],
  )
  const [one] = missing
  // A review that is asked for “the goods under review” as a whole names none and reaches all.
  const isOfAll = missing.length === facts.notice.refusedGoods.length && /复审(商品|服务|项目)|under review/.test(said)
  if (!one || isOfAll) return []
  const names = missing.slice(0, 5).map(({ item }) => item)
  const more = missing.length > names.length
  return [
    whole(
      'reason',
      anchorOf(reasons, facts) ?? first,
      'goodsMissing',
      '',
      {
        zh: `理由书没有写到被驳回的${missing.length}项：${names.join('；')}${more ? '等' : ''}。未请求复审的，驳回即告生效。`,
        en: `The reasons leave out ${missing.length} refused item${missing.length === 1 ? '' : 's'}: ${names.join('; ')}${more ? ' …' : ''}. What is not put under review becomes final.`,
      },
      `refusedGoods.${one.index}`,
    ),
  ]
}

/** The line of the reasons that lists most of the refused goods: where a missing one belongs. */
const anchorOf = (lines: readonly CheckedLine[], { notice }: CaseFacts): CheckedLine | null => {
  const counted = lines.map(line => ({
    line,
    count: notice.refusedGoods.filter(item => line.text.includes(item)).length,
  }))
  const best = counted.toSorted((a, b) => b.count - a.count)[0]
  return best && best.count > 0 ? best.line : null
}
