import { editDistance } from '../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey } from './case-facts.ts'
import { clauseAround, speaksOfOthers } from './context.ts'
import { atSwitch, type CheckedDraft, type CheckedLine, type DraftName, type Finding, findingAt } from './finding.ts'
import { givenUpGoods, type ListedItem, listedItems, unquotedLists } from './goods-lists.ts'
import { groundNamed } from './law/find-grounds.ts'

/** Words by which a clause says that goods are under review, refused or designated by the application. */
const UNDER_REVIEW =
  /复审(商品|服务|项目)|驳回|请求[^。；]{0,40}初步审定|under review|refus(?:ed|al (?:covers|concerns|extends to|is for))|be approved(?: preliminarily)? for|be approved preliminarily/
const APPROVED = /予以初步审定|已初步审定|初步审定部分|其余|未被驳回|preliminarily approved it for|not refused/
const NAMED_UNDER_REVIEW =
  /复审(商品|服务|项目)(包括|包含|为|有|即|：)?$|(goods|services) under review,? ?(?:include|are|\()? ?$|refusal (?:covers|concerns|extends to|is for|for|of|in respect of) ?(?:the (?:goods|services) )?$/
/** Follows goods for which review or registration is asked. */
const ASKED_FOR = /^[^，。；]{0,16}(商品|服务|项目)?[^，。；]{0,8}(复审|驳回|上的注册申请)/
/** Asks for goods to be approved, whatever the notice says of them. */
const ASKS =
  /(?:请求|恳请|准予)[^。；]{0,80}(?:初步审定|核准|注册)|应(?:当|予|该)?(?:一并|均)?(?:予以?|获得?)?[^。；，]{0,6}(?:初步审定|核准)|[Aa]pproval is sought|(?:should|must|ought to)(?: also)? be (?:approved|registered)|asks? (?:the Office )?to approve|asks? that [^.;]{0,60}be (?:approved|registered)/
/** Words behind goods, and before them, by which they are said to be accepted or not refused. */
const CALLED_ACCEPTED =
  /^[^，。；不未]{0,14}(?:已|已经|均已|业已)(?:获得?|经|被|予以)?[^，。；不未]{0,4}初步审定|^[^，。；]{0,6}(?:不在(?:被驳回|驳回|复审)|(?:未|没有)(?:被|遭)?驳回)/
const APPROVED_FOR = /\b(?:approved|accepted)(?: the (?:mark|application))? (?:for|in respect of)\s*$/
/** What the notice did with goods stands right before them. */
const SAID_ACCEPTED = /(?:通知书|贵局|商标局)[^。；]{0,6}(?:已|予以)?(?:初步审定|核准)了[^。；，]{0,20}$/
const OF_GOODS = /(商品|服务|项目|goods|services)/
const GIVEN_UP = /^(abandonedGoods|narrowedGoods)/

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

const JOINED = /^(?:、|，|,|和|及|与|以及| and |, and |\s)*$/

/** Quotations that follow one another are one list. */
const quotedLists = (line: CheckedLine): { from: number; to: number; items: ListedItem[] }[] => {
  const lists: { from: number; to: number; items: ListedItem[] }[] = []
  for (const match of line.text.matchAll(/[“"]([^“”"]{1,4000})[”"]/g)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const items = listedItems(match[1] ?? '', from + 1)
    const former = lists.at(-1)
    if (former && JOINED.test(line.text.slice(former.to, from))) {
      former.to = to
      former.items.push(...items)
    } else lists.push({ from, to, items })
  }
  return lists
}

const listsIn = (line: CheckedLine, facts: CaseFacts): GoodsList[] => {
  const field = line.pieces[0]?.field ?? ''
  if (line.kind === 'paragraphField' && GIVEN_UP.test(field)) {
    return [{ items: listedItems(line.text, 0), clause: line.text, before: '', after: '', isGivenUp: true }]
  }
  const quoted = quotedLists(line).map(({ from, to, items }) => ({
    items,
    ...clauseAround(line.text, from, to),
    isGivenUp: false,
  }))
  const isNew = line.before?.text !== line.text && !line.isInCell && line.kind !== 'heading'
  const free = isNew ? unquotedLists(line, facts) : []
  return [
    ...quoted,
    ...free.flatMap(items => {
      const [first, last] = [items[0], items.at(-1)]
      return first && last ? [{ items, ...clauseAround(line.text, first.from, last.to), isGivenUp: false }] : []
    }),
  ]
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
      return facts.refusedGoods.has(key) || facts.acceptedGoods.has(key) || facts.citedGoods.has(key)
    }
    const known = items.filter(isKnown).length
    const isNamedUnderReview = NAMED_UNDER_REVIEW.test(before)
    // The list itself may hold what parts sentences.
    const isAsk = ASKS.test(`${before}“”${after}`)
    const isAskedList = isAsk && /(?:在|对|for|of|include|covers?)\s*$/.test(before)
    const isOfGoods =
      isGivenUp ||
      isNamedUnderReview ||
      isAskedList ||
      (known > 0 && known * 2 >= items.length) ||
      OF_GOODS.test(after.slice(0, 12))
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
      if (isRefused && (CALLED_ACCEPTED.test(after) || APPROVED_FOR.test(before)) && !isGivenUp) {
        return [
          goodsFinding(line, item, 'goods', {
            zh: `“${item.text}”已被驳回，没有获得初步审定。`,
            en: `“${item.text}” was refused and not approved.`,
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
      const isMark = facts.words.some(({ word }) => word === item.text)
      if (isMark || !(isUnderReview || isAskedList)) return []
      return [
        goodsFinding(line, item, 'goods', {
          zh: `通知书驳回的项目中没有“${item.text}”。`,
          en: `The notice refuses no “${item.text}”.`,
        }),
      ]
    })
  })
}

const REFUSED_ARE = /(?:被驳回|所驳回|驳回)的?(?:复审)?(?:商品|服务|项目)(?:仅|只)?(?:为|是|有)\s*$/
const ACCEPTED_ARE = /初步审定的?(?:商品|服务|项目)(?:仅|只)?(?:为|是|有)\s*$/
const ALSO_REFUSED = /\b(?:refused|rejected)(?: also)? (?:for|in respect of)\s*$/

/** Returns lists that a sentence gives as all that was refused or accepted, and that leave out or add an item. */
export const findWholeLists = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || line.kind === 'heading') return []
  return listsIn(line, facts).flatMap(({ items, clause, before }) => {
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

/** Returns goods that are given up and asked for all the same. */
const askedThoughGivenUp = (reasons: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const given = givenUpGoods(reasons, facts)
  if (given.size === 0) return []
  return reasons.flatMap(line => {
    if (line.before?.text === line.text || line.isQuoted || line.kind === 'heading') return []
    return listsIn(line, facts).flatMap(({ items, clause, before, after, isGivenUp }) =>
      isGivenUp || !ASKS.test(`${before}“”${after}`) || /放弃|不再|不持异议|give|abandon|withdraw/.test(clause)
        ? []
        : items
            .filter(({ text }) => given.has(goodsKey(text)))
            .map(item =>
              goodsFinding(line, item, 'scope', {
                zh: `“${item.text}”已放弃复审，此处仍请求初步审定。`,
                en: `“${item.text}” is given up, yet this asks for its approval.`,
              }),
            ),
    )
  })
}

/** Returns arguments that stay on although all that their reason refuses is given up. */
export const findArguedGivenUp = (draft: CheckedDraft, facts: CaseFacts): Finding[] => {
  const reasons = draft.lines.filter(({ document, isOff }) => document === 'reason' && !isOff)
  const given = givenUpGoods(reasons, facts)
  if (given.size === 0) return []
  const isGone = ({ goods }: { goods: readonly string[] }): boolean =>
    goods.length > 0 && goods.every(item => given.has(goodsKey(item)))
  const ofNotice = facts.notice.reasons ?? []
  const names = facts.notice.grounds.flatMap(ground => {
    const own = ofNotice.filter(reason => reason.ground === ground)
    if (own.length === 0 || !own.every(isGone)) return []
    const cited = facts.notice.citedMarks.flatMap(({ regNo }, index) =>
      own.some(({ citedMarks }) => citedMarks.includes(regNo)) ? [`citedMark${index + 1}Dissimilar`] : [],
    )
    return [`argueGround${ground}`, ...cited]
  })
  const argued = draft.switches.reason.filter(({ name, isOn, isOff }) => isOn && !isOff && names.includes(name))
  return argued.flatMap(state =>
    atSwitch(draft, state, 'scope', {
      zh: '该理由所驳回的商品或服务已全部放弃，此处仍就其主张。',
      en: 'All that this reason refuses is given up, yet it is still argued here.',
    }),
  )
}

/** Follows the words by which a reason is said to concern goods, up to their list. */
const REASON_CONCERNS = /(?:该|本|上述)(?:项)?(?:驳回)?理由(?:所?(?:仅|只)?(?:涉及?|针对))[^。；“]{0,12}$/

/** Returns refused goods that the answer to a ground says it concerns, and that the notice refuses under another. */
export const findGoodsOfOtherGrounds = (line: CheckedLine, facts: CaseFacts): Finding[] => [
  ...underGround(line, facts),
  ...underName(line, facts),
]

/** Words by which a sentence says what the notice did. */
const SAYS =
  /驳回|(?:通知书|贵局|审查员|商标局)[^。；，]{0,6}(?:认为|认定|指出|称)|refus|\b(?:notice|Office|examiner)\b[^.;,]{0,12}\b(?:holds|held|finds|found|says)/

/** Refused goods that a sentence puts under a ground, by its name or its article, and that the notice refuses under another. */
const underName = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  if (line.isQuoted || line.before?.text === line.text || !SAYS.test(line.text)) return []
  return listsIn(line, facts).flatMap(({ items, clause }) => {
    const ground = SAYS.test(clause) && !/不应|不能|并未|没有/.test(clause) ? groundNamed(clause, facts) : null
    const own = (facts.notice.reasons ?? []).filter(reason => reason.ground === ground)
    if (own.length === 0 || own.some(({ goods }) => goods.length === 0)) return []
    const tied = new Set(own.flatMap(({ goods }) => goods.map(goodsKey)))
    return items
      .filter(({ text }) => facts.refusedGoods.has(goodsKey(text)) && !tied.has(goodsKey(text)))
      .map(item =>
        goodsFinding(line, item, 'goods', {
          zh: `通知书没有依据该条驳回“${item.text}”。`,
          en: `The notice does not refuse “${item.text}” under this article.`,
        }),
      )
  })
}

const underGround = (line: CheckedLine, facts: CaseFacts): Finding[] => {
  const { notice } = facts
  const ground = line.switches.map(name => /^argueGround(.+)$/.exec(name)?.[1]).find(name => name !== undefined)
  const own = (notice.reasons ?? []).filter(reason => reason.ground === ground)
  if (own.length === 0 || own.some(({ goods }) => goods.length === 0)) return []
  const tied = new Set(own.flatMap(({ goods }) => goods.map(goodsKey)))
  const refused = new Set(notice.refusedGoods.map(goodsKey))
  return listsIn(line, facts)
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

interface StandingGoods {
  /** The goods of the notice, the longest first, and whether the name of another stands in theirs. */
  goods: readonly { key: string; isLonger: boolean }[]
  said: string
  standing: ReadonlySet<string>
}

const standingBefore = new WeakMap<CaseFacts, StandingGoods>()

const goodsOf = ({ notice }: CaseFacts): StandingGoods => {
  const keys = [...new Set([...notice.refusedGoods, ...notice.acceptedGoods].map(goodsKey))]
  const goods = keys
    .toSorted((a, b) => b.length - a.length)
    .map(key => ({ key, isLonger: keys.some(other => other !== key && key.includes(other)) }))
  return { goods, said: '', standing: new Set() }
}

/** Returns which goods of the notice stand in a text, each as an item of its own and not as part of a longer one. */
const standingIn = (said: string, facts: CaseFacts): ReadonlySet<string> => {
  const known = standingBefore.get(facts) ?? goodsOf(facts)
  if (known.said === said && said !== '') return known.standing
  const standing = new Set<string>()
  let rest = goodsKey(said)
  for (const { key, isLonger } of known.goods) {
    if (!rest.includes(key)) continue
    standing.add(key)
    if (isLonger) rest = rest.replaceAll(key, '\n')
  }
  standingBefore.set(facts, { ...known, said, standing })
  return standing
}

/** Returns one finding for the refused goods that the reasons name nowhere: the review would not reach them. */
export const findMissingGoods = (lines: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document, isOff, isQuoted }) => document === 'reason' && !isOff && !isQuoted)
  const [first] = reasons
  const { refusedGoods } = facts.notice
  if (!first || refusedGoods.length === 0) return []
  const said = reasons.map(({ text }) => text).join('\n')
  const standing = standingIn(said, facts)
  const missing = refusedGoods.flatMap((item, index) => (standing.has(goodsKey(item)) ? [] : [{ item, index }]))
  const [one] = missing
  if (!one) return [...askedThoughGivenUp(reasons, facts), ...leftOutOfRequest(reasons, facts)]
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

const DESIGNATES =
  /指定(?:使用)?(?:的)?(?:商品|服务|项目)?(?:为|包括|在)|designated for|请求[^。；]{0,40}撤销[^。；]{0,60}决定|asked to set aside/

/** Goods that a request, or the list of what is designated, leaves out while it names others one by one. */
const leftOutOfRequest = (reasons: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const given = givenUpGoods(reasons, facts)
  const wanted = facts.notice.refusedGoods.filter(item => !given.has(goodsKey(item)))
  return reasons.flatMap(line => {
    if (line.before?.text === line.text || line.isInCell || line.kind === 'heading') return []
    return listsIn(line, facts).flatMap(({ items, clause, before, after }) => {
      const named = new Set(items.map(({ text }) => goodsKey(text)))
      const missing = wanted.filter(item => !named.has(goodsKey(item)))
      const count = wanted.length - missing.length
      const isOfOneGround =
        /理由|第[^，。；]{1,14}条|至少|退一步|其中|部分|仅|例如|\bground\b|\bArticle\b|at least/.test(clause)
      const isRequest =
        ASKS.test(`${before}“”${after}`) && /请求|恳请|\basks?\b/.test(clause) && !isOfOneGround && count >= 1
      const isList = isRequest || (DESIGNATES.test(clause) && count >= 2 && count * 2 >= wanted.length)
      const [first, last] = [items[0], items.at(-1)]
      if (!isList || missing.length === 0 || /^等/.test(after) || !first || !last) return []
      const shown = missing.slice(0, 5).join('；')
      return [
        findingAt(line, {
          kind: 'goodsMissing',
          from: first.from,
          to: last.to,
          words: {
            zh: `此处逐项列出而漏了被驳回的${missing.length}项：${shown}${missing.length > 5 ? '等' : ''}。`,
            en: `This lists the items and leaves out ${missing.length} that were refused: ${shown}${missing.length > 5 ? ' …' : ''}.`,
          },
        }),
      ]
    })
  })
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
