import { type Static, Type } from 'typebox'
import { FormValue } from './document-form.ts'
import { EXPORT_KINDS, FIELD_KINDS } from './document-html.ts'

const Field = {
  key: Type.String({ description: 'name#index, the index counting the fields of that name over both documents' }),
  label: Type.String(),
  kind: Type.Enum(FIELD_KINDS),
}

/** A field whose value is another in the uploaded file than in the one that was exported, as the form data has both. */
export const WordChange = Type.Object({ ...Field, before: FormValue, after: FormValue })

/**
 * A field that is not taken from the file: its control is gone (`missing`), or stands there more than once with different
 * texts (`doubled`), or says what is none of its wordings (`unfitting`).
 */
export const WordDoubt = Type.Object({
  ...Field,
  reason: Type.Enum(['missing', 'doubled', 'unfitting'] as const),
  text: Type.String({ description: 'what the file says there' }),
})

/** What an uploaded Word file says otherwise than the documents it was made of. */
export const WordComparison = Type.Object({
  type: Type.Enum(EXPORT_KINDS),
  revision: Type.Integer({ minimum: 0, description: 'revision of the draft it was made of; 0: as generated' }),
  isKnown: Type.Boolean({
    description: 'whether that revision is still kept; if not, the draft as it stands is compared',
  }),
  changes: Type.Array(WordChange),
  doubts: Type.Array(WordDoubt),
  /** Lines outside of all fields, a field standing there as its label in brackets. They are told and not taken. */
  outside: Type.Object({ removed: Type.Array(Type.String()), added: Type.Array(Type.String()) }),
})

export type WordChange = Static<typeof WordChange>
export type WordDoubt = Static<typeof WordDoubt>
export type WordComparison = Static<typeof WordComparison>
