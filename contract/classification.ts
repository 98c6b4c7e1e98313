import { type Static, Type } from 'typebox'
import { Bit } from './envelope.ts'
import { CLASS_COUNT, FIRST_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from './limits.ts'

/** Searches answer from a page far beyond the last one with an empty list. */
const LAST_PAGE = 1_000_000_000
const MAX_GROUPS = 1_000

export const ClassNumber = Type.Integer({ minimum: 1, maximum: CLASS_COUNT })
/** Similar group (类似群): four digits, `0901`. */
export const GroupCode = Type.String({ pattern: '^\\d{4}$' })
/** Part of a group (部分): its Chinese numeral, `一`. */
const ParagraphCode = Type.String({ minLength: 1, maxLength: 10 })

export const ClassList = Type.Array(ClassNumber, { maxItems: CLASS_COUNT })
export const GroupList = Type.Array(GroupCode, { maxItems: MAX_GROUPS })

export const SimilarGroup = Type.Object({ groups: GroupCode, name: Type.String(), enName: Type.String() })
export const GroupParagraph = Type.Object({ paragraph: ParagraphCode, name: Type.String(), enName: Type.String() })
/** Class number to its groups, in the order of the classification. */
export const GroupsOfClasses = Type.Record(Type.String(), Type.Array(SimilarGroup))
/** Group to its parts; a group without parts has an empty list. */
export const ParagraphsOfGroups = Type.Record(Type.String(), Type.Array(GroupParagraph))

/** A part that was chosen (docs/specification.md §3). */
export const ParagraphItem = Type.Object({
  marktypenum: ClassNumber,
  groups: GroupCode,
  paragraph: ParagraphCode,
})

/**
 * Standard: in the table of the edition. Acceptable: not in it, but taken by the office before
 * (docs/architecture.md §4).
 */
export const ITEM_TYPES = ['all', 'standard', 'acceptable'] as const
export const ItemType = Type.Unsafe<(typeof ITEM_TYPES)[number]>({ type: 'string', enum: [...ITEM_TYPES] })
/** 0 identical, 1 included (docs/specification.md §9). */
export const SEARCH_TYPE = { identical: 0, included: 1 } as const
const SearchType = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })

/** The language of the goods list's message. */
export const GoodsQuery = Type.Object({ isEn: Type.Optional(Bit) })

/**
 * Filters of the goods list, each of them narrowing it: `chooseTypes` the classes to look in, `marktypenum` one of them,
 * `groups` what was chosen there and `paragraphItem` the parts that narrow their own groups; empty or absent is no filter.
 */
export const GoodsSearch = Type.Object({
  pageNum: Type.Integer({ minimum: FIRST_PAGE, maximum: LAST_PAGE, default: FIRST_PAGE }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE }),
  chooseTypes: Type.Optional(ClassList),
  marktypenum: Type.Optional(ClassNumber),
  groups: Type.Optional(GroupList),
  paragraphItem: Type.Optional(Type.Array(ParagraphItem, { maxItems: MAX_GROUPS })),
  itemtype: Type.Optional(ItemType),
  searchType: Type.Optional(SearchType),
  searchContent: Type.Optional(Type.String({ maxLength: 200 })),
})

/**
 * One item of goods or services (docs/specification.md §3). `relateGroups` are the groups its group has a relation
 * with.
 */
export const GoodsItem = Type.Object({
  id: Type.Integer(),
  marktypenum: ClassNumber,
  groups: GroupCode,
  paragraph: Type.String({ description: 'Empty in a group without parts' }),
  cnName: Type.String(),
  enName: Type.String(),
  relateGroups: GroupList,
  description: Type.String(),
  itemNo: Type.String(),
})

/** `groups`, `paragraph` and `itemtype` are what the filters can still be set to. */
export const GoodsPage = Type.Object({
  details: Type.Object({ list: Type.Array(GoodsItem), total: Type.Integer() }),
  groups: Type.Array(SimilarGroup),
  paragraph: Type.Array(ParagraphItem),
  itemtype: Type.Array(ItemType),
  message: Type.Optional(Type.String({ description: 'For the notice dialog, in the language asked for' })),
})

export const RelatedGroupsSearch = Type.Object({
  groups: GroupList,
  marktypenum: Type.Optional(Type.Union([ClassNumber, ClassList])),
})
/** A group that another one is related to, and how (docs/specification.md §3). */
export const RelatedGroup = Type.Object({
  id: Type.Integer(),
  relateGroup: GroupCode,
  relateGroupDesc: Type.String(),
})
export const RelatedGroups = Type.Array(RelatedGroup)

export type SimilarGroup = Static<typeof SimilarGroup>
export type GroupParagraph = Static<typeof GroupParagraph>
export type ParagraphItem = Static<typeof ParagraphItem>
export type ItemType = (typeof ITEM_TYPES)[number]
export type GoodsSearch = Static<typeof GoodsSearch>
export type GoodsItem = Static<typeof GoodsItem>
export type GoodsPage = Static<typeof GoodsPage>
export type RelatedGroup = Static<typeof RelatedGroup>
