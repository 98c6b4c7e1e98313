import type { CitedMark } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { KnownMark } from '#domain/mark/cited-facts.ts'

/** Says whether two items are similar, with the note of the table that decides; `null` where the table is silent. */
interface ItemSimilarity {
  isSimilar: boolean | null
  note: LawText | null
}

/** Answers what drafting asks of a classification of goods and services (docs/law.md §6). */
export interface ClassificationLookup {
  /** The name of the edition as printed: 尼斯分类第十三版（2026文本）. */
  edition: LawText
  /**
   * Returns the item of a name in each place it has, in one class where that is known; none for a name that the table
   * does not have.
   */
  placesOf: (name: string, niceClass: number | undefined) => readonly PlacedGoods[]
  /** Returns the title of a similar group; null for a group that the table does not have. */
  groupTitle: (group: string) => LawText | null
  relationOf: (own: PlacedGoods, earlier: PlacedGoods) => ItemSimilarity
}

/** Says in words how the rights in a mark stand in the register, and on which day the register was read. */
export interface RightsStatus extends LawText {
  asOf: string
  /** The record itself, where the register is one of marks in China. */
  mark?: KnownMark
}

/** Looks a cited mark up in the register; null where no register is loaded or it does not have the mark. */
export type RegisterLookup = (citedMark: CitedMark) => RightsStatus | null
