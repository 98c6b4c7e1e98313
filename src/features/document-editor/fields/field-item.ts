import type { FieldKind } from '#contract/document-html.ts'

/** One field as a row of the panel. */
export interface FieldItem {
  /** `name#index`, the index counting the fields of that name over both documents. */
  key: string
  kind: FieldKind
  label: string
  /** Text of the heading (h2) it stands under; empty before the first. */
  chapter: string
  /** Its value in words of the document. */
  value: string
  source: string | null
  isEmpty: boolean
  isRequired: boolean
  /** It stands in a switched-off part, which the export leaves out. */
  isOff: boolean
  isReviewed: boolean
}
