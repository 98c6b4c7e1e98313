import type { Firm } from '#contract/account.ts'
import type { Deadline, ServiceType } from '#contract/deadline.ts'
import type { CitedMark, Notice } from '#contract/notice.ts'
import type { StoredPicture } from '#contract/rejection.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import type { CitedFacts } from '#domain/mark/cited-facts.ts'
import type { CitedTimeline } from '#domain/mark/cited-timeline.ts'
import type { MarkComparison } from '../similarity/compare-marks.ts'
import type { GoodsItem } from './goods/goods-items.ts'
import type { GoodsOverlap } from './goods/goods-overlap.ts'
import type { Language } from './language.ts'
import type { ClassificationLookup, RegisterLookup } from './lookups.ts'
import type { DraftReason } from './reasons.ts'

/** A stored picture of marks, its size in pixels, and their paths in the notice: `mark` or `citedMarks.0.mark`. */
interface MarkPicture extends StoredPicture {
  facts: readonly string[]
}

/** Holds the facts that the documents of one notice are drafted from. */
export interface DraftInput {
  notice: Notice
  deadline: Deadline
  type: ServiceType
  /** The day of receipt (paper) or of dispatch (electronic), as the attorney gave it. */
  receiveDay: string
  isEn: 0 | 1
  /** The firm that acts in the review; particulars that are not entered are left out. */
  firm?: Firm
  /** Pictures of marks, each with the paths of the marks it shows; for others the attorney's own are asked. */
  pictures?: readonly MarkPicture[] | undefined
  /** Without a classification the similar groups of goods are asked for. */
  classification?: ClassificationLookup
  /** Without a register the rights status of cited marks is asked for. */
  register?: RegisterLookup
  /** Is called after each comparison with a cited mark. */
  onCompare?: (index: number, total: number, citedMark: CitedMark) => void
}

/** Adds to the input what several sections need, worked out once. */
export interface Draft extends Omit<DraftInput, 'onCompare'>, Language {
  /** The Trademark Law in force on the notice's date. */
  law: LawVersion
  /** The notice's date could not be read: which law governs it is asked for, and no text of law is quoted. */
  isLawAsked: boolean
  /** The reasons of the notice, each with its goods and its cited marks. */
  reasons: readonly DraftReason[]
  /** The facts of each cited mark, and what its record allows on the last day for review, in the notice's order. */
  citedFacts: readonly CitedFacts[]
  timelines: readonly CitedTimeline[]
  /** One comparison for each cited mark, in the notice's order. */
  comparisons: readonly MarkComparison[]
  /** The refused goods beside those of each cited mark, in the notice's order. */
  overlaps: readonly GoodsOverlap[]
  /** The goods of the notice, each once, with its obstacles. */
  goods: readonly GoodsItem[]
}
