import { goodsWord } from '../case-words.ts'
import { namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { type GoodsItem, type GoodsState, namesList } from '../goods/goods-items.ts'
import { listing } from '../language.ts'
import { groundArticle } from '../law-citation.ts'
import { columnTable, type Section } from '../markup/blocks.ts'
import { askedFact, missingText } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, join } from '../markup/html.ts'

/** Names what a partial refusal approves, which is no matter of the review. Null where it approves nothing that is known. */
const approvedNote = ({ say, goods: items }: Draft): Html | null => {
  const approved = namesList(items.filter(({ state }) => state === 'approved'))
  return (
    approved &&
    say(
      html`已经初步审定的${approved}不在复审范围之内。`,
      html` ${approved}, already approved preliminarily, are not under review.`,
    )
  )
}

/** Names the goods under review that remain when every blocked item is given up. Null while no goods are known. */
const restrictedList = (draft: Draft): Html | null => {
  const { say, goods: items } = draft
  if (items.length === 0) return null
  const goods = goodsWord(draft)
  const kept = namesList(items.filter(({ state }) => state === 'free'))
  const isUnclear = items.some(({ state }) => state === 'unclear' || state === 'contradictory')
  if (kept === null)
    return html`<p>${
      isUnclear
        ? say(
            `删减清单：须先查明各项目的类似群，才能确定复审${goods}中有哪些可以保留。`,
            `Narrowed list: which of the ${goods} under review can be kept is known once their similar groups have been looked up.`,
          )
        : say(
            `删减清单：复审${goods}均有驳回依据，没有可以保留的项目。`,
            `Narrowed list: a ground of refusal stands against each of the ${goods} under review, so that none can be kept.`,
          )
    }${approvedNote(draft)}</p>`
  return say(
    html`<p>删减清单：放弃有驳回依据的项目后，保留${kept}。${isUnclear ? '待查的项目是否保留，查明类似群后确定。' : null}${approvedNote(draft)}</p>`,
    html`<p>Narrowed list: with the refused items deleted, ${kept} would be kept.${isUnclear ? ' Whether to keep the unclear items depends on their similar groups.' : null}${approvedNote(draft)}</p>`,
  )
}

const ORDER: readonly GoodsState[] = ['blocked', 'unclear', 'contradictory', 'free', 'approved']

/** Names the cited marks that may stand against an item, where the notice does not tie them to it. */
const unclearText = (draft: Draft, marks: readonly number[]): string => {
  const names = namesOfMarks(draft, marks)
  return draft.say(
    `${names}（通知书未逐项列明，${goodsWord(draft)}是否类似待查）`,
    `${names} (the notice does not go item by item; whether the ${goodsWord(draft)} are similar is to be looked up)`,
  )
}

/** Says what blocks the items of one row, or that nothing does. */
const stateText = (draft: Draft, { state, grounds, blockedBy, unclearWith }: GoodsItem): HtmlValue => {
  const { say } = draft
  const texts: Record<Exclude<GoodsState, 'blocked'>, string> = {
    approved: say('初步审定', 'preliminarily approved'),
    free: say(
      '被驳回，但依区分表与引证商标的项目不类似',
      'refused, yet by the classification not similar to the cited items',
    ),
    unclear: say('被驳回；以哪件引证商标为依据待查', 'refused; which cited mark stands in the way is to be looked up'),
    contradictory: say(
      '通知书既列为驳回又列为初步审定，待核',
      'both refused and approved in the notice: to be checked',
    ),
  }
  const unclear = unclearWith.length === 0 ? [] : [unclearText(draft, unclearWith)]
  if (state === 'unclear' && unclear.length > 0) return [say('驳回依据：', 'refusal rests on '), unclear]
  if (state !== 'blocked') return texts[state]
  const obstacles = [
    ...grounds.filter(ground => ground !== '').map(ground => groundArticle(draft, ground)),
    ...(grounds.includes('') ? [say('通知书所述其他理由', 'the further reason of the notice')] : []),
    ...(blockedBy.length === 0 ? [] : [namesOfMarks(draft, blockedBy)]),
  ]
  // The remark on what is not clear belongs to the marks behind the semicolon alone.
  return [say('驳回依据：', 'refusal rests on '), join([listing(draft, obstacles), ...unclear], say('；', '; '))]
}

/** Puts items of one similar group with the same obstacle into one row. */
const rowsOf = ({ goods }: Draft): GoodsItem[][] => {
  const sorted = goods.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.groups.join() < b.groups.join() ? -1 : 1),
  )
  const rows = new Map<string, GoodsItem[]>()
  for (const item of sorted) {
    const obstacles = [item.grounds, item.blockedBy, item.unclearWith].map(list => list.join())
    const key = [item.groups.join(), item.state, ...obstacles].join('|')
    rows.set(key, [...(rows.get(key) ?? []), item])
  }
  return [...rows.values()]
}

const groupCell = ({ classification, say, read }: Draft, groups: readonly string[], row: number): HtmlValue =>
  groups.length === 0
    ? missingText(
        `goodsGroups${row + 1}`,
        say(`第${row + 1}行项目的类似群`, `Similar groups of the items in row ${row + 1}`),
      )
    : groups.map(group => {
        const title = classification?.groupTitle(group) ?? null
        return html`<p>${title ? `${group} ${read(title)}` : group}</p>`
      })

const groupsTable = (draft: Draft): Html => {
  const { say } = draft
  const goods = goodsWord(draft)
  return columnTable(
    [say('类似群', 'Similar group'), say(`指定${goods}`, `Designated ${goods}`), say('障碍', 'Obstacle')],
    rowsOf(draft).flatMap((items, row) => {
      const [first] = items
      return first ? [[groupCell(draft, first.groups, row), namesList(items), stateText(draft, first)]] : []
    }),
  )
}

/**
 * Names the edition of the table and says that it is a reference only: the office judges each case (Interpretation Art.
 * 12).
 */
const editionNote = ({ classification, say, read }: Draft): Html | null =>
  classification
    ? html`<p>${say(
        `类似群依${read(classification.edition)}；区分表仅为判断类似的参考。`,
        `Similar groups by ${read(classification.edition)}; the table is a reference only.`,
      )}</p>`
    : null

/** Writes the designated goods by similar group with their obstacles, and the restricted list. */
export const goodsSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const isPartial = notice.kind === 'partial'
  const missing = (list: 'refusedGoods' | 'acceptedGoods', label: string): Html | null =>
    notice[list].length === 0 ? askedFact(draft, list, label) : null
  return {
    title: say(`指定${goods}`, `Designated ${goods}`),
    body: [
      draft.goods.length === 0 ? null : groupsTable(draft),
      draft.goods.length === 0 ? null : editionNote(draft),
      missing(
        'refusedGoods',
        isPartial ? say(`驳回的${goods}`, `Refused ${goods}`) : say(`申请指定的${goods}`, `Designated ${goods}`),
      ),
      isPartial ? missing('acceptedGoods', say(`初步审定的${goods}`, `Preliminarily approved ${goods}`)) : null,
      restrictedList(draft),
    ],
  }
}
