import type { Notice } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { Language } from '../language.ts'
import { type Html, html, join } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
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
  /** The indexes of the cited marks that block the item. */
  blockedBy: readonly number[]
}

const groupsOf = (places: readonly PlacedGoods[]): string[] => [...new Set(places.map(({ group }) => group))].sort()

/**
 * Returns the items of the notice, each once, with what blocks it. A ground that does not turn on an earlier mark
 * blocks all refused items.
 */
export const goodsItems = (
  notice: Notice,
  overlaps: readonly GoodsOverlap[],
  places: ReadonlyMap<string, readonly PlacedGoods[]>,
): GoodsItem[] => {
  const accepted = new Set(notice.acceptedGoods)
  const refused = new Set(notice.refusedGoods)
  // A ground that does not turn on an earlier mark bars all that is refused.
  const isBarred = notice.grounds.some(ground => findGround(ground)?.nature !== 'earlier-mark')
  const stateOf = (name: string, blockedBy: readonly number[]): GoodsState => {
    if (accepted.has(name)) return refused.has(name) ? 'contradictory' : 'approved'
    if (isBarred || blockedBy.length > 0) return 'blocked'
    const isFree = overlaps.length > 0 && overlaps.every(({ of }) => of.get(name) === 'dissimilar')
    return isFree ? 'free' : 'unclear'
  }
  const listed = (['refusedGoods', 'acceptedGoods'] as const).flatMap(list =>
    notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })),
  )
  const firsts = new Map<string, (typeof listed)[number]>()
  for (const item of listed) if (!firsts.has(item.name)) firsts.set(item.name, item)
  return [...firsts.values()].map(item => {
    const blockedBy = overlaps.flatMap(({ of }, index) =>
      ['same', 'similar'].includes(of.get(item.name) ?? '') ? [index] : [],
    )
    const state = stateOf(item.name, blockedBy)
    const groups = groupsOf(places.get(item.name) ?? [])
    return { ...item, groups, state, blockedBy: state === 'blocked' ? blockedBy : [] }
  })
}

/** Returns names of goods in quotation marks, each with its place in the notice; null for none. */
export const namesList = ({ say }: Language, items: readonly Pick<GoodsItem, 'name' | 'source'>[]): Html | null =>
  items.length === 0
    ? null
    : html`“${join(
        items.map(({ name, source }) => sourced(source, name)),
        say('；', '; '),
      )}”`

/**
 * Returns a list of the notice's goods in quotation marks, each with its place in the notice; null for an empty list.
 */
export const goodsList = (draft: Language & { notice: Notice }, list: 'refusedGoods' | 'acceptedGoods'): Html | null =>
  namesList(
    draft,
    draft.notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })),
  )
