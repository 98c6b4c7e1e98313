import type { FeeId } from '../../law/fee-table.ts'
import type { LawText } from '../../law/law-version.ts'

/** A thing the attorney can do about a refusal (domain.md §4.1, O1–O12). `{goods}` stands for goods, services or both. */
export interface Option {
  id: string
  name: LawText
  when: LawText
  /** Official fees it costs beside the one for review; none for an argument inside the review. */
  fees: readonly FeeId[]
  time: LawText
  evidence: LawText
  risk: LawText
}
