import type {
  GoodsItem,
  GroupParagraph,
  ItemType,
  ParagraphItem,
  RelatedGroup,
  SimilarGroup,
} from '#contract/classification.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'

/** The two ways into a search: classes and their groups, or goods (docs/specification.md §2). */
export type SearchMode = 'class' | 'goods'
export type WizardStep = 'mode' | 'names' | 'classes' | 'goods' | 'related' | 'preview'

/** The uploaded picture. It is only shown; the request has no place for it (docs/specification.md §3). */
export interface MarkImage {
  name: string
  base64: string
}

/** Chosen goods: items, whole parts of groups, whole groups. */
export interface Basket {
  items: readonly GoodsItem[]
  parts: readonly ParagraphItem[]
  groups: readonly string[]
}

/** The search as it was entered; `marknames` holds the rows of the list, blank ones included. */
export interface WizardForm {
  marknames: readonly string[]
  /** The applicant's type: 0 for a company, 1 for an individual. */
  type: 0 | 1
  subject: string
  /** Rows of the list, blank ones included: names that the applicant bore before. */
  formerNames: readonly string[]
  address: readonly string[]
  image: MarkImage | null
  categories: readonly number[]
  groups: readonly string[]
  paragraphs: readonly ParagraphItem[]
  basket: Basket
  relateGroups: readonly string[]
  /** Whether related groups are searched too: 1 yes, 2 no; in goods mode only. */
  relateWithGroup: 1 | 2
  email: string
  /** The registers that are asked; none for those that are asked by default. */
  registers: readonly number[]
}

/** Which of the finer choices narrow the search. Without them it is as wide as the coarser ones. */
interface Designations {
  groups: boolean
  paragraphs: boolean
  goods: boolean
  related: boolean
}

/** The options loaded so far. */
export interface WizardOptions {
  addresses: readonly string[]
  groups: Readonly<Record<string, readonly SimilarGroup[]>>
  paragraphs: Readonly<Record<string, readonly GroupParagraph[]>>
  related: readonly RelatedGroup[]
}

/** The filter of the goods list, within the earlier choices. */
export interface GoodsFilter {
  pageNum: number
  pageSize: number
  marktypenum: number | null
  groups: readonly string[]
  paragraphs: readonly ParagraphItem[]
  itemtype: ItemType
  searchType: 0 | 1
  searchContent: string
}

/** The problems that keep the user on a step (docs/specification.md §5). */
export type WizardProblem =
  | 'nameMissing'
  | 'tooManyNames'
  | 'classMissing'
  | 'groupMissing'
  | 'goodsMissing'
  | 'emailWrong'

export interface WizardState {
  mode: SearchMode
  step: WizardStep
  form: WizardForm
  designates: Designations
  options: WizardOptions
  goodsFilter: GoodsFilter
  /** Groups in scope whose relations are not listed. */
  unrelated: readonly string[]
  problem: WizardProblem | null
}

/** Goods search types of the wire (docs/specification.md §9). */
export const IDENTICAL = 0
export const INCLUDED = 1

export const FIRST_GOODS_FILTER: GoodsFilter = {
  pageNum: FIRST_PAGE,
  pageSize: PAGE_SIZE,
  marktypenum: null,
  groups: [],
  paragraphs: [],
  itemtype: 'all',
  searchType: INCLUDED,
  searchContent: '',
}

export const EMPTY_BASKET: Basket = { items: [], parts: [], groups: [] }

export const FIRST_STATE: WizardState = {
  mode: 'class',
  step: 'mode',
  form: {
    marknames: [''],
    type: 0,
    subject: '',
    formerNames: [''],
    address: [],
    image: null,
    categories: [],
    groups: [],
    paragraphs: [],
    basket: EMPTY_BASKET,
    relateGroups: [],
    relateWithGroup: 1,
    email: '',
    registers: [],
  },
  designates: { groups: false, paragraphs: false, goods: false, related: false },
  options: { addresses: [], groups: {}, paragraphs: {}, related: [] },
  goodsFilter: FIRST_GOODS_FILTER,
  unrelated: [],
  problem: null,
}
