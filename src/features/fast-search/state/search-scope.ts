import type { GoodsItem, GoodsSearch, ParagraphItem } from '#contract/classification.ts'
import { CLASS_COUNT } from '#contract/limits.ts'
import { classOfGroup } from './group-place.ts'
import { type Basket, EMPTY_BASKET, type WizardState } from './wizard-state.ts'

const ALL_CLASSES = Array.from({ length: CLASS_COUNT }, (_, place) => place + 1)

/** Returns the searched groups: those chosen in a class, or all groups of a class in which none was chosen. */
export const groupsInScope = ({ form, options }: WizardState): string[] =>
  form.categories.flatMap(number => {
    const chosen = form.groups.filter(group => classOfGroup(group) === number)
    return chosen.length > 0 ? chosen : (options.groups[number] ?? []).map(({ groups }) => groups)
  })

const isInScope = ({ form }: WizardState, group: string, paragraph: string | null): boolean => {
  const number = classOfGroup(group)
  if (!form.categories.includes(number)) return false
  const isNarrowed = form.groups.some(other => classOfGroup(other) === number)
  if (isNarrowed && !form.groups.includes(group)) return false
  const parts = form.paragraphs.filter(part => part.groups === group)
  return parts.length === 0 || paragraph === null || parts.some(part => part.paragraph === paragraph)
}

/**
 * Returns the chosen goods that count: none where goods are not designated, and none outside the classes and groups chosen
 * since.
 */
export const basketInScope = (state: WizardState): Basket => {
  const { basket } = state.form
  if (!state.designates.goods) return EMPTY_BASKET
  if (state.mode === 'goods') return basket
  return {
    items: basket.items.filter(item => isInScope(state, item.groups, item.paragraph)),
    parts: basket.parts.filter(part => isInScope(state, part.groups, part.paragraph)),
    groups: basket.groups.filter(group => isInScope(state, group, null)),
  }
}

export const isEmptyBasket = ({ items, parts, groups }: Basket): boolean =>
  items.length + parts.length + groups.length === 0

/** Returns the searched classes in order: the chosen ones, or in goods mode those of the goods. */
export const classesInScope = (state: WizardState): number[] => {
  const { items, parts, groups } = basketInScope(state)
  const classes =
    state.mode === 'class'
      ? state.form.categories
      : [...items.map(item => item.marktypenum), ...parts.map(part => part.marktypenum), ...groups.map(classOfGroup)]
  return [...new Set(classes)].sort((a, b) => a - b)
}

/**
 * Returns the request for the goods list: its filter, within all 45 classes or the earlier choices
 * (docs/specification.md §4).
 */
export const goodsSearchOf = (state: WizardState): GoodsSearch => {
  const { goodsFilter: filter, form, mode } = state
  const isNarrowed = mode === 'class' && form.groups.length > 0
  const groups = filter.groups.length > 0 ? filter.groups : isNarrowed ? groupsInScope(state) : []
  const chosenParts: readonly ParagraphItem[] = mode === 'class' ? form.paragraphs : []
  const parts =
    filter.paragraphs.length > 0 ? filter.paragraphs : chosenParts.filter(part => groups.includes(part.groups))
  return {
    pageNum: filter.pageNum,
    pageSize: filter.pageSize,
    chooseTypes: mode === 'class' ? [...form.categories] : ALL_CLASSES,
    itemtype: filter.itemtype,
    searchType: filter.searchType,
    searchContent: filter.searchContent.trim(),
    ...(filter.marktypenum !== null && { marktypenum: filter.marktypenum }),
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(parts.length > 0 && { paragraphItem: [...parts] }),
  }
}

/** Returns the groups whose relations are listed: those searched, without the ones that the filter leaves out. */
export const relatedSources = (state: WizardState): string[] =>
  groupsInScope(state).filter(group => !state.unrelated.includes(group))

/** Returns the related groups that are searched: the chosen ones, where they are designated and not searched already. */
export const relatedInScope = (state: WizardState): string[] => {
  if (state.mode === 'goods' || !state.designates.related) return []
  const searched = new Set(groupsInScope(state))
  return state.form.relateGroups.filter(group => !searched.has(group))
}

/** The part of the basket that is of one class. */
export interface BasketClass {
  number: number
  /** Whole groups and parts count as one entry each. */
  count: number
  groups: readonly string[]
  parts: readonly ParagraphItem[]
  items: readonly GoodsItem[]
}

/** Returns the basket class by class, in order of the classes. */
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
