import type { MarkGoods } from '#domain/mark/register-mark.ts'
import { below, pickSome, type Random, zipf } from './seeded-random.ts'

/** Goods and services to choose from, with their class. */
export interface ClassGoods extends MarkGoods {
  class: number
}

/** The goods of a mark and their groups, in the order of the table. */
export interface ChosenGoods {
  groups: string[]
  goods: MarkGoods[]
}

const LEAST_GROUPS = 1
const MOST_GROUPS = 4

/** A way to choose goods of a class as applicants do: of few groups, the first of a class oftener, a handful of items. */
export const goodsChooser = (goods: readonly ClassGoods[]): ((random: Random, niceClass: number) => ChosenGoods) => {
  const byClass = new Map(
    [...Map.groupBy(goods, item => item.class)].map(([niceClass, items]) => {
      const byGroup = Map.groupBy(items, ({ group }) => group)
      return [niceClass, { byGroup, group: zipf([...byGroup.keys()].sort()) }] as const
    }),
  )
  return (random, niceClass) => {
    const known = byClass.get(niceClass)
    if (!known) return { groups: [], goods: [] }
    const wanted = LEAST_GROUPS + below(random, MOST_GROUPS)
    const groups = [...new Set(Array.from({ length: wanted }, () => known.group(random)))].sort()
    const chosen = groups.flatMap(group => pickSome(random, known.byGroup.get(group) ?? [], 1 + below(random, 4)))
    return { groups, goods: chosen.map(({ class: _class, ...item }) => item) }
  }
}
