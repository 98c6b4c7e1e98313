import { useSyncExternalStore } from 'react'
import type { FieldKind } from '#contract/document-html.ts'
import type { DocumentTab } from '../document/document-tab.ts'

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

/** A text field that was edited, and what it was. */
export interface EditedText {
  position: number
  original: string
}

/** The fields of the open documents, as the panel shows them. It follows the typing at a short distance. */
export interface FieldStore {
  subscribe(listener: () => void): () => void
  /** The fields of one document after the other; the same list until something that it shows has changed. */
  read(): readonly FieldItem[]
  /** The text fields that are not as they were generated, where they stand now. */
  readEdited(tab: DocumentTab): EditedText[]
  /** Marks a field as reviewed, or takes the mark back. */
  toggleReviewed(key: string): void
  /** Scrolls the sheet to a field and selects it. */
  reveal(field: Pick<FieldItem, 'tab' | 'key'>): void
}

const NO_FIELDS: readonly FieldItem[] = []
const neverChanges = () => () => undefined
const readNone = (): readonly FieldItem[] => NO_FIELDS

/** The fields of both documents; none before they are open. */
export const useFields = (store: FieldStore | null): readonly FieldItem[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNone)
