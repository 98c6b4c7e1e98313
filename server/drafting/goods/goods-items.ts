import type { Notice } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { Language } from '../language.ts'
import { type Html, html, join } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
import type { GoodsOverlap } from './goods-overlap.ts'

/** What stands in the way of an item: nothing, or grounds and cited marks, or not known. */
export type GoodsState = 'approved' | 'free' | 'blocked' | 'unclear' | 'contradictory'

export interface GoodsItem {
  name: string
  /** Path of the item in the notice. */
  source: string
  /** Similar groups in which the classification has it; none where it is not known. */
  groups: readonly string[]
  state: GoodsState
  /** Cited marks in whose way it stands, by index. */
  blockedBy: readonly number[]
}

const groupsOf = (places: readonly PlacedGoods[]): string[] => [...new Set(places.map(({ group }) => group))].sort()

/** The items of the notice, each once, with what stands in its way. */
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

/** Names of goods in quotation marks, each with its place in the notice; null for none. */
export const namesList = ({ say }: Language, items: readonly Pick<GoodsItem, 'name' | 'source'>[]): Html | null =>
  items.length === 0
    ? null
    : html`“${join(
        items.map(({ name, source }) => sourced(source, name)),
        say('；', '; '),
      )}”`

/** The goods as printed, in quotation marks, each with its source; null when the notice names none. */
export const goodsList = (draft: Language & { notice: Notice }, list: 'refusedGoods' | 'acceptedGoods'): Html | null =>
  namesList(
    draft,
    draft.notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })),
  )
