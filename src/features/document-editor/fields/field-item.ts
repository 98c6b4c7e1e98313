import type { FieldKind } from '#contract/document-html.ts'
import type { DocumentTab } from '../document-tab.ts'

/** One field as a row of the panel. */
export interface FieldItem {
  /** `name#index`, the index counting the fields of that name over both documents. */
  key: string
  /** The document it stands in. */
  tab: DocumentTab
  kind: FieldKind
  label: string
  /** Text of the heading (h2) it stands under; empty before the first. */
  chapter: string
  /** Its value in the words of the document: true and false for a switch, the total for checkboxes. */
  value: string | boolean
  source: string | null
  /** Fields of one link change together. */
  link: string | null
  isEmpty: boolean
  isRequired: boolean
  /** It stands in a switched-off part, which the export leaves out. */
  isOff: boolean
  isReviewed: boolean
  /** It is not as it was generated. */
  isEdited: boolean
}

/** Nothing is filled in that the export would miss. What is optional may be reviewed as empty. */
export const needsInput = ({ isEmpty, isOff, isRequired, isReviewed }: FieldItem): boolean =>
  isEmpty && !isOff && (isRequired || !isReviewed)
