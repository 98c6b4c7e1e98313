import type { Editor } from '@tiptap/core'
import type { FormValues } from '#contract/document-form.ts'
import type { DocumentTab } from './document-tab.ts'
import type { FieldStore } from './fields/field-store.ts'

/** What the page may ask of the open documents; null until they are open. */
export interface DocumentEditorHandle {
  /** Saves all edits; resolves with the confirmed revision (0: nothing was ever edited), rejects with the call's error. */
  saveNow(): Promise<number>
  /** Form data of both documents as they stand. */
  readFormValues(): FormValues
  /** Undo and redo act on the document that is shown. */
  undo(): void
  redo(): void
  /** In a conflict: opens both versions side by side, to choose one. */
  compare(): void
  /** Opens the list of earlier versions. */
  showVersions(): void
  /** Whether a document quotes a source (`data-source`) outside its fields. */
  isQuoted(tab: DocumentTab, source: string): boolean
  /** Scrolls the sheet to where it does. */
  revealQuoted(tab: DocumentTab, source: string): void
  /** For what changes many fields at once. */
  readonly editors: Readonly<Record<DocumentTab, Editor>>
  /** For the fields panel. */
  readonly fields: FieldStore
}
