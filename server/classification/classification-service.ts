import {
  type GoodsItem,
  type GoodsPage,
  type GoodsSearch,
  type GroupParagraph,
  ITEM_TYPES,
  type ParagraphItem,
  type RelatedGroup,
  SEARCH_TYPE,
  type SimilarGroup,
} from '#contract/classification.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { foldName } from '#domain/goods/fold-name.ts'
import type { Database } from '../storage/database.ts'
import type { Group, Item } from './classification-repository.ts'
import { DEFAULT_EDITION, type Edition, findEdition, paragraphsOf } from './edition.ts'

/** Says which items to find; an empty list filters nothing. */
interface ItemFilter {
  classes: readonly number[]
  groups: readonly string[]
  /** Restricts the groups that it names to these parts. */
  parts: readonly { group: string; paragraph: string }[]
  /** Null finds both kinds. */
  isAcceptable: boolean | null
  /** A folded text that a name contains or a code begins with, or that either equals; an empty text finds all. */
  text: string
  isWhole: boolean
}

/** The items found, and all items that match in any place, which shows what the filter of places can be set to. */
interface FoundItems {
  found: Item[]
  anywhere: Item[]
}

/** The form of an item's code: only such texts are looked for among the codes. */
const ITEM_CODE = /^[a-z]?\d+$/

const textTest = ({ text, isWhole }: ItemFilter): ((item: Item) => boolean) => {
  if (text === '') return () => true
  const isNamed = isWhole
    ? ({ folded }: Item) => folded.startsWith(`${text}\n`) || folded.endsWith(`\n${text}`)
    : ({ folded }: Item) => folded.includes(text)
  if (!ITEM_CODE.test(text)) return isNamed
  const isCoded = isWhole
    ? ({ code }: Item) => code.toLowerCase() === text
    : ({ code }: Item) => code.toLowerCase().startsWith(text)
  return item => isNamed(item) || isCoded(item)
}

const placeTest = ({ groups, parts }: ItemFilter): ((item: Item) => boolean) => {
  if (groups.length + parts.length === 0) return () => true
  const narrowed = Map.groupBy(parts, ({ group }) => group)
  const whole = new Set(groups)
  return ({ group, paragraph }) => narrowed.get(group)?.some(part => part.paragraph === paragraph) ?? whole.has(group)
}

/** Returns the items that the filter lets through, in their order. */
const searchItems = (items: readonly Item[], filter: ItemFilter): FoundItems => {
  const { classes, isAcceptable } = filter
  const inClasses = new Set(classes)
  const [hasText, isInPlace] = [textTest(filter), placeTest(filter)]
  const anywhere = items.filter(
    item =>
      (classes.length === 0 || inClasses.has(item.class)) &&
      (isAcceptable === null || item.isAcceptable === isAcceptable) &&
      hasText(item),
  )
  return { found: anywhere.filter(isInPlace), anywhere }
}

/** Answers a search for acceptable names alone while none are loaded (docs/architecture.md §4). */
const NO_ACCEPTABLE_ITEMS = {
  zh: '尚未导入“可接受商品和服务项目名称”清单，因此查不到可接受的项目。请改选“规范”，或请管理员导入清单。',
  en: 'No list of acceptable names has been imported, so none can be found. Choose “Standard”, or ask an administrator to import the list.',
}

/** Answers what is asked of goods and services in the default edition. Every answer is empty before one is loaded. */
export interface ClassificationService {
  /** Returns the groups of each class, an empty list for a class without any. */
  readGroups(classes: readonly number[]): Promise<Record<string, SimilarGroup[]>>
  /** Returns the parts of each group; a group without parts has none. */
  readParagraphs(groups: readonly string[]): Promise<Record<string, GroupParagraph[]>>
  searchGoods(search: GoodsSearch, isEn: 0 | 1): Promise<GoodsPage>
  /** Returns those of the groups that are related to another group. */
  readGroupsWithRelations(groups: readonly string[]): Promise<string[]>
  /**
   * Returns the groups that the chosen ones are related to, without the chosen ones, with the wording of the relation.
   */
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

/** Returns for each of the groups those that a note relates it to. */
const relatedTo = (edition: Edition, groups: readonly string[]): Map<string, Set<string>> => {
  const related = new Map<string, Set<string>>(groups.map(group => [group, new Set()]))
  for (const { group, toGroup } of edition.relationsOf(groups)) {
    if (toGroup === '' || group === toGroup) continue
    related.get(group)?.add(toGroup)
    related.get(toGroup)?.add(group)
  }
  return related
}

/** Returns the parts that the items stand in, in the order of the table. */
const partsWith = (edition: Edition, items: readonly Item[]): ParagraphItem[] =>
  [...Map.groupBy(items, ({ group }) => group)].flatMap(([groups, list]) =>
    edition
      .partsOf(groups)
      .filter(({ paragraph }) => list.some(item => item.paragraph === paragraph))
      .map(({ class: marktypenum, paragraph }) => ({ marktypenum, groups, paragraph })),
  )

const searchGoods = (edition: Edition, search: GoodsSearch, isEn: 0 | 1): GoodsPage => {
  const { pageNum = FIRST_PAGE, pageSize = PAGE_SIZE } = search
  const { found, anywhere } = searchItems(edition.items, filterOf(search))
  const offset = (pageNum - FIRST_PAGE) * pageSize
  const page = found.slice(offset, offset + pageSize)
  const related = relatedTo(edition, [...new Set(page.map(({ group }) => group))])
  const groups = new Set(anywhere.map(({ group }) => group))
  const isUnanswerable = search.itemtype === 'acceptable' && !edition.hasAcceptable
  return {
    details: {
      list: page.map(item => wireItem(item, [...(related.get(item.group) ?? [])].sort())),
      total: found.length,
    },
    groups: edition.groups.filter(({ code }) => groups.has(code)).map(wireGroup),
    paragraph: partsWith(edition, anywhere),
    itemtype: edition.hasAcceptable ? [...ITEM_TYPES] : ['all', 'standard'],
    ...(isUnanswerable && { message: NO_ACCEPTABLE_ITEMS[isEn === 1 ? 'en' : 'zh'] }),
  }
}

const relatedGroups = (edition: Edition, groups: readonly string[], classes: readonly number[]): RelatedGroup[] => {
  const chosen = new Set(groups)
  const found = new Map<string, RelatedGroup>()
  for (const { id, group, toGroup, clause } of edition.relationsOf(groups)) {
    const relateGroup = chosen.has(group) ? toGroup : group
    const isAsked =
      classes.length === 0 || classes.includes(Number((relateGroup === toGroup ? group : toGroup).slice(0, 2)))
    if (relateGroup === '' || chosen.has(relateGroup) || !isAsked) continue
    const known = found.get(relateGroup)
    if (known === undefined) found.set(relateGroup, { id, relateGroup, relateGroupDesc: clause })
    else if (!known.relateGroupDesc.includes(clause)) known.relateGroupDesc += `\n${clause}`
  }
  return [...found.values()].sort((a, b) => a.relateGroup.localeCompare(b.relateGroup))
}

export const createClassificationService = (db: Database): ClassificationService => {
  const current = (): Promise<Edition | undefined> => findEdition(db, DEFAULT_EDITION)
  return {
    async readGroups(classes) {
      const edition = await current()
      const byClass = Map.groupBy(edition?.groups ?? [], group => group.class)
      return Object.fromEntries(classes.map(number => [number, (byClass.get(number) ?? []).map(wireGroup)]))
    },
    async readParagraphs(groups) {
      return paragraphsOf(await current(), groups)
    },
    async searchGoods(search, isEn) {
      const edition = await current()
      return edition ? searchGoods(edition, search, isEn) : EMPTY_PAGE
    },
    async readGroupsWithRelations(groups) {
      const edition = await current()
      if (!edition) return []
      const related = relatedTo(edition, groups)
      return groups.filter(group => (related.get(group)?.size ?? 0) > 0)
    },
    async readRelatedGroups(groups, classes) {
      const edition = await current()
      return edition ? relatedGroups(edition, groups, classes) : []
    },
  }
}
