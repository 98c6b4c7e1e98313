import { type Static, Type } from 'typebox'
import { FormValue } from './document-form.ts'
import { EXPORT_KINDS, FIELD_KINDS } from './document-html.ts'
import { Nullable } from './envelope.ts'
import type { DocumentJson } from './rejection.ts'

const Field = {
  key: Type.String({ description: 'name#index, the index counting the fields of that name over both documents' }),
  label: Type.String(),
  kind: Type.Enum(FIELD_KINDS),
}

/** Who changed something under Word's tracking, and the day (`2026-11-25`); `""` where the file does not say. */
const Author = Type.Object({ author: Type.String(), day: Type.String() })

/** A field whose value is another in the uploaded file than in the one that was exported, as the form data has both. */
export const WordChange = Type.Object({
  ...Field,
  before: FormValue,
  after: FormValue,
  tracked: Type.Optional(Type.Array(Author)),
})

/**
 * A field that is not taken from the file: its control is gone (`missing`), or stands there more than once with different
 * texts (`doubled`), or says what is none of its wordings (`unfitting`).
 */
export const WordDoubt = Type.Object({
  ...Field,
  reason: Type.Enum(['missing', 'doubled', 'unfitting'] as const),
  text: Type.String({ description: 'what the file says there' }),
})

/** A paragraph or heading as it was exported: its number over both documents, and its place among those of its document. */
const ProseBlock = {
  number: Type.Integer({ minimum: 0 }),
  node: Type.Unsafe<DocumentJson>({ type: 'object', additionalProperties: true }),
  order: Type.Integer({ minimum: 0 }),
}

/**
 * Paragraphs that Word has otherwise. `before` are those exported, one under the other, none of an insertion; `after` is what
 * Word has in their place, in the field markup, with the fields of `before`, `""` for a deletion. `anchor` is the paragraph
 * beside which a moved or an inserted one stands. `isListed`: what is inserted are items of a list. `heading` is the one above.
 * New rows of a table stand in `after` as a table beside the row of `anchor`; of a removed row or table `before` has the
 * paragraphs with words.
 */
const Prose = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['edited', 'inserted', 'deleted', 'moved', 'rowInserted', 'rowDeleted', 'tableDeleted'] as const),
  document: Type.Enum(['analysis', 'reason'] as const),
  heading: Type.String(),
  before: Type.Array(Type.Object(ProseBlock)),
  after: Type.String(),
  anchor: Nullable(Type.Object({ ...ProseBlock, side: Type.Enum(['before', 'after'] as const) })),
  isListed: Type.Boolean(),
  tracked: Type.Array(Author),
})

/**
 * Rows that are told and not taken over, one after the other: they hold a field (`field`), another table (`table`), what is
 * more than words (`content`) or merged cells (`merged`), have other columns than the table (`columns`), or are of a table
 * that is new (`newTable`).
 */
const UntakenRow = Type.Object({
  kind: Type.Enum(['added', 'removed'] as const),
  reason: Type.Enum(['field', 'table', 'content', 'merged', 'columns', 'newTable'] as const),
  cells: Type.Array(Type.String()),
})

/** The differences between an uploaded Word file and the documents it was made of. */
export const WordComparison = Type.Object({
  type: Type.Enum(EXPORT_KINDS),
  revision: Type.Integer({ minimum: 0, description: 'revision of the draft it was made of; 0: as generated' }),
  isKnown: Type.Boolean({
    description: 'whether that revision is still kept; if not, the draft as it stands is compared',
  }),
  changes: Type.Array(WordChange),
  doubts: Type.Array(WordDoubt),
  /** Changes to what stands outside of the fields. */
  prose: Type.Array(Prose),
  rows: Type.Array(UntakenRow),
  /** Further lines outside of the fields, a field standing there as its label in brackets. They are told and not taken. */
  outside: Type.Object({ removed: Type.Array(Type.String()), added: Type.Array(Type.String()) }),
})

export type WordChange = Static<typeof WordChange>
export type WordAuthor = Static<typeof Author>
export type WordProse = Static<typeof Prose>
export type WordProseBlock = Pick<WordProse['before'][number], 'number' | 'node' | 'order'>
export type WordDoubt = Static<typeof WordDoubt>
export type UntakenRow = Static<typeof UntakenRow>
export type WordComparison = Static<typeof WordComparison>
