import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { CitedMark, Notice } from '#contract/notice.ts'
import type { Firm } from '#contract/settings.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import type { MarkComparison } from '../similarity/compare-marks.ts'
import type { GoodsItem } from './goods/goods-items.ts'
import type { GoodsOverlap } from './goods/goods-overlap.ts'
import type { Language } from './language.ts'
import type { ClassificationLookup, RegisterLookup } from './lookups.ts'

/** What the documents of one notice are made from. */
export interface DraftInput {
  notice: Notice
  deadline: Deadline
  type: ServiceType
  /** Day of receipt (paper) or of dispatch (electronic), as the attorney gave it. */
  receiveDay: string
  isEn: 0 | 1
  /** Who acts in the review; what is not entered is left out. */
  firm?: Firm
  /** Where goods stand in the classification; without it their similar groups are asked for. */
  classification?: ClassificationLookup
  /** Rights status of cited marks; without it the status is asked for. */
  register?: RegisterLookup
  /** Called after each cited mark has been compared. */
  onCompare?: (index: number, total: number, citedMark: CitedMark) => void
}

/** The input with what every section needs worked out once. */
export interface Draft extends Omit<DraftInput, 'onCompare'>, Language {
  /** The Trademark Law in force on the notice's date. */
  law: LawVersion
  /** One for each cited mark, in the notice's order. */
  comparisons: readonly MarkComparison[]
  /** The refused goods beside those of each cited mark. */
  overlaps: readonly GoodsOverlap[]
  /** The goods of the notice, each once, with what stands in their way. */
  goods: readonly GoodsItem[]
}
