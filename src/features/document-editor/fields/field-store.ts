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
  /** The field stands in a switched-off part, which the export leaves out. */
  isOff: boolean
  isReviewed: boolean
  /** The value differs from the generated one. */
  isEdited: boolean
}

/**
 * Returns whether the field is empty and the export would miss its value. An optional field can be reviewed as empty.
 */
export const needsInput = ({ isEmpty, isOff, isRequired, isReviewed }: FieldItem): boolean =>
  isEmpty && !isOff && (isRequired || !isReviewed)

/** An edited text field: its position and its generated value. */
export interface EditedText {
  position: number
  original: string
}

/** The fields of the open documents for the panel. They follow typing after a short delay. */
export interface FieldStore {
  subscribe(listener: () => void): () => void
  /**
   * Returns the fields, first those of the first document. The array stays the same until something it shows changes.
   */
  read(): readonly FieldItem[]
  /** Returns the text fields that differ from their generated values, with their present positions. */
  readEdited(tab: DocumentTab): EditedText[]
  /** Marks a field as reviewed, or takes the mark back. */
  toggleReviewed(key: string): void
  /** Returns the required fields that were generated and stand in the documents no more; the same list until it changes. */
  readMissing(): readonly FieldItem[]
  /** Puts a missing field back where it stood. */
  putBack(field: Pick<FieldItem, 'tab' | 'key'>): void
  /** Scrolls the sheet to a field and selects it. */
  reveal(field: Pick<FieldItem, 'tab' | 'key'>): void
}

const NO_FIELDS: readonly FieldItem[] = []
const neverChanges = () => () => undefined
const readNone = (): readonly FieldItem[] => NO_FIELDS

/** Returns the required fields that are missing, none before they are known. */
export const useMissingFields = (store: FieldStore | null): readonly FieldItem[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.readMissing ?? readNone)

/** Returns the fields of both documents, none before they are open. */
export const useFields = (store: FieldStore | null): readonly FieldItem[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNone)
