import type { FormValues } from '#contract/document-form.ts'
import type { EditedParts } from './document-parts.ts'
import type { OpenText } from './journal.ts'

/** What there is to keep and to save, as it stands at each call. */
export interface DraftSource {
  /** Cheap, however long the documents are. */
  readEdited(): EditedParts
  readForm(): FormValues
  readOpenTexts(): OpenText[]
}

/** A source as it stands now, for good: the editors go, and what they held is still to be kept and sent. */
export const freezeSource = (source: DraftSource): DraftSource => {
  const edited = source.readEdited()
  const form = source.readForm()
  const openTexts = source.readOpenTexts()
  return { readEdited: () => edited, readForm: () => form, readOpenTexts: () => openTexts }
}
