import type { DocumentTab } from '../document-tab.ts'
import type { FieldItem } from './field-item.ts'

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
