import type { Notice } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import { type Html, html, join, sourced } from '../markup/html.ts'
import { concerns, type DraftReason } from '../reasons.ts'
import type { GoodsOverlap } from './goods-overlap.ts'

/**
 * Says how an item stands: approved, free, blocked by grounds or cited marks, not known, or listed both as refused and
 * approved.
 */
export type GoodsState = 'approved' | 'free' | 'blocked' | 'unclear' | 'contradictory'

export interface GoodsItem {
  name: string
  /** The path of the item in the notice. */
  source: string
  /** The similar groups of the item in the classification; none where they are not known. */
  groups: readonly string[]
  state: GoodsState
  /** The grounds that bar the item and turn on no earlier mark. */
  grounds: readonly string[]
  /** The indexes of the cited marks that block the item. */
  blockedBy: readonly number[]
  /** The indexes of the cited marks that the notice may mean for it: whether the goods are similar is to be looked up. */
  unclearWith: readonly number[]
}

const groupsOf = (places: readonly PlacedGoods[]): string[] => [...new Set(places.map(({ group }) => group))].sort()

/**
 * Returns the items of the notice, each once, with what blocks it: the grounds and the marks that the notice ties to it,
 * and to no other item. A mark whose goods the classification holds to be of another kind does not block.
 */
export const goodsItems = (
  notice: Notice,
  overlaps: readonly GoodsOverlap[],
  places: ReadonlyMap<string, readonly PlacedGoods[]>,
  reasons: readonly DraftReason[],
): GoodsItem[] => {
  const accepted = new Set(notice.acceptedGoods)
  const refused = new Set(notice.refusedGoods)
  const obstaclesOf = (name: string): { grounds: string[]; marks: number[]; isTied: (mark: number) => boolean } => {
    const own = reasons.filter(reason => concerns(reason, name))
    const tied = new Set(own.filter(({ goods }) => goods.length > 0).flatMap(({ cited }) => cited))
    return {
      grounds: [
        ...new Set(
          own.flatMap(({ ground, cited }) => (isEarlierMarkGround(ground) || cited.length > 0 ? [] : [ground])),
        ),
      ],
      marks: [...new Set(own.flatMap(({ cited }) => cited))].sort((a, b) => a - b),
      isTied: mark => tied.has(mark),
    }
  }
  const listed = (['refusedGoods', 'acceptedGoods'] as const).flatMap(list =>
    notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })),
  )
  const firsts = new Map<string, (typeof listed)[number]>()
  for (const item of listed) if (!firsts.has(item.name)) firsts.set(item.name, item)
  return [...firsts.values()].map(item => {
    const { grounds, marks, isTied } = obstaclesOf(item.name)
    const overlapWith = (mark: number) => overlaps[mark]?.of.get(item.name) ?? 'unclear'
    const blockedBy = marks.filter(
      mark => ['same', 'similar'].includes(overlapWith(mark)) || (isTied(mark) && overlapWith(mark) === 'unclear'),
    )
    const state = ((): GoodsState => {
      if (accepted.has(item.name)) return refused.has(item.name) ? 'contradictory' : 'approved'
      if (grounds.length > 0 || blockedBy.length > 0) return 'blocked'
      return marks.length > 0 && marks.every(mark => overlapWith(mark) === 'dissimilar') ? 'free' : 'unclear'
    })()
    const isBlocked = state === 'blocked'
    const isRefused = isBlocked || state === 'unclear'
    const unclearWith = marks.filter(mark => !blockedBy.includes(mark) && overlapWith(mark) === 'unclear')
    const groups = groupsOf(places.get(item.name) ?? [])
    return {
      ...item,
      groups,
      state,
      grounds: isBlocked ? grounds : [],
      blockedBy: isBlocked ? blockedBy : [],
      unclearWith: isRefused ? unclearWith : [],
    }
  })
}

/** Returns what parts the names of a list of goods: they stand in the language of the paper, whatever that of the document. */
export const goodsSeparator = (names: readonly string[]): string =>
  names.some(name => /\p{Script=Han}/u.test(name)) ? '；' : '; '

/** Returns names of goods in quotation marks, each with its place in the notice; null for none. */
export const namesList = (items: readonly Pick<GoodsItem, 'name' | 'source'>[]): Html | null =>
  items.length === 0
    ? null
    : html`“${join(
        items.map(({ name, source }) => sourced(source, name)),
        goodsSeparator(items.map(({ name }) => name)),
      )}”`

/**
 * Returns a list of the notice's goods in quotation marks, each with its place in the notice; null for an empty list.
 */
export const goodsList = ({ notice }: { notice: Notice }, list: 'refusedGoods' | 'acceptedGoods'): Html | null =>
  namesList(notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })))
