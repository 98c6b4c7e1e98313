import type { CitedMark } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import type { LawText } from '#domain/law/law-version.ts'

/** Whether two items are similar, with the note of the table that says so; `null` where the table is silent. */
export interface ItemSimilarity {
  isSimilar: boolean | null
  note: LawText | null
}

/** What drafting asks of a classification of goods and services (domain.md §6). */
export interface ClassificationLookup {
  /** Name of the edition, as printed: 尼斯分类第十三版（2026文本）. */
  edition: LawText
  /** The item of a name as it stands, in each place it has, in one class where that is known; none for a name the table does not have. */
  placesOf: (name: string, niceClass: number | undefined) => readonly PlacedGoods[]
  /** The title of a similar group; null for none of the table's. */
  groupTitle: (group: string) => LawText | null
  relationOf: (own: PlacedGoods, earlier: PlacedGoods) => ItemSimilarity
}

/** What the register says of the rights in a mark, and on which day it was read. */
export interface RightsStatus extends LawText {
  asOf: string
}

/** Asks the register for a cited mark; null where no register is loaded or it does not have the mark. */
export type RegisterLookup = (citedMark: CitedMark) => RightsStatus | null
