import { editDistance } from '../../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from '../context.ts'
import { type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { groundNamed } from '../law/find-grounds.ts'
import { matchesOf } from '../matches.ts'
import { ASKS, goodsFinding, type ListedItem, listedItems, listsIn } from './goods-lists.ts'

/** Words by which a clause says that goods are under review, refused or designated by the application. */
const UNDER_REVIEW =
  /复审(商品|服务|项目)|(?<!不在|不属于|不在本案)复审(?:的)?范围|驳回|请求[^。；]{0,40}初步审定|应(?:当)?予以?(?:初步审定|核准)|under review|refus(?:ed|al (?:covers|concerns|extends to|is for))|be approved(?: preliminarily)? for|be approved preliminarily/
const APPROVED = /予以初步审定|已初步审定|初步审定部分|其余|未被驳回|preliminarily approved it for|not refused/
const NAMED_UNDER_REVIEW =
  /(?:复审|驳回)的?(商品|服务|项目)(包括|包含|为|有|即|：)?$|\balso refuses?(?: the (?:mark|application))? (?:for|in respect of) $|(goods|services) under review,? ?(?:include|are|\()? ?$|refusal (?:covers|concerns|extends to|is for|for|of|in respect of) ?(?:the (?:goods|services) )?$/
/** Stands right before the goods that the application is said to designate. */
const DESIGNATED_BEFORE =
  /指定(?:使用)?的?(?:商品|服务|项目)(?:包括|包含|为|有|即|：)$|(?<!引证商标[^。；]{0,40})(?:申请商标|本申请)[^。；，引“”]{0,12}指定使用[在于](?:第[^，。；]{1,4}类的?)?$|\bdesignated (?:goods|services) (?:include|are) $/
/** Follows goods for which review or registration is asked. */
const ASKED_FOR =
  /^[^，。；]{0,16}(商品|服务|项目)?[^，。；]{0,8}(复审|驳回|上的注册申请)|^,? (?:is|are) (?:also |likewise )?under review/
/** Words behind goods, and before them, by which they are said to be accepted or not refused. */
const CALLED_ACCEPTED =
  /^[^，。；不未]{0,14}(?:已|已经|均已|业已)(?:获得?|经|被|予以)?[^，。；不未]{0,4}初步审定|^[^，。；]{0,6}(?:不在(?:被驳回|驳回|复审)|(?:未|没有)(?:被|遭)?驳回)/
const APPROVED_FOR = /\b(?:approved|accepted)(?: the (?:mark|application))? (?:for|in respect of)\s*$/
/** Words right before goods by which the notice is said to have approved them. */
const SAID_ACCEPTED = /(?:通知书|贵局|商标局)[^。；]{0,6}(?:已|予以)?(?:初步审定|核准)了[^。；，]{0,20}$/
/** Words before goods by which they are said not to be refused, or to be approved. */
const CALLED_ACCEPTED_BEFORE =
  /(?:未|没有|并未|不曾)(?:对)?驳回[^。；，]{0,24}$|(?:通知书|贵局|商标局|国家知识产权局)[^。；，]{0,6}(?:已|业已|已经)(?:经)?(?:核准|初步审定|准予)[^。；，]{0,20}$|\b(?:did not|has not|does not) refuse[^.;,]{0,30}$/
/** Words around goods by which they are said to be refused. */
const CALLED_REFUSED =
  /^[^。；，]{0,12}(?:未|没有|未能|并未)(?:获得?|予以?|被|经)?[^。；，]{0,4}(?:初步审定|核准)|^(?:商品|服务|项目)?上?的驳回|^,? (?:was|were|has been|have been|is|are) (?:also |likewise )?refused/
/** The mark is said to be approved for goods: 申请商标已在“耳机”上获得初步审定. */
const [APPROVED_IN, APPROVED_BEHIND] = [
  /(?:申请商标|本申请|申请)[^。；，不未]{0,4}(?:已|业已|已经)[^。；，不未]{0,4}在$/,
  /^[^，。；不未]{0,6}(?:获得?|予以|被|通过)[^，。；不未]{0,4}(?:初步审定|核准)/,
]
const OF_GOODS = /(商品|服务|项目|goods|services)/

/** Whether an item is named without what stands in brackets behind it in the notice. */
const isWithoutBrackets = (key: string, good: string): boolean =>
  key.length > 1 && good.startsWith(key) && /^[（(]/.test(good.slice(key.length))

const nearestGood = (item: string, facts: CaseFacts, listed: ReadonlySet<string>): string | null => {
  const key = goodsKey(item)
  const limit = key.length >= 10 ? 2 : 1
  const { refusedGoods, acceptedGoods, citedMarks } = facts.notice
  const known = [...refusedGoods, ...acceptedGoods, ...citedMarks.flatMap(({ goods }) => goods)]
  if (key.length < 2) return null
  const near = known.flatMap(good => {
    const other = goodsKey(good)
    if (Math.abs(other.length - key.length) > limit) return []
    const distance = editDistance([...other], [...key], limit)
    const isNear =
      distance > 0 && distance <= limit && (key.length > 2 || distance < key.length - 1 || other[0] === key[0])
    // What stands in the list already is not what was meant.
    return isNear ? [{ good, order: distance + (listed.has(other) ? limit : 0) }] : []
  })
  return near.toSorted((a, b) => a.order - b.order)[0]?.good ?? null
}

/** The most items of a list, none of which is known, that are looked at for a slip. */
const MOST_SLIPS = 3

/** Whether words are no mark of the case, and goods of it but for a character of three and more. */
const isSlipOfGood = (text: string, facts: CaseFacts): boolean =>
  goodsKey(text).length >= 3 &&
  !facts.words.some(({ word }) => word.includes(text)) &&
  nearestGood(text, facts, new Set()) !== null

/** Whether a list has all that was refused but one, and one thing else in its place. */
const isOneReplaced = (items: readonly ListedItem[], { refusedGoods, acceptedGoods }: CaseFacts): boolean => {
  const keys = items.map(({ text }) => goodsKey(text))
  return (
    refusedGoods.size >= 3 &&
    keys.length === refusedGoods.size &&
    keys.filter(key => refusedGoods.has(key)).length === refusedGoods.size - 1 &&
    !keys.some(key => acceptedGoods.has(key) && !refusedGoods.has(key))
  )
}

/**
 * Returns goods that are a character off from the notice's, that the notice does not have, and accepted goods that are
 * said to be refused or under review.
 */
export const findGoods = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  // What the examiner says is held against the notice word for word.
  if (line.isQuoted) return []
  return listsIn(line, facts).flatMap(({ items, clause, before, after, isGivenUp }) => {
    const isKnown = ({ text }: ListedItem): boolean => {
      const key = goodsKey(text)
      const all = [facts.refusedGoods, facts.acceptedGoods, facts.citedGoods]
      return all.some(goods => goods.has(key) || [...goods].some(good => isWithoutBrackets(key, good)))
    }
    const known = items.filter(isKnown).length
    const isNamedUnderReview = NAMED_UNDER_REVIEW.test(before)
    // The list itself may hold what parts sentences.
    const isAsk = ASKS.test(`${before}“”${after}`)
    const isDesignated = DESIGNATED_BEFORE.test(before)
    const isAskedList = isAsk && /(?:在|对|for|of|include|covers?)\s*$/.test(before)
    const isOfGoods =
      isGivenUp ||
      isNamedUnderReview ||
      isAskedList ||
      isDesignated ||
      (known > 0 && known * 2 >= items.length) ||
      OF_GOODS.test(after.slice(0, 12)) ||
      (items.length <= MOST_SLIPS &&
        !isAsGenerated(line) &&
        OF_GOODS.test(clause) &&
        items.some(item => isSlipOfGood(item.text, facts)))
    if (!isOfGoods || (speaksOfOthers(line, clause) && known === 0)) return []
    const isUnderReview =
      isGivenUp ||
      isNamedUnderReview ||
      isAskedList ||
      (UNDER_REVIEW.test(clause) && (isAsk || !APPROVED.test(after.slice(0, 30))))
    return items.flatMap(item => {
      const key = goodsKey(item.text)
      const isAccepted = facts.acceptedGoods.has(key) && !facts.refusedGoods.has(key)
      const isAskedFor = isGivenUp || isNamedUnderReview || isAsk || ASKED_FOR.test(after)
      const isRefused = facts.refusedGoods.has(key) && !facts.acceptedGoods.has(key)
      if (
        isRefused &&
        (CALLED_ACCEPTED.test(after) ||
          APPROVED_FOR.test(before) ||
          CALLED_ACCEPTED_BEFORE.test(before) ||
          (APPROVED_IN.test(before) && APPROVED_BEHIND.test(after))) &&
        !isGivenUp
      ) {
        return [
          goodsFinding(line, item, 'goods', {
            zh: `“${item.text}”已被驳回，没有获得初步审定。`,
            en: `“${item.text}” was refused and not approved.`,
          }),
        ]
      }
      if (isAccepted && CALLED_REFUSED.test(after) && !/如|若|倘|\bif\b/.test(clause)) {
        return [
          goodsFinding(line, item, 'goodsAccepted', {
            zh: `“${item.text}”已获初步审定，没有被驳回。`,
            en: `“${item.text}” was approved and not refused.`,
          }),
        ]
      }
      if (isAccepted && !SAID_ACCEPTED.test(before) && (isUnderReview || isAsk) && isAskedFor) {
        return [
          goodsFinding(line, item, 'goodsAccepted', {
            zh: `“${item.text}”已获初步审定，不在复审范围。`,
            en: `“${item.text}” has been approved and is not under review.`,
          }),
        ]
      }
      // A part of the mark may be spoken of.
      const isPart = facts.notice.mark.includes(item.text) && item.text.length > 1
      if (isKnown(item) || isPart) return []
      const near = nearestGood(item.text, facts, new Set(items.map(({ text }) => goodsKey(text))))
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
      if (isOneReplaced(items, facts) && !speaksOfOthers(line, clause)) {
        const missing = facts.notice.refusedGoods.find(
          good => !items.some(({ text }) => goodsKey(text) === goodsKey(good)),
        )
        return [
          goodsFinding(
            line,
            item,
            'goods',
            {
              zh: `被驳回的项目中没有“${item.text}”，而有“${missing}”。`,
              en: `The refused items have no “${item.text}”, but “${missing}”.`,
            },
            missing ?? null,
          ),
        ]
      }
      const isMark = facts.words.some(({ word }) => word === item.text)
      if (isMark || !(isUnderReview || isAskedList || isDesignated)) return []
      return [
        goodsFinding(line, item, 'goods', {
          zh: `通知书驳回的项目中没有“${item.text}”。`,
          en: `The notice refuses no “${item.text}”.`,
        }),
      ]
    })
  })
}

const REFUSED_ARE =
  /(?:(?:被驳回|所驳回|驳回)的?(?:复审)?|复审)(?:商品|服务|项目)(?:仅|只|共)?(?:为|是|有|即|包括|包含|涉及|：)\s*$|\b(?:goods|services) under review (?:are|consist of|comprise)\s*$/
const ACCEPTED_ARE = /初步审定的?(?:商品|服务|项目)(?:仅|只)?(?:为|是|有)\s*$/
const ALSO_REFUSED = /\b(?:refused|rejected)(?: also)? (?:for|in respect of)\s*$/

/** Returns lists that a sentence gives as all that was refused or accepted, and that leave out or add an item. */
export const findWholeLists = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || line.kind === 'heading') return []
  return listsIn(line, facts).flatMap(({ items, clause, before, after }) => {
    if (/^[^，。；]{0,2}等/.test(after)) return []
    const sides = [
      [REFUSED_ARE, facts.notice.refusedGoods, '驳回', 'refused'],
      [ACCEPTED_ARE, facts.notice.acceptedGoods, '初步审定', 'accepted'],
    ] as const
    const [, goods, zh, en] = sides.find(([words]) => words.test(before)) ?? []
    const [first, last] = [items[0], items.at(-1)]
    const refusedToo = ALSO_REFUSED.test(before)
      ? items.filter(({ text }) => facts.acceptedGoods.has(goodsKey(text)) && !facts.refusedGoods.has(goodsKey(text)))
      : []
    if (refusedToo.length > 0)
      return refusedToo.map(item =>
        goodsFinding(line, item, 'goodsAccepted', {
          zh: `“${item.text}”已获初步审定，没有被驳回。`,
          en: `“${item.text}” was accepted and not refused.`,
        }),
      )
    if (!goods || goods.length === 0 || !first || !last || speaksOfOthers(line, clause)) return []
    const said = new Set(items.map(({ text }) => goodsKey(text)))
    const missing = goods.filter(good => !said.has(goodsKey(good)))
    const keys = new Set(goods.map(goodsKey))
    const added = items.filter(({ text }) => !keys.has(goodsKey(text)))
    if (missing.length === 0 && added.length === 0) return []
    const words =
      added.length > 0
        ? {
            zh: `通知书${zh}的项目中没有“${added[0]?.text}”。`,
            en: `The notice has no “${added[0]?.text}” among what was ${en}.`,
          }
        : {
            zh: `通知书${zh}的项目还有“${missing[0]}”。`,
            en: `Among what was ${en} the notice also has “${missing[0]}”.`,
          }
    return [findingAt(line, { kind: 'goods', from: first.from, to: last.to, words })]
  })
}

/** Follows the words by which a reason is said to concern goods, up to their list. */
const REASON_CONCERNS = /(?:该|本|上述)(?:项)?(?:驳回)?理由(?:所?(?:仅|只)?(?:涉及?|针对))[^。；“]{0,12}$/

/** Returns refused goods that the answer to a ground says it concerns, and that the notice refuses under another. */
export const findGoodsOfOtherGrounds = (line: CheckedLine, facts: CaseFacts): Finding[] => [
  ...underGround(line, facts),
  ...argued(line, facts),
  ...underName(line, facts),
]

/** The goods that the reasons of a ground name; null where the notice has none for it, or one of them is said of all goods. */
const goodsOfGround = (ground: string | undefined, { notice }: CaseFacts): ReadonlySet<string> | null => {
  const own = (notice.reasons ?? []).filter(reason => reason.ground === ground)
  if (own.length === 0 || own.some(({ goods }) => goods.length === 0)) return null
  return new Set(own.flatMap(({ goods }) => goods.map(goodsKey)))
}

const ofOtherGrounds = (
  line: CheckedLine,
  items: readonly ListedItem[],
  tied: ReadonlySet<string>,
  { refusedGoods }: CaseFacts,
): Finding[] =>
  items
    .filter(({ text }) => refusedGoods.has(goodsKey(text)) && !tied.has(goodsKey(text)))
    .map(item =>
      goodsFinding(line, item, 'goods', {
        zh: `通知书没有依据该条驳回“${item.text}”。`,
        en: `The notice does not refuse “${item.text}” under this article.`,
      }),
    )

/** Words by which a sentence says what the notice did. */
const SAYS =
  /驳回|(?:通知书|贵局|审查员|商标局)[^。；，]{0,6}(?:认为|认定|指出|称)|refus|\b(?:notice|Office|examiner)\b[^.;,]{0,12}\b(?:holds|held|finds|found|says)/

/** A sentence answers the reason of a ground for goods: 就“茶”而言，第三十条的驳回理由不能成立. */
const ANSWERS_FOR =
  /(?:就|对于?|针对|关于|至于|在)[^。；，]{0,40}(?:而言|来说|来讲|，|商品|服务)[^。；]{0,20}驳回(?:理由|依据)[^。；]{0,6}不(?:能|应)?成立/

/** Words by which a sentence rejects the reason that it has told. */
const REJECTED =
  /，?(?:该|上述|此|这一|前述)(?:项|种)?(?:驳回)?(?:理由|认定|依据|结论)[^。；，]{0,6}不(?:能|应)?(?:成立|当|妥)/

/** Refused goods that a sentence puts under a ground, by its name or its article, and that the notice refuses under another. */
const underName = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || !SAYS.test(line.text)) return []
  return listsIn(line, facts).flatMap(({ items, clause }) => {
    const ground =
      SAYS.test(clause) && (!/不应|不能|并未|没有/.test(clause.replace(REJECTED, '')) || ANSWERS_FOR.test(clause))
        ? groundNamed(clause, facts)
        : null
    const tied = goodsOfGround(ground ?? undefined, facts)
    return tied ? ofOtherGrounds(line, items, tied, facts) : []
  })
}

/** Words by which goods beside those of the ground are set apart from them. */
const SETS_APART = /其余|其他|不涉及|未涉及|除|以外|不同于|区别|另|\bother\b|\bunlike\b|\bapart from\b|\bexcept\b/

/** The field that answers a ground argues for goods that are refused under another, and leaves out some of its own. */
const argued = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const ground = /^ground([\d.]+)[A-Z]/.exec((line.kind === 'paragraphField' && line.pieces[0]?.field) || '')?.[1]
  const tied = goodsOfGround(ground, facts)
  if (!tied || SETS_APART.test(line.text)) return []
  const items = listsIn(line, facts).flatMap(list => list.items)
  const said = new Set(items.map(({ text }) => goodsKey(text)))
  return [...tied].every(good => said.has(good)) ? [] : ofOtherGrounds(line, items, tied, facts)
}

const underGround = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const ground = line.switches.map(name => /^argueGround(.+)$/.exec(name)?.[1]).find(name => name !== undefined)
  const tied = goodsOfGround(ground, facts)
  if (!tied) return []
  return listsIn(line, facts)
    .filter(({ before }) => REASON_CONCERNS.test(before))
    .flatMap(({ items }) => ofOtherGrounds(line, items, tied, facts))
}

/** Goods in quotation marks right behind words by which they are the application's, or under review. */
const NAMED_GOODS =
  /(?:(?<own>指定(?:使用)?(?:的|在|于)|[Dd]esignated (?:goods|services))|(?<review>复审(?:商品|服务|项目)(?:中|包括|为|即)?的?|被驳回的|(?:goods|services) under review|refus(?:es|ed)(?: also)?(?: the (?:mark|application))?(?: also)? (?:for|in respect of))) ?[“"](?<goods>[^“”"]{1,60})[”"]/g

/** Returns goods that are named as designated, or as under review, and are not so in the notice. */
export const findNamedGoods = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const { refusedGoods, acceptedGoods } = facts
  if (line.isQuoted || isAsGenerated(line) || refusedGoods.size === 0) return []
  return matchesOf(line.text, NAMED_GOODS).flatMap(match => {
    const { own, goods = '' } = match.groups ?? {}
    const start = match.index + match[0].lastIndexOf(goods)
    const { clause } = clauseAround(line.text, start, start + goods.length)
    if (/引证商标[^。；，]{0,8}(?:指定|核定)|cited mark[^.;,]{0,20}(?:designated|goods)/.test(clause)) return []
    // Goods under review are those of this case in a field on use, too.
    const isOfOthers = own === undefined ? isAboutOthers(clause) : speaksOfOthers(line, clause)
    if (isOfOthers || /^(?:abandonedGoods|narrowedGoods)/.test(line.pieces[0]?.field ?? '')) return []
    return listedItems(goods, start, facts).flatMap(item => {
      const key = goodsKey(item.text)
      // In English drafts, and in parts of long names, the words need not be the notice's.
      const isNear = (good: string): boolean => good === key || good.includes(key) || key.includes(good)
      const isRefused = [...refusedGoods].some(isNear)
      const isKnown = isRefused || [...acceptedGoods].some(isNear)
      if (!/\p{Script=Han}/u.test(item.text) || (own === undefined ? isRefused : isKnown)) return []
      return [
        findingAt(line, {
          kind: isKnown ? 'goodsAccepted' : 'goods',
          from: item.from,
          to: item.to,
          words: {
            zh: isKnown ? `“${item.text}”已获初步审定，不在驳回之列。` : `通知书中没有“${item.text}”。`,
            en: isKnown ? `“${item.text}” was approved and is not refused.` : `The notice has no “${item.text}”.`,
          },
        }),
      ]
    })
  })
}
