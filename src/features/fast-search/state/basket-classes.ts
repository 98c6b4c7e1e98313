import type { GoodsItem, ParagraphItem } from '#contract/classification.ts'
import { classOfGroup } from './group-place.ts'
import type { Basket } from './wizard-state.ts'

/** What of the basket is of one class. */
export interface BasketClass {
  number: number
  /** Whole groups and parts count as one entry each. */
  count: number
  groups: readonly string[]
  parts: readonly ParagraphItem[]
  items: readonly GoodsItem[]
}

/** The basket class by class, in their order. */
export const basketClasses = ({ groups, parts, items }: Basket): BasketClass[] => {
  const numbers = new Set([
    ...groups.map(classOfGroup),
    ...parts.map(({ marktypenum }) => marktypenum),
    ...items.map(({ marktypenum }) => marktypenum),
  ])
  return [...numbers]
    .sort((a, b) => a - b)
    .map(number => {
      const own = {
        groups: groups.filter(group => classOfGroup(group) === number),
        parts: parts.filter(({ marktypenum }) => marktypenum === number),
        items: items.filter(({ marktypenum }) => marktypenum === number),
      }
      return { number, count: own.groups.length + own.parts.length + own.items.length, ...own }
    })
}
