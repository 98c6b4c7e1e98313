import { type CaseFacts, folded, goodsKey } from '../case-facts.ts'
import { keptByCase } from '../case-memory.ts'
import {
  atSwitch,
  type CheckedDraft,
  type CheckedLine,
  chosen,
  type DraftName,
  type Finding,
  findingAt,
} from '../finding.ts'
import { keptByText } from '../memory.ts'
import { isArgued } from './find-argued-goods.ts'
import { ASKS, givenUpGoods, goodsFinding, listsIn } from './goods-lists.ts'

/** Returns goods that are given up and asked for all the same. */
const askedThoughGivenUp = (reasons: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const given = givenUpGoods(reasons, facts)
  if (given.size === 0) return []
  return reasons.flatMap(line => {
    if (line.before?.text === line.text || line.isQuoted || line.kind === 'heading') return []
    return listsIn(line, facts).flatMap(({ items, clause, before, after, isGivenUp }) =>
      isGivenUp ||
      !(ASKS.test(`${before}“”${after}`) || isArgued(line, clause)) ||
      /放弃|不再|不持异议|give|abandon|withdraw/.test(clause)
        ? []
        : items
            .filter(({ text }) => given.has(goodsKey(text)))
            .map(item =>
              goodsFinding(line, item, 'scope', {
                zh: `“${item.text}”已放弃复审，此处仍就其主张。`,
                en: `“${item.text}” is given up, yet this argues for it.`,
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

/** The goods of a case, the longest first, and whether the name of another stands in theirs. */
const goodsOf = keptByCase(({ notice }: CaseFacts): readonly { key: string; isLonger: boolean }[] => {
  const keys = [...new Set([...notice.refusedGoods, ...notice.acceptedGoods].map(goodsKey))]
  return keys
    .toSorted((a, b) => b.length - a.length)
    .map(key => ({ key, isLonger: keys.some(other => other !== key && key.includes(other)) }))
})

/** Which goods stand in a line, each as an item of its own and not as part of a longer one; a line is looked at once while its words stay. */
const standingByText = keptByCase((facts: CaseFacts): ((text: string) => readonly string[]) => {
  const goods = goodsOf(facts)
  return keptByText(text => {
    let rest = folded(text)
    return goods.flatMap(({ key, isLonger }) => {
      if (!rest.includes(key)) return []
      if (isLonger) rest = rest.replaceAll(key, '\n')
      return [key]
    })
  })
})

const standingIn = (lines: readonly CheckedLine[], facts: CaseFacts): ReadonlySet<string> => {
  const standing = new Set<string>()
  for (const { text } of lines) for (const key of standingByText(facts)(text)) standing.add(key)
  return standing
}

/** Returns one finding for the refused goods that the reasons name nowhere: the review would not reach them. */
export const findMissingGoods = (lines: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document, isOff, isQuoted }) => document === 'reason' && !isOff && !isQuoted)
  const [first] = reasons
  const { refusedGoods } = facts.notice
  if (!first || refusedGoods.length === 0) return []
  const standing = standingIn(reasons, facts)
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

/** Words by which a request is for the goods of one ground, or the least that is asked for. */
const OF_SOME_GOODS = /理由|第[^，。；]{1,14}条|至少|退一步|其中|部分(?!驳回)|例如|\bground\b|\bArticle\b|at least/

/** Goods that a request, or the list of what is designated, leaves out while it names others one by one. */
const leftOutOfRequest = (reasons: readonly CheckedLine[], facts: CaseFacts): Finding[] => {
  const given = givenUpGoods(reasons, facts)
  const wanted = facts.notice.refusedGoods.filter(item => !given.has(goodsKey(item)))
  const asksForAll = chosen(reasons, /^reviewScope#/).every(({ text }) => /^全部|^all/.test(text))
  return reasons.flatMap(line => {
    if (line.before?.text === line.text || line.isInCell || line.kind === 'heading') return []
    const lists = listsIn(line, facts)
    return lists.flatMap(({ items, clause, before, after }) => {
      // The goods of each class may stand in a list of their own.
      const beside = lists.filter(other => other.clause === clause).flatMap(other => other.items)
      const named = new Set(beside.map(({ text }) => goodsKey(text)))
      const missing = wanted.filter(item => !named.has(goodsKey(item)))
      const count = wanted.length - missing.length
      const isOfOneGround = OF_SOME_GOODS.test(clause) || (!asksForAll && /仅|\b(?:alone|only)\b/.test(clause))
      const isRequest =
        ASKS.test(`${before}“”${after}`) && /请求|恳请|\bask(?:s|ed)?\b/.test(clause) && !isOfOneGround && count >= 1
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
