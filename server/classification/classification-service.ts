import {
  type GoodsItem,
  type GoodsPage,
  type GoodsSearch,
  type GroupParagraph,
  ITEM_TYPES,
  type RelatedGroup,
  SEARCH_TYPE,
  type SimilarGroup,
} from '#contract/classification.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import type { Database } from '../storage/database.ts'
import {
  type Classification,
  countFilteredParts,
  findClassification,
  findGroups,
  type Group,
  hasAcceptableItems,
  type Item,
  type ItemFilter,
  listGroups,
  listPartItems,
  listRelations,
  searchItems,
} from './classification-repository.ts'
import { foldName } from './fold-name.ts'
import { NO_ACCEPTABLE_ITEMS } from './goods-messages.ts'
import { orderParts } from './order-parts.ts'

/** The edition that new marks are classified by (design.md §8). */
export const DEFAULT_EDITION = 'NCL13-2026'

/** What is known of goods and services in the default edition. Every answer is empty before one is loaded. */
export interface ClassificationService {
  /** Groups of each class, asked classes without any included. */
  readGroups(classes: readonly number[]): Promise<Record<string, SimilarGroup[]>>
  /** Parts of each group; a group without parts has none. */
  readParagraphs(groups: readonly string[]): Promise<Record<string, GroupParagraph[]>>
  searchGoods(search: GoodsSearch, isEn: 0 | 1): Promise<GoodsPage>
  /** Those of the groups that are related to another group. */
  readGroupsWithRelations(groups: readonly string[]): Promise<string[]>
  /** Groups that the chosen ones are related to, chosen ones left out, with the wording of the relation. */
  readRelatedGroups(groups: readonly string[], classes: readonly number[]): Promise<RelatedGroup[]>
}

const wireGroup = ({ code, nameZh, nameEn }: Group): SimilarGroup => ({ groups: code, name: nameZh, enName: nameEn })

const wireItem = (item: Item, relateGroups: readonly string[]): GoodsItem => ({
  id: item.id,
  marktypenum: item.class,
  groups: item.group,
  paragraph: item.paragraph,
  cnName: item.nameZh,
  enName: item.nameEn,
  relateGroups: [...relateGroups],
  description: '',
  itemNo: item.code,
})

const filterOf = (search: GoodsSearch): ItemFilter => {
  const { chooseTypes = [], marktypenum, groups = [], paragraphItem = [], itemtype = 'all' } = search
  const parts = paragraphItem.map(({ groups: group, paragraph }) => ({ group, paragraph }))
  return {
    classes: marktypenum === undefined ? chooseTypes : [marktypenum],
    groups,
    parts,
    isAcceptable: itemtype === 'all' ? null : itemtype === 'acceptable',
    text: foldName(search.searchContent ?? ''),
    isWhole: search.searchType === SEARCH_TYPE.identical,
  }
}

const EMPTY_PAGE: GoodsPage = { details: { list: [], total: 0 }, groups: [], paragraph: [], itemtype: [] }

export const createClassificationService = (db: Database): ClassificationService => {
  const current = (): Promise<Classification | undefined> => findClassification(db, DEFAULT_EDITION)

  const relationsOf = async (id: number, groups: readonly string[]): Promise<Map<string, Set<string>>> => {
    const related = new Map<string, Set<string>>(groups.map(group => [group, new Set()]))
    if (groups.length === 0) return related
    for (const { group, toGroup } of await listRelations(db, id, groups)) {
      if (toGroup === '' || group === toGroup) continue
      related.get(group)?.add(toGroup)
      related.get(toGroup)?.add(group)
    }
    return related
  }

  const searchGoods = async ({ id }: Classification, search: GoodsSearch, isEn: 0 | 1): Promise<GoodsPage> => {
    const { pageNum = FIRST_PAGE, pageSize = PAGE_SIZE } = search
    const filter = filterOf(search)
    const [items, parts, hasAcceptable] = await Promise.all([
      searchItems(db, id, filter, { limit: pageSize, offset: (pageNum - FIRST_PAGE) * pageSize }),
      countFilteredParts(db, id, filter),
      hasAcceptableItems(db, id),
    ])
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    const codes = [...new Set(parts.map(({ group }) => group))]
    const groups = codes.length === 0 ? [] : await findGroups(db, id, codes)
    const related = await relationsOf(id, [...new Set(items.map(({ group }) => group))])
    const isUnanswerable = search.itemtype === 'acceptable' && !hasAcceptable
    return {
      details: { list: items.map(item => wireItem(item, [...(related.get(item.group) ?? [])].sort())), total },
      groups: groups.map(wireGroup),
      paragraph: orderParts(parts).map(({ class: marktypenum, group, paragraph }) => ({
        marktypenum,
        groups: group,
        paragraph,
      })),
      itemtype: hasAcceptable ? [...ITEM_TYPES] : ['all', 'standard'],
      ...(isUnanswerable && { message: NO_ACCEPTABLE_ITEMS[isEn === 1 ? 'en' : 'zh'] }),
    }
  }

  return {
    async readGroups(classes) {
      const classification = await current()
      const groups = classification && classes.length > 0 ? await listGroups(db, classification.id, classes) : []
      return Object.fromEntries(
        classes.map(number => [number, groups.filter(group => group.class === number).map(wireGroup)]),
      )
    },
    async readParagraphs(groups) {
      const classification = await current()
      const items = classification && groups.length > 0 ? await listPartItems(db, classification.id, groups) : []
      const parts = orderParts(items)
      return Object.fromEntries(
        groups.map(group => [
          group,
          parts
            .filter(part => part.group === group)
            .map(({ paragraph, nameZh, nameEn }) => ({ paragraph, name: nameZh, enName: nameEn })),
        ]),
      )
    },
    async searchGoods(search, isEn) {
      const classification = await current()
      return classification ? searchGoods(classification, search, isEn) : EMPTY_PAGE
    },
    async readGroupsWithRelations(groups) {
      const classification = await current()
      if (!classification) return []
      const related = await relationsOf(classification.id, groups)
      return groups.filter(group => (related.get(group)?.size ?? 0) > 0)
    },
    async readRelatedGroups(groups, classes) {
      const classification = await current()
      if (!classification || groups.length === 0) return []
      const chosen = new Set(groups)
      const found = new Map<string, RelatedGroup>()
      for (const { id, group, toGroup, clause } of await listRelations(db, classification.id, groups)) {
        const relateGroup = chosen.has(group) ? toGroup : group
        const isAsked =
          classes.length === 0 || classes.includes(Number((relateGroup === toGroup ? group : toGroup).slice(0, 2)))
        if (relateGroup === '' || chosen.has(relateGroup) || !isAsked) continue
        const known = found.get(relateGroup)
        if (known === undefined) found.set(relateGroup, { id, relateGroup, relateGroupDesc: clause })
        else if (!known.relateGroupDesc.includes(clause)) known.relateGroupDesc += `\n${clause}`
      }
      return [...found.values()].sort((a, b) => a.relateGroup.localeCompare(b.relateGroup))
    },
  }
}
